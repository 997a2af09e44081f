import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../testing/growth.ts';
import { judgeSupport } from '../support/judge-support.ts';
import { compareNumbers } from './compare-numbers.ts';

const title = 'Gout and a diuretic';
const abstract = [
  'METHODS: 41,200 adults were followed.',
  'RESULTS: The hazard ratio for gout was 1.31 (95% CI, 1.20 to 1.43).',
  'The hazard ratio for gout was 1.62 (95% CI, 1.41 to 1.86) in women and 1.18 (95% CI, 1.07 to 1.30) in men.',
  'Among current users the hazard ratio for gout was 1.74, and 1.05 among past users.',
  'In the highest and the lowest quintile of intake gout occurred in 8.7% and 4.2%, respectively.',
  'With a urate of 7.5 mg/dL or more the hazard ratio was 2.46, against 1.12 below 7.5 mg/dL.',
  'In patients with diabetes the hazard ratio for gout was 1.57 (95% CI, 1.30 to 1.90), in those without diabetes 1.22 (95% CI, 1.10 to 1.35).',
].join(' ');

const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title }).flatMap(({ state, text }) =>
    state === 'stands' && !/mg/.test(text) ? text : [],
  );

describe('a number of one stratum', () => {
  it.each([
    ['For gout, HR 1.62 in women.', ['1.62']],
    ['In men an HR for gout of 1.18, and in women HR 1.62.', ['1.18', '1.62']],
    ['Current users had an HR for gout of 1.74.', ['1.74']],
    ['Gout occurred in 8.7% of the highest quintile and 4.2% of the lowest quintile.', ['8.7%', '4.2%']],
    ['For gout, HR 2.46 at or above 7.5 mg/dL.', ['2.46']],
    ['For gout, HR 1.57 in patients with diabetes.', ['1.57']],
    ['For gout the overall HR was 1.31.', ['1.31']],
    ['In some an HR for gout of 1.62.', ['1.62']],
  ])('stands where it is told of its own: %s', (statement, numbers) => {
    expect(standing(statement)).toEqual(numbers);
  });

  it.each([
    'For gout, HR 1.62 in men.',
    'In women an HR for gout of 1.18, and in men HR 1.62.',
    'For gout, HR 1.74 among past users.',
    'Gout occurred in 4.2% of the highest quintile and 8.7% of the lowest quintile.',
    'For gout, HR 2.46 at less than 7.5 mg/dL.',
    'For gout, HR 1.57 in patients without diabetes.',
    'For gout the overall HR was 2.46.',
  ])('says nothing where it is another’s, and supports nothing: %s', (statement) => {
    expect(standing(statement)).toEqual([]);
    expect(judgeSupport(statement, abstract, { title }).relation).not.toBe('supports');
  });

  it.each(['in women 1.62 ', 'men and women ', '> 5 or more ', 'with gout ', '1.5 in men, '])(
    'is read from a flood of “%s” in a time that grows with its length',
    (unit) => {
      const { cost, limit } = growthOfFlood(unit, (flood) =>
        compareNumbers('The hazard ratio was 1.62 in men.', `RESULTS: ${flood}.`, { title }),
      );
      expect(cost).toBeLessThan(limit);
    },
  );
});
