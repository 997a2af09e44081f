import type { LedgerRow, Mention } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { makeMention as mention, makeRow as row } from '../testing/ledger-rows.ts';
import { citedPlaces, slipsOf } from './cited-places.ts';

const shown = (of: LedgerRow) =>
  citedPlaces(of).map(({ engine, statement, state }) => [engine, statement, state]);
const slip = { state: 'mismatch', reason: 'It is of 2020.' } as const;

test('a name and a PMID side by side are one place', () => {
  const of = row([
    mention({ form: 'author-year' }),
    mention({ form: 'pmid', from: 9, support: { relation: 'missing', sentence: null } }),
  ]);
  expect(shown(of)).toEqual([['claude', 'Deaths fell.', null]]);
  expect(citedPlaces(of)[0]?.read.form).toBe('pmid');
});

test('what the work says of itself is not said again; what sets places apart is', () => {
  const right = mention({ cluster: 1, from: 20, statement: 'Strokes fell.' });
  expect(shown(row([mention(slip), mention({ ...slip, engine: 'xai' })]))).toEqual([
    ['claude', 'Deaths fell.', null],
    ['xai', 'Deaths fell.', null],
  ]);
  expect(shown(row([mention(slip), right]))).toEqual([
    ['claude', 'Deaths fell.', 'mismatch'],
    ['claude', 'Strokes fell.', 'verified'],
  ]);
  for (const publication of ['retracted', 'concern', 'unchecked'] as const)
    expect(shown(row([mention(slip), right], { publication })), publication).toEqual([
      ['claude', 'Deaths fell.', 'mismatch'],
      ['claude', 'Strokes fell.', null],
    ]);
});

test('a sentence that cites a work twice is told once, unless the two read differently', () => {
  const twice = [mention({}), mention({ cluster: 1, from: 30 })];
  expect(shown(row(twice))).toHaveLength(1);
  const [first, second] = twice as [Mention, Mention];
  expect(
    shown(row([first, { ...second, support: { relation: 'same-topic', sentence: null } }])),
  ).toHaveLength(2);
});

test('a slip is told once, with all who made it', () => {
  const mentions = [mention(slip), mention({ ...slip, from: 9 }), mention({ ...slip, engine: 'xai' })];
  expect(slipsOf(row(mentions))).toEqual([{ reason: 'It is of 2020.', engines: ['claude', 'xai'] }]);
});
