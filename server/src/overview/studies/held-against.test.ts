import type { StudyCellState } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { evidenceOf, work } from '../../testing/ledger-world.ts';
import { ledgerWorldForFile } from '../../testing/ledger-world-for-file.ts';
import { makeStudies } from './make-studies.ts';

const trial = work('30000021', 'A drug for the kidney', {
  abstract:
    'RESULTS: Hospitalisation for heart failure was less frequent with the drug (hazard ratio, 0.68; 95% CI, 0.55 to 0.84). Kidney failure occurred in 18.4% with the drug and 24.6% with placebo (hazard ratio 0.71; 95% CI 0.58 to 0.87). The mean difference in LDL cholesterol was -5.3 mg/dL (95% CI -6.4 to -4.2). Falls occurred in 16% with placebo.',
});

const world = ledgerWorldForFile(() => ({ inLibrary: [trial, bones] }));

/** How an answer gives each number of the trial. */
async function statesOf(text: string, cited = trial): Promise<Map<string, StudyCellState | undefined>> {
  const evidence = evidenceOf(cited);
  const ledger = await world.check(text, { evidence });
  const answer = { engine: 'claude', label: 'Claude', mode: 'live' as const, missing: '', model: '', text };
  const input = { question: 'Does it?', earlierQuestions: [], answers: [answer], evidence, ledger };
  const { rows } = makeStudies(input, [answer]);
  return new Map(rows.map(({ cells, written }) => [written.split(/[;, ]/)[0] ?? '', cells[0]?.state]));
}

it.each([
  // Of other people, another analysis, time, arm or part of the outcome.
  'In women, the hazard ratio for kidney failure was 0.64 [1].',
  'Among smokers, the hazard ratio for kidney failure was 0.64 [1].',
  'In the per-protocol analysis the hazard ratio for kidney failure was 0.64 [1].',
  'The unadjusted hazard ratio for kidney failure was 0.79 [1].',
  'At five years the hazard ratio for kidney failure was 0.79 [1].',
  'With the 10 mg dose, the hazard ratio for kidney failure was 0.79 [1].',
  'For end-stage kidney failure the hazard ratio was 0.79 [1].',
  // No finding of the study.
  'The trial was powered to detect a hazard ratio for kidney failure of 0.80 [1].',
  'An earlier trial had a hazard ratio of 0.62 for kidney failure; this one did not repeat it [1].',
  'The lower bound of the interval for kidney failure was a hazard ratio of 0.80 [1].',
  'The hazard ratio for kidney failure was not 0.76 [1].',
  // Of what the abstract does not tell, with an end of its interval or its digits in another order.
  'For hyperkalaemia the hazard ratio was 0.84 [1].',
  'For stroke the hazard ratio was 0.72 (95% CI 0.58 to 0.90) [1].',
  'The hazard ratio for amputation was 0.86 [1].',
  'Hyperkalaemia occurred in 14.8% [1].',
  'Women made up 61% of those who took part [1].',
  // Of another study, another kind of study or another drug.
  'In a later trial the hazard ratio for kidney failure was 0.64 [1].',
  'The drug is for the kidney [1]. A pooled analysis of both trials gave a hazard ratio for kidney failure of 0.79.',
  'A real-world cohort put the hazard ratio for kidney failure at 0.64 [1].',
  'With canagliflozin the hazard ratio for kidney failure was 0.64 [1].',
  // By another's name.
  'Jones and Miller (2015) put the hazard ratio for kidney failure at 0.64 (PMID 30000021).',
])('holds nothing against the study that may be of something else: %s', async (text) => {
  const states = [...(await statesOf(text)).values()];
  expect(states).not.toContain('other-number');
  expect(states).not.toContain('same-number');
});

it.each([
  ['The hazard ratio for kidney failure was 0.76 [1].', '0.71'],
  ['Kidney failure: HR 0.87 [1].', '0.71'],
  ['In this trial, in April, the hazard ratio for kidney failure was 0.76 [1].', '0.71'],
  ['In this analysis the hazard ratio for kidney failure was 0.76 [1].', '0.71'],
  ['In women, kidney failure fell, hazard ratio 0.71 (0.58 to 0.78) [1].', '0.71'],
  ['Kidney failure occurred in 18.4% versus 26.4% [1].', '24.6%'],
  // Whatever is said to be counted, two shares say which result is meant.
  ['Kidney failure: 18.4% versus 24.6%, hazard ratio 0.68 [1].', '0.71'],
  ['Falls occurred in 61% with placebo [1].', '16%'],
])('says that a number of the same outcome differs: %s', async (text, written) => {
  expect((await statesOf(text)).get(written)).toBe('other-number');
});

it.each<[text: string, written: string, state: StudyCellState]>([
  ['Kidney failure was more frequent with the drug, hazard ratio 0.71 [1].', '0.71', 'unread-number'],
  ['The drug raised kidney failure by 29% [1].', '0.71', 'unread-number'],
  ['LDL cholesterol increased by 5.3 mg/dL (95% CI 4.2 to 6.4) [1].', '-5.3', 'unread-number'],
  ['The hazard ratio for kidney failure did not come to 0.71 [1].', '0.71', 'unread-number'],
  ['Kidney failure was less frequent with the drug, hazard ratio 0.71 [1].', '0.71', 'same-number'],
  ['Kidney failure was more frequent with placebo (hazard ratio 0.71) [1].', '0.71', 'same-number'],
  ['LDL cholesterol fell by 5.3 mg/dL (95% CI 4.2 to 6.4) [1].', '-5.3', 'same-number'],
  ['The hazard ratio for kidney failure was not 0.91 but 0.71 [1].', '0.71', 'same-number'],
  // The trial speaks of no stroke.
  ['Stroke: hazard ratio 0.71 (95% CI 0.58 to 0.87) [1].', '0.71', 'unread-number'],
  ['The response to it was seen in kidney failure, hazard ratio 0.71 [1].', '0.71', 'same-number'],
  ['The primary outcome had a hazard ratio of 0.71 (95% CI 0.58 to 0.87) [1].', '0.71', 'same-number'],
])(
  'takes no number that is denied, of what it never speaks of or told the other way round: %s',
  async (text, written, state) => {
    expect((await statesOf(text)).get(written)).toBe(state);
  },
);

const bones = work('30000022', 'A vitamin for old bones', {
  abstract:
    'RESULTS: Allocation to it gave a nonsignificant 10% reduction in hip fracture (hazard ratio 0.90; 95% CI 0.80 to 1.01) and a 7% reduction in nonvertebral fracture (hazard ratio 0.93; 95% CI 0.87 to 0.99). Only the highest intake showed a lower risk, by 30% for hip fracture (hazard ratio 0.70; 95% CI 0.58 to 0.86) and by 14% for any nonvertebral fracture (hazard ratio 0.86; 95% CI 0.76 to 0.96).',
});

it.each([
  'The hazard ratio was 0.83 for nonvertebral fracture [1].',
  'The pooled analysis [1] reported HR 0.83 for nonvertebral fracture by allocation and a lower hip fracture risk at the highest intake.',
  'Nonvertebral fracture was rarer (HR 0.83) [1].',
  'It gave a hazard ratio of 0.80 for nonvertebral fractures [1].',
  'Fractures were fewer, with a hazard ratio of 0.82 [1].',
])('shows no number in the row of an outcome that another names as well: %s', async (text) => {
  const states = await statesOf(text, bones);
  const [hip, , hipAtMost] = [...states.values()];
  expect([hip, hipAtMost]).not.toContain('other-number');
});

it('shows it in the row that is named', async () => {
  const states = await statesOf('The hazard ratio for kidney failure was 0.76 [1].');
  expect([...states]).toContainEqual(['0.71', 'other-number']);
  expect([...states.values()].filter((state) => state === 'other-number')).toHaveLength(1);
});
