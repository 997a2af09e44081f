import type { AnswerSummary, LedgerRow, Overview } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { writeSynthesis } from './write-synthesis.ts';

const overview = {
  answered: ['a', 'b'],
  asked: 2,
  judgement: { judge: null, missing: null, dropped: [] },
  synthesis: [
    { text: 'It works.', role: 'literature', engines: ['a', 'b'], passages: [], works: ['w1', 'w2'] },
  ],
} as unknown as Overview;

const row = (parts: object) =>
  ({
    identifiers: [],
    found: 'known',
    publication: 'current',
    mentions: [],
    ...parts,
  }) as unknown as LedgerRow;

const answers = [
  { engine: 'a', state: 'done', cut_short: null },
  { engine: 'b', state: 'stopped', cut_short: null },
] as unknown as AnswerSummary[];

test('a synthesis is copied with what the page says of the works behind it, where that is not "verified"', () => {
  const verified = [{ state: 'verified' }];
  const news = { title: 'News', year: 2020, doi: '10.1/b', pmid: null };
  const rows = new Map([
    ['w1', row({ mentions: verified, publication: 'unchecked', citation: { ...news, title: 'Old news' } })],
    ['w2', row({ mentions: verified, citation: news })],
  ]);
  const text = writeSynthesis(overview, { answers, rows }, (engine) => engine.toUpperCase());
  expect(text).toContain('- It works. (A, B) [1, 2]');
  expect(text).toContain('1 of 2 engines answered, 1 incomplete.');
  expect(text).toMatch(/^1\. Old news \(2020\)\. 10\.1\/b \[Retraction not checked\]$/m);
  expect(text).toMatch(/^2\. News \(2020\)\. 10\.1\/b$/m);
});
