import { describe, expect, it } from 'vitest';
import { readAbstract } from '../../reading/abstracts/read-abstract.ts';
import { growthOfFlood } from '../../testing/growth.ts';
import { judgeSupport } from './judge-support.ts';
import { isOfOpposedKind } from './opposed-kinds.ts';

const hypertension = {
  title: 'Renal denervation in resistant hypertension: a sham-controlled trial',
  abstract: [
    'METHODS: 302 adults with resistant hypertension were assigned to denervation or a sham procedure; 41 had had an acute coronary syndrome.',
    'RESULTS: Denervation lowered systolic pressure more than the sham procedure (difference -6.5 mm Hg; 95% CI -9.8 to -3.2).',
    'Chronic pain at the puncture site was reported by 8.3% and 3.1%.',
    'Minor bleeding occurred in 12.4% of the denervation group.',
    'In those with low renin, a response was seen in 61.7%; in those with high renin, in 40.2%.',
  ].join('\n'),
};
const babies = {
  title: 'Caffeine after birth before 32 weeks',
  abstract:
    'METHODS: 188 preterm infants got caffeine or placebo. RESULTS: Caffeine reduced apnoea in preterm infants (risk ratio 0.52; 95% CI 0.36 to 0.75). Left ventricular output rose by 14.2% with caffeine.',
};
const of = (statement: string, { abstract, title } = hypertension) =>
  judgeSupport(statement, abstract, { title }).relation;

describe('what was found of one kind', () => {
  it.each([
    'In resistant hypertension, denervation lowered systolic pressure more than a sham procedure [1].',
    'Denervation lowered systolic pressure more than the sham procedure [1].',
    'Chronic pain at the puncture site was reported by 8.3% [1].',
    'Minor bleeding occurred in 12.4% of the denervation group [1].',
    'With low renin, 61.7% had a response [1].',
  ])('is said of it: %s', (statement) => {
    expect(of(statement)).toBe('supports');
  });

  it.each([
    'Caffeine reduced apnoea in preterm infants [1].',
    'Caffeine reduced apnoea (risk ratio 0.52) [1].',
    'Left ventricular output rose by 14.2% with caffeine [1].',
  ])('whatever else is said: %s', (statement) => {
    expect(of(statement, babies)).toBe('supports');
  });

  it.each([
    'In drug-sensitive hypertension, denervation lowered systolic pressure more than a sham procedure [1].',
    'Acute pain at the puncture site was reported by 8.3% [1].',
    'Major bleeding occurred in 12.4% of the denervation group [1].',
  ])('and not of the opposite one: %s', (statement) => {
    expect(of(statement)).not.toBe('supports');
  });

  it.each([
    'Caffeine reduced apnoea in term infants (risk ratio 0.52) [1].',
    'Right ventricular output rose by 14.2% with caffeine [1].',
  ])('nor of other people: %s', (statement) => {
    expect(of(statement, babies)).not.toBe('supports');
  });
});

it.each(['acute pain ', 'chronic ', 'term '])('is read in a time that grows with its length: %s', (unit) => {
  const { cost, limit } = growthOfFlood(unit, (flood) =>
    isOfOpposedKind(flood, flood, readAbstract(`RESULTS: ${flood}`), flood),
  );
  expect(cost).toBeLessThan(limit);
});
