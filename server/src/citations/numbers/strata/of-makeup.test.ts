import { expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { compareNumbers } from '../compare-numbers.ts';

const works = {
  depression: {
    title: 'Fluoxetine, cognitive-behavioral therapy, and their combination for adolescents with depression',
    abstract:
      'RESULTS: Rates of response were 71.0% for fluoxetine with CBT, 60.6% for fluoxetine, 43.2% for CBT and 34.8% for placebo.',
  },
  anxiety: {
    title: 'Sertraline, cognitive behavioural therapy, or their combination in childhood anxiety',
    abstract:
      'RESULTS: The percentages of children who were much improved were 80.7% for combination therapy (P<0.001), 59.7% for cognitive behavioural therapy (P<0.001), 54.9% for sertraline (P<0.001) and 23.7% for placebo.',
  },
  labour: {
    title: 'Oxytocin and amniotomy for induction of labour',
    abstract:
      'RESULTS: Birth within 24 hours occurred in 63% of women with oxytocin plus amniotomy, 47% with oxytocin, and 41% with amniotomy. Caesarean rates were 27%, 32% and 34%.',
  },
  cramps: {
    title: 'Ibuprofen and heat for cramps',
    abstract:
      'RESULTS: Cramps were gone in 58.2% with ibuprofen plus heat, 44.1% with ibuprofen alone, 39.7% with heat alone and 31.4% with placebo. Relative to placebo the risk ratio was 1.85 (95% CI 1.30 to 2.64) with the combination, 1.40 (95% CI 0.96 to 2.05) with ibuprofen alone and 1.26 (95% CI 0.85 to 1.87) with heat alone.',
  },
} as const;

/** The numbers of a sentence that are said to stand. */
const standing = (statement: string, work: keyof typeof works) =>
  compareNumbers(statement, works[work].abstract, works[work])
    .filter(({ state }) => state === 'stands')
    .map(({ text }) => text);

it.each([
  ['CBT alone had a response rate of 71.0%.', 'depression'],
  ['Fluoxetine alone led to a response in 71.0% of adolescents.', 'depression'],
  ['Response was 60.6% with combination therapy.', 'depression'],
  ['Sertraline alone led to a response in 80.7% of children.', 'anxiety'],
  ['CBT (54.9%) and sertraline (59.7%) were about equally effective.', 'anxiety'],
  ['Amniotomy alone led to birth in 63%.', 'labour'],
  ['The caesarean rate was 27% with oxytocin alone.', 'labour'],
  ['With heat alone, the risk ratio against placebo was 1.85.', 'cramps'],
  ['Compared with placebo, ibuprofen plus heat had a risk ratio of 1.40.', 'cramps'],
  ['The risk ratio was 1.26 with ibuprofen alone.', 'cramps'],
] as const)(
  'a number of those who got several things together is not of those who got one: %s',
  (text, work) => {
    expect(standing(text, work)).toEqual([]);
  },
);

it.each([
  [
    'Response was 71.0% with fluoxetine plus CBT, 60.6% with fluoxetine alone and 43.2% with CBT.',
    'depression',
    3,
  ],
  ['Cognitive behavioural therapy combined with fluoxetine had a response of 71.0%.', 'depression', 1],
  ['With the combination, 71.0% responded, against 34.8% on placebo.', 'depression', 2],
  ['Adding CBT to fluoxetine raised the response to 71.0%.', 'depression', 1],
  ['CBT (59.7%) and sertraline (54.9%) were about equally effective.', 'anxiety', 2],
  ['The combination led to a response in 80.7%, sertraline in 54.9%.', 'anxiety', 1],
  ['With ibuprofen plus heat, the risk ratio against placebo was 1.85.', 'cramps', 1],
  ['Against placebo the risk ratio was 1.40 with ibuprofen and 1.26 with heat.', 'cramps', 2],
  ['The combination did best (risk ratio 1.85), ibuprofen alone less well (risk ratio 1.40).', 'cramps', 2],
  ['Caesarean rates were 27% with both treatments and 32% with oxytocin.', 'labour', 2],
] as const)('it stands where it is told of the same: %s', (text, work, count) => {
  expect(standing(text, work)).toHaveLength(count);
});

it.each(['12% with CBT, ', '12% with fluoxetine plus ', 'combination '])(
  'a flood of “%s” is read in a time that grows with it',
  (unit) => {
    const { cost, limit } = growthOfFlood(unit, (flood) =>
      compareNumbers('CBT alone had a response rate of 12%.', `RESULTS: ${flood}.`, { title: '' }),
    );
    expect(cost).toBeLessThan(limit);
  },
);
