import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../testing/growth.ts';
import { judgeSupport } from '../support/judge-support.ts';
import { compareNumbers } from './compare-numbers.ts';

const standing = (abstract: string, statement: string) =>
  compareNumbers(statement, abstract, { title: '' }).flatMap(({ state, text }) =>
    state === 'stands' ? text : [],
  );
const supports = (abstract: string, statement: string) =>
  judgeSupport(statement, abstract, { title: '' }).relation === 'supports';

const diabetes = [
  'METHODS: Adults with type 2 diabetes received dulaglutide or placebo for 26 weeks.',
  'RESULTS: HbA1c changed by -1.4% in the dulaglutide group and by -0.5% in the placebo group (difference, -0.9 percentage points; 95% CI, -1.1 to -0.7).',
  'Body weight changed by -3.3 kg with dulaglutide and by -1.0 kg with placebo.',
].join(' ');
const psoriasis = [
  'METHODS: Adults with plaque psoriasis received risankizumab or ustekinumab.',
  'RESULTS: Risankizumab was more effective than ustekinumab for clear skin (odds ratio, 4.2; 95% CI, 2.5 to 7.0).',
].join(' ');
const asthma = [
  'METHODS: Adults with asthma received albuterol, budesonide maintenance or budesonide-formoterol as needed.',
  'RESULTS: The annualized exacerbation rate with budesonide-formoterol was lower than that in the albuterol group (relative rate, 0.49; 95% CI, 0.33 to 0.72).',
  'It did not differ from the budesonide maintenance group (relative rate, 1.12; 95% CI, 0.70 to 1.79).',
].join(' ');
const lungs = [
  'METHODS: Adults with lung cancer received osimertinib or chemotherapy.',
  'RESULTS: The objective response rate was 25% with osimertinib and 5% with chemotherapy.',
  'Treatment-related adverse events of grade 3 or 4 occurred in 19% and 37%, respectively.',
].join(' ');
const colitis =
  'RESULTS: At week 8 clinical remission was reached by 18.5% of those given tofacitinib and 8.2% of those given placebo.';
const falls = [
  'RESULTS: Among older adults, use of gabapentin was associated with falls (odds ratio, 1.42; 95% CI, 1.20 to 1.68).',
  'Hemoglobin increased by 1.2 g/dL with roxadustat.',
  'Dapagliflozin lowered hospitalization (hazard ratio, 0.74; 95% CI, 0.65 to 0.85).',
].join(' ');
const exposure = [
  'RESULTS: Each 5 kg/m2 higher BMI was associated with kidney cancer (hazard ratio, 1.62; 95% CI, 1.50 to 1.75).',
  'Every additional cup of coffee per day lowered the risk of gout by 6%.',
  'For each 1 mmol/L reduction in LDL cholesterol, major vascular events fell by 22%.',
].join(' ');
const sleep = [
  'BACKGROUND: Insomnia persists in 40% of adults who are treated in general practice.',
  'METHODS: Adults with insomnia received suvorexant or placebo. Assuming that 22% of the placebo group would recover, 400 people gave a power of 90% to detect a relative risk of 1.45.',
  'RESULTS: Recovery was seen in 96 (48%) of 200 on suvorexant and 62 (31%) of 200 on placebo (difference 17.0%, 95% CI 7.6 to 26.4).',
  'Sleep time was longer with suvorexant, with a mean difference at week 4 of 19.5 minutes (95% CI 11.2 to 27.8).',
  'The study had 80% power to detect a hazard ratio for falls of 1.85.',
].join(' ');

describe('a number that is told otherwise than where it stands', () => {
  it.each([
    [
      'one group’s change as the difference',
      diabetes,
      'Compared with placebo, dulaglutide lowered HbA1c by 1.4%.',
      '1.4%',
    ],
    [
      'one group’s change as the difference',
      diabetes,
      'Dulaglutide lowered body weight by 3.3 kg versus placebo.',
      '3.3 kg',
    ],
    [
      'sides exchanged',
      psoriasis,
      'Ustekinumab was more effective than risankizumab (odds ratio 4.2; 95% CI, 2.5 to 7.0).',
      '4.2',
    ],
    [
      'somebody else',
      psoriasis,
      'Risankizumab was more effective than placebo (odds ratio 4.2; 95% CI, 2.5 to 7.0).',
      '4.2',
    ],
    [
      'somebody else',
      asthma,
      'Budesonide-formoterol lowered exacerbations compared with budesonide maintenance (relative rate 0.49).',
      '0.49',
    ],
    [
      'another grade',
      lungs,
      'Adverse events of any grade occurred in 19% with osimertinib and 37% with chemotherapy.',
      '19%',
    ],
    [
      'a part of it',
      lungs,
      'The complete response rate was 25% with osimertinib and 5% with chemotherapy.',
      '25%',
    ],
    [
      'a part of it',
      colitis,
      'Steroid-free remission was reached by 18.5% with tofacitinib and 8.2% with placebo.',
      '18.5%',
    ],
    ['turned round', falls, 'Gabapentin use went with a 42% lower risk of falls.', '42%'],
    ['turned round', falls, 'Roxadustat lowered hemoglobin by 1.2 g/dL.', '1.2 g/dL'],
    ['turned round', falls, 'Hospitalization was 26% higher with dapagliflozin.', '26%'],
    [
      'another step',
      exposure,
      'Each 1 kg/m2 of BMI was associated with kidney cancer (hazard ratio 1.62).',
      '1.62',
    ],
    [
      'another step',
      exposure,
      'Per 2 mmol/L reduction in LDL cholesterol, major vascular events fell by 22%.',
      '22%',
    ],
    ['difference as a share', sleep, 'Of those given suvorexant, 17.0% recovered.', '17.0%'],
    ['difference as one’s', sleep, 'Sleep time rose by 19.5 minutes in the suvorexant group.', '19.5'],
    ['plan as a finding', sleep, 'With placebo 22% of the participants recovered.', '22%'],
    ['plan as a finding', sleep, 'The trial found a relative risk of recovery of 1.45.', '1.45'],
    ['plan as a finding', sleep, 'The hazard ratio for falls was 1.85 with suvorexant.', '1.85'],
    ['background as a finding', sleep, 'In this trial insomnia persisted in 40% of adults.', '40%'],
    ['another step', exposure, 'Each additional two cups of coffee lowered the risk of gout by 6%.', '6%'],
  ])('does not stand and supports nothing: %s', (_how, abstract, statement, number) => {
    expect(standing(abstract, statement).join(' ')).not.toContain(number);
    expect(supports(abstract, statement)).toBe(false);
  });

  it.each([
    [diabetes, 'Dulaglutide lowered HbA1c by 1.4%, compared with 0.5% with placebo.', '1.4%'],
    [diabetes, 'HbA1c fell by 1.4% with dulaglutide.', '1.4%'],
    [diabetes, 'Body weight fell by 3.3 kg with dulaglutide compared with baseline.', '3.3 kg'],
    [
      psoriasis,
      'Risankizumab was more effective than ustekinumab (odds ratio 4.2; 95% CI, 2.5 to 7.0).',
      '4.2',
    ],
    [
      asthma,
      'Budesonide-formoterol lowered exacerbations compared with albuterol (relative rate 0.49).',
      '0.49',
    ],
    [
      lungs,
      'Adverse events of grade 3 or 4 occurred in 19% with osimertinib and 37% with chemotherapy.',
      '19%',
    ],
    [lungs, 'Objective responses were seen in 25% with osimertinib and 5% with chemotherapy.', '25%'],
    [colitis, 'Clinical remission was reached by 18.5% with tofacitinib and 8.2% with placebo.', '18.5%'],
    [falls, 'Gabapentin use went with a 42% higher risk of falls.', '42%'],
    [falls, 'Roxadustat raised hemoglobin by 1.2 g/dL.', '1.2 g/dL'],
    [exposure, 'Each 5 kg/m2 of BMI was associated with kidney cancer (hazard ratio 1.62).', '1.62'],
    [sleep, 'Recovery was 17.0% more frequent in absolute terms with suvorexant.', '17.0%'],
    [sleep, 'Suvorexant lengthened sleep by 19.5 minutes compared with placebo.', '19.5'],
    [sleep, 'The trial assumed that 22% of the placebo group would recover.', '22%'],
    [sleep, 'It was powered to detect a hazard ratio for falls of 1.85.', '1.85'],
    [sleep, 'Insomnia persists in 40% of adults treated in general practice.', '40%'],
    [exposure, 'Each cup of coffee lowered the risk of gout by 6%.', '6%'],
  ])('stands where it is told as it is: %#', (abstract, statement, number) => {
    expect(standing(abstract, statement).join(' ')).toContain(number);
  });

  it.each([
    'fell by 1.4% versus placebo ',
    'per 5 kg/m2 more ',
    'complete response 25%, ',
    'difference 17.0% reached ',
  ])('is read in linear time: %s', (unit) => {
    const { cost, limit } = growthOfFlood(unit, (flood) =>
      standing(diabetes, `Compared with placebo ${flood}`),
    );
    expect(cost).toBeLessThan(limit);
  });
});

it('that one drug was noninferior to another does not support that the other was to the one', () => {
  const abstract =
    'CONCLUSIONS: Rivaroxaban was noninferior to fondaparinux for thromboembolism in superficial-vein thrombosis.';
  expect(supports(abstract, 'Rivaroxaban was noninferior to fondaparinux for thromboembolism.')).toBe(true);
  expect(supports(abstract, 'Fondaparinux was noninferior to rivaroxaban for thromboembolism.')).toBe(false);
});

it('a ratio behind two shares is that of the group with less, whichever is told first', () => {
  const abstract =
    'RESULTS: Major bleeding occurred in 4.3% with warfarin versus 2.7% with dabigatran (hazard ratio, 0.62; 95% CI, 0.50 to 0.76).';
  expect(supports(abstract, 'Dabigatran reduced major bleeding compared with warfarin.')).toBe(true);
  expect(supports(abstract, 'Warfarin reduced major bleeding compared with dabigatran.')).toBe(false);
});

const shock = [
  'RESULTS: Hospital mortality was 18.4% with balanced fluid and 22.6% with saline.',
  'The median hospital stay was 9.3 days.',
  'Intensive care admission occurred in 12.6%.',
].join(' ');

describe('where something happened is told with it', () => {
  it.each([
    ['ICU mortality was 18.4% with balanced fluid.', []],
    ['Death in the delivery room occurred in 18.4%.', []],
    ['90-day mortality was 18.4% with balanced fluid.', []],
    ['The median stay in intensive care was 9.3 days.', []],
    ['Readmission occurred in 12.6%.', []],
    ['Mortality in hospital was 18.4% with balanced fluid.', ['18.4%']],
    ['All-cause mortality was 18.4% with balanced fluid.', ['18.4%']],
    ['In children in the ICU, hospital mortality was 18.4% with balanced fluid.', ['18.4%']],
    ['ICU admission occurred in 12.6%.', ['12.6%']],
  ])('%s', (statement, numbers) => {
    expect(standing(shock, statement)).toEqual(numbers);
  });
});

describe('a change that is told the other way round with "higher by" or "longer by"', () => {
  const found =
    'RESULTS: The difference in C-reactive protein was -1.28 mg per litre. Intake at lunch was reduced by 12% with semaglutide, and stay was shorter by 2.3 days.';

  it.each([
    ['C-reactive protein was higher by 1.28 mg/L.', '1.28 mg/L'],
    ['Intake at lunch was higher by 12% with semaglutide.', '12%'],
    ['Stay was longer by 2.3 days.', '2.3 days'],
  ])('does not stand: %s', (statement, number) => {
    expect(standing(found, statement)).not.toContain(number);
    expect(supports(found, statement)).toBe(false);
  });

  it.each([
    ['C-reactive protein was lower by 1.28 mg/L.', '1.28 mg/L'],
    ['Intake at lunch was lower by 12% with semaglutide.', '12%'],
    ['Stay was shorter by 2.3 days.', '2.3 days'],
  ])('stands as it was found: %s', (statement, number) => {
    expect(standing(found, statement)).toContain(number);
  });
});
