import { expect, it } from 'vitest';
import { effectsOf } from './effects.ts';

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
