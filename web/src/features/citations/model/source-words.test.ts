import { expect, test } from 'vitest';
import { momentOf, unreachedWords } from './source-words.ts';

const now = new Date(2026, 2, 12, 14, 30);
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
const week = 7 * 24 * 3_600_000;

test('a moment of another day is told with its day', () => {
  expect(momentOf(after(-60_000), now)).toBe('at 14:29:00');
  expect(momentOf(after(-week), now)).toBe('on 5 Mar 2026, 14:30');
});

test('a source is said to be asked again only while that is to come', () => {
  const words = (again_at: string | null) =>
    unreachedWords({ id: 'pubmed', label: 'PubMed', message: 'PubMed could not be reached.', again_at }, now);
  expect(words(after(30_000))).toBe('PubMed could not be reached. It will be asked again at 14:30:30.');
  expect(words(after(-week))).toBe('PubMed could not be reached.');
  expect(words(null)).toBe('PubMed could not be reached.');
});
