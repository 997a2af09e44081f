import { expect, it } from 'vitest';
import { effectsOf, hasSign, toFigure } from './effects.ts';

const told = (abstract: string) =>
  effectsOf(abstract).map(({ outcome, quantity }) => [outcome, quantity.value]);

it('gives each of listed outcomes the number in its place', () => {
  expect(
    told(
      'RESULTS: Hazard ratios for stroke, death, and myocardial infarction were 0.75 (95% CI 0.65 to 0.86), 0.83 (95% CI 0.71 to 0.97), and 0.90 (95% CI 0.80 to 1.01), respectively.',
    ),
  ).toEqual([
    ['stroke', 0.75],
    ['death', 0.83],
    ['myocardial infarction', 0.9],
  ]);
});

it.each([
  ['Cord milking did not change death before discharge', 'death before discharge'],
  ['Yoga did not significantly reduce fatigue', 'fatigue'],
  ['Sealants prevented caries', 'caries'],
])('is not of who acts: %s', (said, outcome) => {
  expect(told(`RESULTS: ${said} (OR 0.73, 95% CI 0.44 to 1.20) compared with no treatment.`)).toEqual([
    [outcome, 0.73],
  ]);
});

it('leaves together what is no list of as many outcomes', () => {
  const outcomes = told(
    'RESULTS: Hazard ratios for stroke or death were 0.75 (95% CI 0.65 to 0.86) and 0.83 (95% CI 0.71 to 0.97) in the two cohorts.',
  ).map(([outcome]) => outcome);
  expect(new Set(outcomes).size).toBe(1);
});

it.each([
  ['ratio for death and stroke was', 'at 1 year', 'at 5 years'],
  ['ratios for death and stroke were', 'in men', 'in women'],
  ['ratios for death and stroke were', 'unadjusted', 'adjusted'],
  ['ratio for death and stroke was', '', ''],
  ['ratios for death and stroke were', '', 'in men and women, respectively'],
])('gives outcomes no number of a group or a time: hazard %s … %s … %s', (head, first, second) => {
  const numbers = `0.75 (95% CI 0.65 to 0.86) ${first} and 0.83 (95% CI 0.71 to 0.97) ${second}`;
  const outcomes = told(`RESULTS: The hazard ${head} ${numbers.replace(/ {2,}/g, ' ').trim()}.`);
  expect(outcomes).toHaveLength(2);
  expect(outcomes.map(([outcome]) => outcome)).not.toContain('stroke');
});

it.each([
  'Hazard ratios for death and stroke were 0.75 and 0.83.',
  'HRs for death and stroke were 0.75 (95% CI, 0.65-0.86; P<.001) and 0.83 (95% CI, 0.71-0.97), respectively.',
  'The hazard ratio for death and stroke was 0.75 (0.65 to 0.86) and 0.83 (0.71 to 0.97), respectively.',
])('gives them those that are told in turn: %s', (sentence) => {
  expect(told(`RESULTS: ${sentence}`)).toEqual([
    ['death', 0.75],
    ['stroke', 0.83],
  ]);
});

it('takes neither what was planned nor what an earlier study found for a finding', () => {
  const own = 'The hazard ratio for death was 0.97 (95% CI 0.88 to 1.06).';
  for (const others of [
    'RESULTS: The power calculation assumed a hazard ratio for death of 0.80.',
    'RESULTS: The trial was powered to detect a hazard ratio for death of 0.80.',
    'A previous meta-analysis found a hazard ratio for death of 0.70 (95% CI 0.60 to 0.80).',
  ])
    expect(told(`${others} ${own}`)).toEqual([['death', 0.97]]);
});

it.each([
  'Despite the small sample sizes, the hazard ratio for death was 0.97 (95% CI 0.88 to 1.06).',
  'Although the trial was powered to detect a larger effect, the hazard ratio for death was 0.97.',
  'Although a previous trial found a hazard ratio for death of 0.70, the hazard ratio for death was 0.97.',
  'The trial was powered to detect a hazard ratio for death of 0.70, but in our patients the hazard ratio for death was 0.97.',
])('takes for a finding what stands beside a plan or an earlier study: %s', (sentence) => {
  expect(told(`RESULTS: ${sentence}`)).toEqual([['death', 0.97]]);
});

it.each([
  'A previous trial found hazard ratios of 0.70 for death, but of 0.90 for stroke.',
  'While the trial was powered to detect a hazard ratio for death of 0.70, few died.',
  'Since a pilot study found a hazard ratio for death of 0.70, more were enrolled.',
])('takes no number of theirs for one: %s', (sentence) => {
  expect(told(`RESULTS: ${sentence}`)).toEqual([]);
});

it.each([
  'The least-squares mean ratio of the difference in the change from baseline was 0.71 (95% CI, 0.61 to 0.82).',
  'Proteinuria fell (least-squares mean ratio of the difference in the change from baseline, 0.71; 95% CI, 0.61 to 0.82).',
  'The geometric mean ratio for the difference in antibody titre between the groups was 1.84 (95% CI, 1.51 to 2.24).',
  'The odds ratio for the between-group difference was 0.71 (95% CI, 0.61 to 0.82).',
])('takes a ratio of a difference for no difference: %s', (sentence) => {
  const kinds = effectsOf(`RESULTS: ${sentence}`).map(({ quantity }) => quantity.kind);
  expect(kinds.filter((kind) => !kind.endsWith('-ratio'))).toEqual([]);
});

it.each([
  'No statistically significant difference was found except for infections (odds ratio, 1.33; 95% CI, 1.01-1.75).',
  'After propensity-score matching there was no difference (hazard ratio 0.90, 95% CI 0.73-1.11).',
  'There was no significant interaction between patients with heart disease (hazard ratio, 0.85; 95% CI, 0.71-1.01) and others.',
  'There was no interaction between women (hazard ratio, 0.85; 95% CI, 0.70-1.03) and men (hazard ratio, 0.92; 95% CI, 0.70-1.21).',
  'A sustained fall of 57% from baseline, or renal death (hazard ratio, 0.77; 95% CI, 0.67-0.88), was rarer.',
])('gives an effect no label that is no outcome: %s', (sentence) => {
  const labels = told(`RESULTS: ${sentence}`).flatMap(([outcome, value]) => (value === 57 ? [] : [outcome]));
  expect(new Set(labels)).toEqual(new Set(['']));
});

it.each([
  ['Change from baseline in HbA1c was -0.7% (95% CI -0.9 to -0.5).', 'HbA1c'],
  [
    'The change in body weight from baseline to week 68 was -12.4 kg (95% CI, -13.4 to -11.5).',
    'body weight',
  ],
  ['The difference in pain from baseline at month 6 was -1.2 points (95% CI, -1.6 to -0.8).', 'pain'],
  ['The difference in walking distance at week 24 was 31 m (95% CI, 12 to 50).', 'walking distance'],
  [
    'The hazard ratio for fractures other than of the toe was 0.81 (95% CI 0.70 to 0.93).',
    'fractures other than of the toe',
  ],
  ['The odds ratio for death in women was 0.81 (95% CI 0.70 to 0.93).', 'death in women'],
])('and keeps what is one: %s', (sentence, outcome) => {
  expect(told(`RESULTS: ${sentence}`)[0]?.[0]).toBe(outcome);
});

it.each([
  [
    'what counts as an outcome',
    'RESULTS: EGFR decline of 50%, kidney failure or renal death was seen in fewer of the treated.',
  ],
  [
    'what counts, lasting',
    'RESULTS: Kidney failure, a lasting fall of 40% in filtration or renal death was less frequent.',
  ],
])('takes %s for no effect', (_what, abstract) => {
  expect(effectsOf(abstract)).toEqual([]);
});

it.each([
  ['RESULTS: LDL cholesterol dropped by 59%.', 'LDL cholesterol', -59],
  ['RESULTS: Bempedoic acid reduced LDL cholesterol by 18%.', 'LDL cholesterol', -18],
  ['RESULTS: Hospitalisation rose by 12%.', 'Hospitalisation', 12],
])('names what changed, and which way: %s', (abstract, outcome, value) => {
  const [effect] = effectsOf(abstract);
  expect(effect?.outcome).toBe(outcome);
  expect(effect && toFigure(effect).value).toBe(value);
});

it('takes a lasting effect for one where nothing else is counted with it', () => {
  expect(told('RESULTS: There was a sustained reduction of 40% in seizures.')).toEqual([['seizures', 40]]);
});

const changes = (abstract: string) =>
  effectsOf(abstract).map((effect) => {
    const { high, low, value } = toFigure(effect);
    return hasSign(effect) ? [value, low, high] : null;
  });

it.each([
  ['RESULTS: Falls were reduced by 59% (95% CI 28 to 81).', [[-59, -81, -28]]],
  ['RESULTS: The tablet lowered wheeze by 31% and night waking by 12%.', [[-31], [-12]]],
  [
    'RESULTS: Peak exposure fell by a mean of 57% (SD 19) and the 8-hour trough by 81% (SD 16).',
    [[-57], [-81]],
  ],
  ['RESULTS: Events were 14% lower and bleeding was 12% higher.', [[-14], [12]]],
  ['RESULTS: Admissions rose by 22% with the programme, while deaths fell by 9%.', [[22], [-9]]],
  [
    'RESULTS: There were 43 percent fewer clots (P=0.04) and 32 percent fewer strokes (P=0.01).',
    [[-43], [-32]],
  ],
  [
    'RESULTS: Dosing showed a lower risk, by 30% for hip fracture (95% CI 14 to 42) and by 14.5% for others (95% CI 4 to 24).',
    [
      [-30, -42, -14],
      [-14.5, -24, -4],
    ],
  ],
  ['RESULTS: The compound extended median lifespan by 14%.', [[14]]],
  ['RESULTS: Intake at lunch was 35% lower than with placebo.', [[-35]]],
  ['RESULTS: Ferritin changed by -23% with the drug.', [[-23]]],
  [
    'RESULTS: The relative risk reduction of lower respiratory infection was 40% (95% CI 11 to 60).',
    [[-40, -60, -11]],
  ],
])('gives a relative change its sign in %j', (abstract, expected) => {
  expect(changes(abstract)).toEqual(expected.map(([value, low = null, high = null]) => [value, low, high]));
});

it('knows no sign of a change that no word gives one', () => {
  expect(changes('RESULTS: Symptoms changed by 18% with the drug.')).toEqual([null]);
  expect(changes('RESULTS: The drug did not reduce relapses by 20%.').flat()).not.toContain(20);
});

it.each([
  ['Zinc had no effect on common colds (relative risk 1.00; 95% CI 0.93 to 1.07).', ['common colds']],
  ['Folate use was not associated with total stroke (hazard ratio 0.96; 95% CI 0.89 to 1.04).', ['stroke']],
  ['Statins were more effective than placebo for death (RR 0.86; 95% CI 0.79 to 0.93).', ['death']],
  ['The hazard ratio was 0.72 (95% CI 0.54 to 0.96) with olive oil.', ['']],
  ['In nine larger trials the response rate ratio was 1.28 (95% CI 1.10 to 1.49).', ['response']],
  [
    'Response was likelier than with older drugs (RR 1.02; 95% CI 0.9 to 1.2) or SNRIs (RR 0.53; 95% CI 0.34 to 0.83).',
    [expect.any(String), ''],
  ],
  [
    'Vitamin D reduced the proportion with at least one infection (OR 0.88; 95% CI 0.81 to 0.96).',
    ['infection'],
  ],
  [
    'Hip fracture risk did not differ for zinc (RR 1.5; 95% CI 0.9 to 2.4), for vitamin E (RR 1.2; 95% CI 0.9 to 1.5) or for the two combined (RR 1.1; 95% CI 0.8 to 1.4).',
    ['Hip fracture (zinc)', 'Hip fracture (vitamin E)', 'Hip fracture (two combined)'],
  ],
  [
    'The risk did not differ for stroke (HR 0.9; 95% CI 0.7 to 1.1) or for death (HR 1.1; 95% CI 0.8 to 1.4).',
    ['stroke', 'death'],
  ],
])('takes no drug, count or fragment for an outcome in %j', (sentence, expected) => {
  expect(told(`RESULTS: ${sentence}`).map(([outcome]) => outcome)).toEqual(expected);
});

it.each([
  'The score fell by 14.4 points (SD 8.8), 57%, with hypericum and by 11.4 points (SD 8.6), 45%, with paroxetine.',
  'Body weight decreased by 6.1 kg with the diet and by 2.3 kg in controls.',
  'Pressure dropped by 9 mmHg on the drug versus 4 mmHg on placebo.',
])('takes a change within one arm for no difference: %s', (sentence) => {
  expect(
    effectsOf(`RESULTS: ${sentence}`).filter(({ quantity }) => quantity.kind === 'mean-difference'),
  ).toEqual([]);
});

it('keeps a difference between arms', () => {
  expect(told('RESULTS: LDL was lowered by 1.0 mmol/L with the drug compared with placebo.')).toEqual([
    ['LDL', 1],
  ]);
});
