import { expect, it } from 'vitest';
import { growthOfFlood } from '../../../testing/growth.ts';
import { compareNumbers } from '../compare-numbers.ts';

const title = 'Prenatal surgery for myelomeningocele';
const abstract = [
  'METHODS: 183 women were assigned.',
  'RESULTS: Death or a shunt occurred in 54 (69%) of 78 infants after prenatal and 77 (96%) of 80 after postnatal surgery.',
  'Of 36 infants, 21 had infections.',
  'Relapse occurred in 17 children (27%).',
  'Fever was seen in 23/71 infants.',
].join(' ');

/** The counts of a sentence that are said to stand. */
const standing = (statement: string) =>
  compareNumbers(statement, abstract, { title }).flatMap(({ state, text }) =>
    state === 'stands' && /^\d+$/.test(text) ? text : [],
  );

it.each([
  'Death or a shunt occurred in 54 of 80 infants.',
  'Infections occurred in 21 of 78 infants.',
  'Relapse occurred in 17 of 36 children.',
  'Of 78 infants, 23 had fever.',
  'Death or a shunt occurred in 77 of 36 infants.',
])('a count does not stand out of another whole than the abstract’s: %s', (statement) => {
  expect(standing(statement)).toEqual([]);
});

it.each([
  ['Death or a shunt occurred in 54 of 78 infants.', ['54']],
  ['Of 36 infants, 21 had infections.', ['21']],
  ['Relapse occurred in 17 of 63 children.', ['17']],
  ['Fever was seen in 23 of 71 infants.', ['23']],
])('it does out of its own, named or by its share: %s', (statement, counts) => {
  expect(standing(statement)).toEqual(counts);
});

it.each(['12 of 30 ', 'of 30 infants, ', '12 (3%) of '])(
  'a flood of “%s” is read in a time that grows with it',
  (unit) => {
    const { cost, limit } = growthOfFlood(unit, (flood) =>
      compareNumbers('12 of 31 infants had fever.', `RESULTS: ${flood}.`, { title }),
    );
    expect(cost).toBeLessThan(limit);
  },
);
