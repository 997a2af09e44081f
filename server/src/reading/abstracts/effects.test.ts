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

it('takes neither what was planned nor what an earlier study found for a finding', () => {
  const own = 'The hazard ratio for death was 0.97 (95% CI 0.88 to 1.06).';
  for (const others of [
    'RESULTS: The power calculation assumed a hazard ratio for death of 0.80.',
    'RESULTS: The trial was powered to detect a hazard ratio for death of 0.80.',
    'A previous meta-analysis found a hazard ratio for death of 0.70 (95% CI 0.60 to 0.80).',
  ])
    expect(told(`${others} ${own}`)).toEqual([['death', 0.97]]);
});
