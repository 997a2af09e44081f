import { LRUCache } from 'lru-cache';
import { ownCopy } from '../words/own-copy.ts';
import { partsOf } from './terms-asked.ts';

/** As much of a text is looked through for them. */
const maxLength = 40_000;
const maxQuestionLength = 2_000;
const bracketed = /\(([A-Z][\p{L}\d-]{1,8})\)/gu;
/** Up to seven words that end where a bracket opens, and the characters that they may take. */
const wordsBefore = /(?:[\p{L}\d-]{1,30} ){1,7}$/u;
const maxBefore = 7 * 31;

/** A turn's question and answers are read once more in each round of its checks. Bounded in characters: some twenty questions. */
const bounds = {
  maxSize: 480_000,
  sizeCalculation: (_abbreviations: Abbreviations, text: string) => text.length + 1,
};
const keptOfTexts = new LRUCache<string, Abbreviations>(bounds);
const keptOfQuestions = new LRUCache<string, Abbreviations>(bounds);

type Abbreviations = ReadonlyMap<string, readonly string[]>;

/** The abbreviations that a text introduces, "tranexamic acid (TXA)", by their term: what they stand for, as terms. */
function abbreviationsIn(text: string): Abbreviations {
  const found = new Map<string, readonly string[]>();
  for (const { 1: short = '', index } of text.matchAll(bracketed)) {
    const [before] = text.slice(Math.max(0, index - maxBefore), index).match(wordsBefore) ?? [];
    if (before === undefined) continue;
    const letters = short.replace(/[^A-Z]/g, '').toLowerCase();
    const words = before.trim().split(/[\s-]+/);
    // The words from the one that begins with its first letter on, no more than twice as many as it has letters.
    const from = words.findLastIndex(
      (word, at) =>
        word.toLowerCase().startsWith(letters[0] ?? ' ') && words.length - at >= Math.min(letters.length, 2),
    );
    const [term] = partsOf(short);
    if (term && letters.length > 1 && from >= 0 && words.length - from <= 2 * letters.length)
      found.set(term, partsOf(words.slice(from).join(' ')));
  }
  return found;
}

const minInitials = 3;
const maxInitials = 5;

/** The abbreviations that a question's own words would have: "proton pump inhibitors" are PPIs. */
function initialsIn(question: string): Abbreviations {
  const words = question.match(/[\p{L}\d]+/gu) ?? [];
  const found = new Map<string, readonly string[]>();
  for (let from = 0; from < words.length; from++)
    for (let count = minInitials; count <= maxInitials && from + count <= words.length; count++) {
      const some = words.slice(from, from + count);
      const [term] = partsOf(some.map((word) => word[0]?.toUpperCase()).join(''));
      if (term) found.set(term, partsOf(some.join(' ')));
    }
  return found;
}

/** What abbreviations stand for in a text that answers a question. */
export const abbreviationsOf = (question: string, text: string): Abbreviations =>
  new Map([
    ...keptIn(keptOfQuestions, question.slice(0, maxQuestionLength), initialsIn),
    ...keptIn(keptOfTexts, text.slice(0, maxLength), abbreviationsIn),
  ]);

function keptIn(
  kept: LRUCache<string, Abbreviations>,
  text: string,
  read: (text: string) => Abbreviations,
): Abbreviations {
  const known = kept.get(text);
  if (known) return known;
  const own = ownCopy(text);
  const found = read(own);
  kept.set(own, found);
  return found;
}
