import type { Citation, Evidence, Ledger, LedgerRow, Mention } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { citedWorks, stateIn } from '../model/cited-works.ts';
import { makeMention, makeRow } from '../testing/ledger-rows.ts';
import { answerWithReferences } from './answer-with-references.ts';

const citationOf = (title: string) => ({ title, status: 'current' }) as Citation;
const evidence = {
  works: [1, 2, 3].map((number) => ({ number, citation: citationOf(`Evidence ${number}`) })),
} as Evidence;
const row = (number: number | null, title: string, ...mentions: Partial<Mention>[]): LedgerRow =>
  makeRow(mentions.map(makeMention), { id: title, number, citation: citationOf(title) });

/** The references under an answer of Claude. */
function referencesOf(markdown: string, ...rows: LedgerRow[]) {
  const works = citedWorks(evidence, { rows } as Ledger, true);
  const own = works.map((work) => ({ ...work, state: stateIn(work, 'claude') }));
  const copied = answerWithReferences(own, 'claude', { markdown, shown: markdown, isMarkdown: false }, []);
  return copied.split('\n\nReferences\n\n')[1]?.split('\n') ?? [];
}

test('numbers of an answer’s own list are given to what that list has under them, never to the evidence', () => {
  const entry = { from: 40, to: 80 };
  expect(
    referencesOf(
      'It helps [2], and [1].',
      row(3, 'Evidence 3', { entry, called: '1' }),
      row(null, 'Found by the list alone', { entry, called: '2' }),
    ),
  ).toEqual(['[1] Evidence 3.', '[2] Found by the list alone.']);
});

test('a work has all numbers that call it, and none where it is named in words', () => {
  expect(
    referencesOf(
      'It helps [1, 3], says Sato 2005.',
      row(2, 'Evidence 2', { form: 'author-year' }),
      row(1, 'Evidence 1', { called: '1' }, { called: '3' }),
    ),
  ).toEqual(['[1, 3] Evidence 1.', '• Evidence 2.']);
});

test('in a ledger of before it was told what a mention calls, only what calls no list means the evidence', () => {
  expect(
    referencesOf(
      'It helps [1, 2].',
      row(1, 'Evidence 1', {}),
      row(3, 'Evidence 3', { entry: { from: 40, to: 80 } }),
    ),
  ).toEqual(['[1] Evidence 1.', '• Evidence 3.']);
});

test('before its check, an answer is taken to mean the evidence', () => {
  expect(referencesOf('It helps [2].', row(1, 'Evidence 1', { engine: 'gemini' }))).toEqual([
    '[2] Evidence 2.',
  ]);
});
