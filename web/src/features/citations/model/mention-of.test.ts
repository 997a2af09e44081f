import type { Mention } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { mentionOf } from './mention-of.ts';

const text = 'Mice sleep [1]. Rats dream often [1]. See PMID 123 for cats.';
const mention = (statement: string, written: string, from = text.indexOf(statement)): Mention => {
  const place = text.indexOf(written, from);
  const to = place + written.length;
  return { engine: 'claude', from: place, to, statement, abstract: 'does-not-say', support: null };
};
const mice = mention('Mice sleep [1].', '[1]');
const rats = mention('Rats dream often [1].', '[1]');
const cats = mention('See PMID 123 for cats.', 'PMID 123');
const mark = { engine: 'claude', place: 1, marks: 2, around: text };

test('a mark is the mention in its place; written-out identifiers are no marks', () => {
  expect(mentionOf([cats, rats, mice], mark, text)).toBe(rats);
  expect(mentionOf([cats, rats, mice], { ...mark, place: 0 }, text)).toBe(mice);
});

test('where page and check see different marks, the statement decides', () => {
  expect(mentionOf([mice, rats, cats], { ...mark, marks: 3, around: 'Rats dream often 1' }, text)).toBe(rats);
});

test('another engine’s mentions are not this one’s', () => {
  expect(mentionOf([mice, rats], { ...mark, engine: 'gemini' }, text)).toBeNull();
});
