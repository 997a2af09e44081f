import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const wheeze = [
  'METHODS: 912 children aged 6 weeks to 9 years received montelukast or placebo.',
  'RESULTS: Among children younger than 3 years, wheeze came back in 22.4% with montelukast and 27.1% with placebo; among those aged 3 to 9 years, it came back in 12.7% and 15.9%.',
  'The hazard ratio was 0.81 (95% CI, 0.68 to 0.96) below the age of 3 and 0.78 (95% CI, 0.62 to 0.98) at 3 years or older.',
  'Stay was 4.6 days in children aged 18 months or younger and 3.1 days in older ones.',
].join(' ');
const title = 'Montelukast for wheeze';

const standing = (statement: string) =>
  compareNumbers(statement, wheeze, { title }).flatMap(({ state, text }) => (state === 'stands' ? text : []));

describe('a number of people of one age', () => {
  it.each([
    ['In children younger than 3 years, wheeze came back in 12.7% with montelukast.', '12.7%'],
    ['Among those aged 3 to 9 years wheeze came back in 22.4% with montelukast.', '22.4%'],
    ['Of children under 3 years, 12.7% on montelukast and 15.9% on placebo wheezed again.', '15.9%'],
    ['In children under 36 months wheeze came back in 15.9% with placebo.', '15.9%'],
    ['In those aged 3 years or older the hazard ratio was 0.81.', '0.81'],
  ])('does not stand where it is told of another, and supports nothing: %s', (statement, number) => {
    expect(standing(statement)).not.toContain(number);
    expect(judgeSupport(statement, wheeze, { title }).relation).not.toBe('supports');
  });

  it.each([
    ['In children younger than 3 years, wheeze came back in 22.4% with montelukast.', '22.4%'],
    ['Among children aged 3 to 9 years wheeze came back in 12.7% with montelukast.', '12.7%'],
    ['In children under 36 months wheeze came back in 27.1% with placebo.', '27.1%'],
    ['In children of 3 years or older the hazard ratio was 0.78.', '0.78'],
    ['Wheeze came back in 22.4% with montelukast.', '22.4%'],
    ['In children aged 6 weeks to 9 years, wheeze came back in 12.7% with montelukast.', '12.7%'],
    [
      'At 12.7%, wheeze came back less often at 3 to 9 years of age than in those under 3 years, of whom 22.4% had it.',
      '22.4%',
    ],
  ])('stands where it is told of them, or of no age: %s', (statement, number) => {
    expect(standing(statement)).toContain(number);
  });

  it.each(['aged 3 to 9 years, ', 'children under 3 ', 'younger than ', '3 to 9-', '12.7% aged 3 or older '])(
    'is read from a flood of “%s” in a time that grows with its length',
    (unit) => {
      const { cost, limit } = growthOfFlood(unit, (flood) =>
        compareNumbers('Of those under 3 years, 12.7% wheezed.', `RESULTS: ${flood}.`, { title }),
      );
      expect(cost).toBeLessThan(limit);
    },
  );
});
