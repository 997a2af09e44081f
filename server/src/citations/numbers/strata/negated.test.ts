import { describe, expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { compareNumbers } from '../compare-numbers.ts';

const abstract = [
  'RESULTS: Vertebral fractures occurred in 3.4% of the denosumab group and 7.1% of the placebo group (hazard ratio 0.47; 95% CI, 0.33 to 0.67), and non-vertebral fractures in 6.2% and 6.6% (hazard ratio 0.93; 95% CI, 0.72 to 1.20).',
  'There was no effect on nonspinal pain (41.5% in both groups), and spinal pain was seen in 22.4% and 29.3%.',
  'Death was cardiovascular in 1.9% and 2.1%; noncardiovascular deaths were seen in 2.8% and 3.0%.',
].join(' ');
const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title: '' })
    .flatMap(({ state, text }) => (state === 'stands' ? text : []))
    .join(' ');

describe('a number of what something is not', () => {
  it.each([
    ['Non-vertebral fractures were rarer with denosumab (HR 0.47, 0.33–0.67).', '0.47'],
    ['Nonvertebral fractures were lower as well, 3.4% vs 7.1%.', '3.4%'],
    ['Vertebral fractures: 6.2% vs 6.6%.', '6.2%'],
    ['Vertebral fractures were no rarer (HR 0.93, 0.72–1.20).', '0.93'],
    ['Cardiovascular deaths were seen in 2.8% and 3.0%.', '2.8%'],
    ['Non-spinal pain was less frequent too, 22.4% vs 29.3%.', '22.4%'],
    ['Non-cardiovascular death came to 1.9% and 2.1%.', '1.9%'],
  ])(
    'does not stand where the abstract has it of what it is, or the other way round: %s',
    (statement, number) => {
      expect(standing(statement)).not.toContain(number);
      expect(judgeSupport(statement, abstract, { title: '' }).relation).not.toBe('supports');
    },
  );

  it.each([
    ['Vertebral fractures were rarer with denosumab (HR 0.47, 0.33–0.67).', '0.47'],
    ['Nonvertebral fractures were no rarer (HR 0.93, 0.72–1.20).', '0.93'],
    ['Vertebral fractures were rarer (HR 0.47), non-vertebral fractures were not (HR 0.93).', '0.47'],
    ['Vertebral fractures were rarer (HR 0.47), non-vertebral fractures were not (HR 0.93).', '0.93'],
    ['Spinal pain was less frequent, 22.4% vs 29.3%.', '29.3%'],
    ['Fractures of the spine occurred in 3.4% of the denosumab group and 7.1% of the placebo group.', '3.4%'],
  ])('stands where it is told of its own: %s', (statement, number) => {
    expect(standing(statement)).toContain(number);
  });

  it.each(['non-', 'nonvertebral ', 'vertebral non-vertebral ', 'non-vertebral fractures '])(
    'is read from a flood of “%s” in a time that grows with its length',
    (unit) => {
      const { cost, limit } = growthOfFlood(unit, (flood) =>
        compareNumbers(`Non-vertebral fractures 0.47 ${flood}`, `RESULTS: ${flood}0.47 ${abstract}`, {
          title: '',
        }),
      );
      expect(cost).toBeLessThan(limit);
    },
  );
});
