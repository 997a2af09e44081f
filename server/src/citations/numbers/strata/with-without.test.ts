import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const abstract = [
  'METHODS: 5120 adults with gout received febuxostat or placebo.',
  'RESULTS: The hazard ratio for kidney failure was 0.74 (95% CI 0.66 to 0.83).',
  'The hazard ratio for kidney failure was 0.61 (95% CI 0.50 to 0.75) in people with hypertension and 0.88 (95% CI 0.74 to 1.05) in people without.',
  'For flares the hazard ratios were 0.55 (0.44-0.69) with type 2 diabetes and 0.47 (0.31-0.71) without (interaction 0.39); for death from any cause 0.91 (0.77-1.08) and 0.80 (0.58-1.10).',
  'The hazard ratio for a fall was 1.31 (1.08-1.59) in dementia and 1.04 (0.93-1.16) without.',
].join(' ');
const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title: '' })
    .flatMap(({ state, text }) => (state === 'stands' ? text : []))
    .join(' ');

describe('a number of people with or without something', () => {
  it.each([
    [
      'In people without hypertension the hazard ratio for kidney failure was 0.61 (95% CI 0.50–0.75).',
      '0.61',
    ],
    ['Most had no hypertension, and in them kidney failure had a hazard ratio of 0.61 (0.50–0.75).', '0.61'],
    ['In those with hypertension the HR for kidney failure was 0.88 (0.74–1.05).', '0.88'],
    ['About half had no type 2 diabetes, and in them flares had an HR of 0.55 (0.44–0.69).', '0.55'],
    ['Flares were rarer in non-diabetic people too (HR 0.55, 95% CI 0.44–0.69).', '0.55'],
    ['Death was no less frequent in those without diabetes (HR 0.91, 95% CI 0.77–1.08).', '0.91'],
    ['In those without dementia the HR for a fall was 1.31 (95% CI 1.08–1.59).', '1.31'],
    ['Among people with diabetes the HR for death was 0.80 (95% CI 0.58–1.10).', '0.80'],
    ['In people without hypertension the hazard ratio for kidney failure was 0.74 (0.66–0.83).', '0.74'],
  ])(
    'does not stand where it is the others’ or that of all, and supports nothing: %s',
    (statement, number) => {
      expect(standing(statement)).not.toContain(number);
      expect(judgeSupport(statement, abstract, { title: '' }).relation).not.toBe('supports');
    },
  );

  it.each([
    ['In people with hypertension the hazard ratio for kidney failure was 0.61 (95% CI 0.50–0.75).', '0.61'],
    ['Flares were rarer in those with diabetes (HR 0.55, 95% CI 0.44–0.69).', '0.55'],
    ['Flares were rarer in diabetic people (HR 0.55, 95% CI 0.44–0.69).', '0.55'],
    ['Death was no less frequent in those without diabetes (HR 0.80, 95% CI 0.58–1.10).', '0.80'],
    ['In those with dementia the HR for a fall was 1.31 (95% CI 1.08–1.59).', '1.31'],
    ['In those without dementia the HR for a fall was 1.04 (95% CI 0.93–1.16).', '1.04'],
    ['In people with gout the hazard ratio for kidney failure was 0.74 (0.66–0.83).', '0.74'],
    ['Whether with or without diabetes, the hazard ratio for kidney failure was 0.74.', '0.74'],
    ['The HR for kidney failure was 0.61 with hypertension and 0.88 without.', '0.61'],
    ['The HR for kidney failure was 0.61 with hypertension and 0.88 without.', '0.88'],
  ])('stands where it is told of its own: %s', (statement, number) => {
    expect(standing(statement)).toContain(number);
  });

  it.each(['with ', 'without ', 'had no type 2 ', 'with a known history of ', 'non-diabetic people '])(
    'is read from a flood of “%s” in a time that grows with its length',
    (unit) => {
      const { cost, limit } = growthOfFlood(unit, (flood) =>
        compareNumbers('The hazard ratio was 0.61 without hypertension.', `RESULTS: ${flood}0.61.`, {
          title: '',
        }),
      );
      expect(cost).toBeLessThan(limit);
    },
  );
});
