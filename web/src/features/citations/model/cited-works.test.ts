import type { Citation, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { answerWithReferences } from '../export/answer-with-references.ts';
import { makeMention, makeRow } from '../testing/ledger-rows.ts';
import { citedWorks, isCitedWork, stateIn, worksByNumber } from './cited-works.ts';

const mention = (engine: string, state: Mention['state']) => makeMention({ engine, state });
const row = (number: number, mentions: Mention[], part: Partial<LedgerRow> = {}) =>
  makeRow(mentions, {
    number,
    label: `Work ${number}`,
    citation: { title: `Work ${number}`, status: 'current' } as Citation,
    ...part,
  });
const worksOf = (...rows: LedgerRow[]) => citedWorks(null, { rows } as Ledger, false);

/** What Mistral, which has been checked, says of five works; Gemini still writes. */
const works = worksOf(
  row(1, [mention('mistral', 'verified')]),
  row(2, [mention('mistral', 'mismatch')]),
  row(3, [mention('mistral', 'mismatch')], { publication: 'retracted' }),
  row(4, [mention('mistral', 'verified')], { publication: 'concern' }),
  row(5, [mention('mistral', 'verified')], { publication: null, found: 'unknown' }),
);

test('before its check, a number has nothing that other answers have earned or made amiss', () => {
  const shown = [...worksByNumber(works)].map(([number, { state }]) => [number, state]);
  expect(shown).toEqual([
    [1, 'pending'],
    [2, 'pending'],
    [3, 'retracted'],
    [4, 'concern'],
    [5, 'pending'],
  ]);
});

test('before its check, a number that another answer’s list lacks is nothing', () => {
  const lacking = row(9, [mention('mistral', 'not-found')], {
    number: null,
    missing_number: 9,
    citation: null,
  });
  expect([...worksByNumber(worksOf(lacking)).keys()]).toEqual([]);
});

test('one engine’s slip marks no other’s citation of the same work', () => {
  const [work] = worksOf(row(1, [mention('mistral', 'mismatch'), mention('claude', 'verified')]));
  expect(work && ['mistral', 'claude', 'gemini'].map((engine) => stateIn(work, engine))).toEqual([
    'mismatch',
    'verified',
    'pending',
  ]);
  const [retracted] = worksOf(row(1, [mention('claude', 'verified')], { publication: 'retracted' }));
  expect(retracted && ['claude', 'gemini'].map((engine) => stateIn(retracted, engine))).toEqual([
    'retracted',
    'retracted',
  ]);
});

test('what a vendor’s search merely brought up is cited by none, and nothing of it is right or wrong', () => {
  const searched = { searched_by: ['claude'] };
  const found = [
    row(1, [], searched),
    row(2, [], { ...searched, publication: 'retracted' }),
    row(3, [], { ...searched, publication: 'concern' }),
    row(4, [], { ...searched, publication: 'unchecked' }),
    row(5, [], { ...searched, publication: null, found: 'web-page' }),
    row(6, [mention('gemini', 'verified')], searched),
  ];
  const shown = (isChecked: boolean) =>
    citedWorks(null, { rows: found } as Ledger, isChecked).map((work) => [
      work.state,
      isCitedWork(work),
      work.engines,
      work.searchedBy,
    ]);
  expect(shown(true)).toEqual([
    ['uncited', false, [], ['claude']],
    ['retracted', false, [], ['claude']],
    ['concern', false, [], ['claude']],
    ['uncited', false, [], ['claude']],
    ['uncited', false, [], ['claude']],
    ['verified', true, ['gemini'], ['claude']],
  ]);
  // While answers are written, it may still be cited.
  expect(shown(false).map(([state]) => state)).toEqual([
    'pending',
    'retracted',
    'concern',
    'pending',
    'pending',
    'verified',
  ]);
});

test('an answer is copied with its own slips and no other’s', () => {
  const both = worksOf(row(1, [mention('mistral', 'mismatch'), mention('claude', 'verified')]));
  const copied = (engine: string) =>
    answerWithReferences(
      both.map((work) => ({ ...work, state: stateIn(work, engine) })),
      engine,
      { markdown: 'So [1].', shown: 'So [1].', isMarkdown: false },
      [],
    );
  expect(copied('claude')).toBe('So [1].\n\nReferences\n\n[1] Work 1.');
  expect(copied('mistral')).toBe('So [1].\n\nReferences\n\n[1] Work 1. [Does not match]');
});
