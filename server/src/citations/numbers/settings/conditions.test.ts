import { describe, expect, it } from 'vitest';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { growthOfFlood } from '../../../testing/growth.ts';
import { judgeSupport } from '../../support/judge-support.ts';
import { claimOf } from '../claim.ts';
import { compareNumbers } from '../compare-numbers.ts';
import { isOfAnotherKind } from '../measures/another-kind.ts';
import { isUnderOtherConditions, nameOtherConditions, numbersOf } from './conditions.ts';

const drops = {
  title: 'Atropine drops for myopia',
  abstract: [
    'OBJECTIVE: To assess atropine 0.01% and 0.02% in children.',
    'METHODS: 576 children were assigned to placebo, 0.01% or 0.02% once daily.',
    'RESULTS: Atropine 0.02% did not significantly raise the proportion of responders (odds ratio 1.77; 95% CI 0.50 to 6.26) or slow refraction (difference 0.10 D; 95% CI -0.02 to 0.22). Atropine 0.01% raised the proportion of responders (odds ratio 4.54; 95% CI 1.15 to 17.97) and slowed refraction (difference 0.24 D; 95% CI 0.11 to 0.37).',
    'CONCLUSIONS: The 0.01% dose was superior to placebo.',
  ].join('\n'),
};
const infusion = {
  title: 'An antibody for migraine',
  abstract: [
    'METHODS: 1072 adults received 100 mg, 300 mg or placebo.',
    'RESULTS: Migraine days fell by 7.7 with 100 mg, 8.2 with 300 mg and 5.6 with placebo; the difference from placebo was -2.0 days (95% CI -2.9 to -1.2) for 100 mg and -2.6 days (95% CI -3.4 to -1.7) for 300 mg.',
    'A reduction of at least 50% was reached in 57.6%, 61.4% and 39.3%, of at least 75% in 26.7%, 33.1% and 15.0%.',
  ].join('\n'),
};
const monthly = {
  title: 'An antibody given monthly or quarterly',
  abstract: [
    'METHODS: 1130 patients received it quarterly (376), monthly (379) or placebo (375).',
    'RESULTS: Headache days fell by 4.3 days with quarterly treatment, 4.6 days with monthly treatment and 2.5 days with placebo. A reduction of at least half occurred in 38%, 41% and 18%.',
  ].join('\n'),
};

const byCutOff = {
  title: 'A stool test',
  abstract:
    'RESULTS: The positive predictive value was 7.9% at 2 µg/g, 16.1% at 10 µg/g and 31.1% at 150 µg/g. Sensitivity was 97.0%, 90.9% and 70.8%, respectively.',
};
const byAge = {
  title: 'Acid blockers',
  abstract:
    'RESULTS: The rate ratio was 1.36 (95% CI 1.29 to 1.43) for age 60 to 69, 1.12 (1.09 to 1.15) for age 70 to 79 and 1.03 (0.91 to 1.17) for age 90 and above.',
};
const byDoseBefore = {
  title: 'A drug in three doses',
  abstract:
    'RESULTS: Headache did not occur in the placebo and 10-mg groups; in the 7.5-, 15- and 20-mg groups it occurred in 2.1%, 3.2% and 1.7%, respectively. The 7-day and 30-day rates of relapse were 3.5% and 5.4%.',
};

const standingIn = (statement: string, work: typeof drops): string[] =>
  compareNumbers(statement, work.abstract, work)
    .filter(({ state }) => state === 'stands')
    .map(({ text }) => text);

describe('a number of a list stands for what it is told at', () => {
  it.each([
    ['At 10 µg/g the positive predictive value was 16.1%.', byCutOff, '16.1%'],
    ['At a cut-off of 150 µg/g it was 31.1%.', byCutOff, '31.1%'],
    ['The rate ratio was 1.12 for age 70–79.', byAge, '1.12'],
    ['Headache was seen in 1.7% of the 20-mg group.', byDoseBefore, '1.7%'],
    ['At 30 days 5.4% had relapsed.', byDoseBefore, '5.4%'],
  ])('%s', (statement, work, number) => {
    expect(standingIn(statement, work)).toContain(number);
  });

  it.each([
    ['At 10 µg/g the positive predictive value was 31.1%.', byCutOff, '31.1%'],
    ['At a cut-off of 2 µg/g it was 16.1%.', byCutOff, '16.1%'],
    ['The rate ratio was 1.12 for age 60–69.', byAge, '1.12'],
    ['Headache was seen in 3.2% of the 20-mg group.', byDoseBefore, '3.2%'],
    ['At 7 days 5.4% had relapsed.', byDoseBefore, '5.4%'],
  ])('and for nothing else: %s', (statement, work, number) => {
    expect(standingIn(statement, work)).not.toContain(number);
  });
});

describe('a number stands for the dose that it is told of', () => {
  it.each([
    ['With 0.01%, the odds ratio for response was 4.54 (1.15 to 17.97) [1].', drops, '4.54'],
    ['The difference of 0.24 D (95% CI 0.11 to 0.37) was found with the 0.01% drops [1].', drops, '0.24'],
    ['300 mg: difference from placebo -2.6 days (95% CI -3.4 to -1.7) [1].', infusion, '-2.6'],
    ['With 300 mg, 61.4% had a reduction of at least 50%, versus 39.3% on placebo [1].', infusion, '61.4%'],
    ['Monthly treatment: 41% v 18% had half as many headache days [1].', monthly, '41%'],
  ])('%s', (statement, work, number) => {
    expect(standingIn(statement, work).some((text) => text.startsWith(number))).toBe(true);
  });

  it.each([
    ['With 0.02%, the odds ratio for response was 4.54 (1.15 to 17.97) [1].', drops, '4.54'],
    ['The difference of 0.24 D (95% CI 0.11 to 0.37) was found with the 0.02% drops [1].', drops, '0.24'],
    [
      'The 0.02% drops raised the proportion of responders (OR 4.54), whereas 0.01% did not [1].',
      drops,
      '4.54',
    ],
    ['300 mg: difference from placebo -2.0 days (95% CI -2.9 to -1.2) [1].', infusion, '-2.0'],
    ['33.1% on 300 mg versus 39.3% on placebo had a reduction of at least 50% [1].', infusion, '33.1%'],
    ['Monthly treatment: 38% v 18% had half as many headache days [1].', monthly, '38%'],
  ])('and for no other: %s', (statement, work, number) => {
    expect(standingIn(statement, work).filter((text) => text.startsWith(number))).toEqual([]);
    expect(judgeSupport(statement, work.abstract, work).relation).not.toBe('supports');
  });

  it('holds no number against an answer for the dose of its neighbour', () => {
    const found = compareNumbers(
      'They reported 41% v 18% for monthly treatment [1].',
      monthly.abstract,
      monthly,
    );
    expect(found.map(({ state }) => state)).toEqual(['stands', 'stands']);
    const arms = compareNumbers(
      'Dropout in the monthly arm was 41%, in the placebo arm 18% [1].',
      monthly.abstract,
      monthly,
    );
    expect(arms.filter(({ state }) => state === 'differs')).toEqual([]);
  });
});

it.each([
  ['1,', 'commas'],
  ['1, ', 'a list'],
  ['1 or ', 'a list in words'],
  ['1 mg, ', 'doses'],
  ['at least 5% ', 'bounds'],
  ['egg allergy 5% and peanut allergy 5%, ', 'kinds'],
  ['at 1 month 2.0 and ', 'times'],
  ['1-day ', 'times in front'],
  ['1-, ', 'doses with a hyphen'],
  ['at 1, ', 'cut-offs in a list'],
  ['at 1 µg/g 5%, 6%; ', 'lists behind cut-offs'],
  ['age 60 to 69 5%, 6% ', 'lists behind ages'],
])('reads a flood of “%s” in a time that grows with its length: %s', (unit) => {
  const asked = `With 0.01% at 1 month, egg allergy was 5%, peanut allergy ${unit.repeat(4_000 / unit.length)} 5%.`;
  const stated = readQuantities(asked).slice(0, 20);
  const { cost, limit } = growthOfFlood(unit, (flood) => {
    // More numbers than are compared: what reads them must bear it all the same.
    const abstract = `METHODS: 5 mg or 10 mg.\nRESULTS: It was ${flood} 0.01%. With 0.02% more.`;
    const read = readAbstract(abstract);
    const recorded = numbersOf(read);
    for (const one of stated)
      for (const at of [...recorded.slice(0, 3), ...recorded.slice(-3)])
        void [isUnderOtherConditions(one, at, claimOf(asked), read), isOfAnotherKind(one, at, recorded)];
    return nameOtherConditions(asked, read.sentences.at(-2)?.text ?? '', read);
  });
  expect(cost).toBeLessThan(limit);
});

it('says nothing of a sentence with hundreds of numbers, nor of one beside an abstract with thousands', () => {
  const many = 'deaths fell by 41%, '.repeat(120);
  expect(compareNumbers(`Atropine: ${many}.`, drops.abstract, drops)).toEqual([]);
  expect(judgeSupport('Deaths fell by 41%.', `RESULTS: In all, ${many.repeat(40)}.`, drops)).toEqual({
    relation: 'same-topic',
    sentence: null,
  });
});
