import type { LedgerRow, Overview } from '@sextant/contracts';
import { expect, it } from 'vitest';
import { differingWords } from './differing.ts';

const overview = (...works: string[]) =>
  ({
    studies: {
      rows: works.map((work) => ({ work, cells: [{ state: 'other-number' }, { state: 'no-number' }] })),
    },
  }) as Overview;
const works = new Map(
  (['published', 'sextant-summary'] as const).map((source) => [
    source as string,
    { abstract_source: source } as LedgerRow,
  ]),
);

it.each([
  [[], null],
  [['published'], '1 number differs from the abstract'],
  [['published', 'published'], '2 numbers differ from the abstract'],
  // What the bundled library says of a work is no one's abstract.
  [['sextant-summary'], '1 number differs from Sextant’s summary'],
  [['sextant-summary', 'published'], '2 numbers differ from the abstract or Sextant’s summary'],
])('says of %j what the numbers differ from', (of, words) => {
  expect(differingWords(overview(...of), works)).toBe(words);
});
