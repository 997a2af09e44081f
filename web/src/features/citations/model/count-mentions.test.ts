import type { CitationScore } from '@sextant/contracts';
import { expect, test } from 'vitest';
import { makeMention, makeRow } from '../testing/ledger-rows.ts';
import { countMentions } from './count-mentions.ts';

const rows = [
  makeRow([makeMention(), makeMention({ engine: 'gemini' })], { number: 1, publication: 'retracted' }),
  makeRow([makeMention(), makeMention(), makeMention({ state: 'mismatch' })], {
    number: 2,
    publication: 'concern',
  }),
];
const score: CitationScore = {
  engine: 'claude',
  works: 2,
  mentions: 9,
  verified: 0,
  mismatch: 1,
  not_found: 0,
  retracted: 1,
  concern: 2,
  unchecked: 1,
  unknown: 2,
  web_pages: 2,
};

test('mentions of works under concern are counted apart from those of retracted ones, and what is unsettled together', () => {
  expect(countMentions({ rows, scores: [score] })).toMatchObject([
    { engine: 'claude', retracted: 1, concern: 2, unsettled: 5 },
  ]);
});

test('a ledger that was stored with both in one count has them told apart', () => {
  const { concern: _, ...stored } = { ...score, retracted: 3 };
  const gemini = { ...stored, engine: 'gemini', retracted: 1 };
  expect(countMentions({ rows, scores: [stored, gemini] })).toMatchObject([
    { engine: 'claude', retracted: 1, concern: 2 },
    { engine: 'gemini', retracted: 1, concern: 0 },
  ]);
});
