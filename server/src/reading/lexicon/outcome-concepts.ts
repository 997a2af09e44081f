import { keptByWord } from '../words/kept-by-word.ts';
import { withPlainHyphens } from '../words/plain-hyphens.ts';
import { termsOf } from '../words/terms.ts';
import { outcomeNames } from './outcome-words.ts';

const known = new Map(
  outcomeNames.flatMap((line) => {
    const [first = '', ...others] = line.split('|').map((name) => name.trim());
    return [first, ...others].map((name) => [name, first] as const);
  }),
);
/** How many words the longest name has that begins with a word. */
const longest = new Map<string, number>();
for (const name of known.keys()) {
  const [first = '', ...others] = name.split(' ');
  longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
}
const word = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;

/** They make another word of the one behind them, with a hyphen or without: "pre-eclampsia" is no eclampsia. */
const prefixed = /^(?:pre|post|peri|non|anti|re|co|sub|multi|semi|bi|intra|inter|extra)-\p{L}{3,}$/iu;

/** A word's terms by itself: the same few thousand words make up most texts. */
const termsOfWord = keptByWord<readonly string[]>(20_000, (one) =>
  prefixed.test(one) ? termsOf(one).slice(0, 1) : termsOf(one),
);

/** "HbA(1c)", "HbA<sub>1c</sub>" */
const subscript = /\bHbA ?(?:\(|<sub>)?1c(?:\)|<\/sub>)?/gi;

/**
 * What a text speaks of, each thing under one name: "heart attack" and "MI" are one. What the lexicon does not know is
 * taken by its stem. In the order of the text.
 */
export function conceptsOf(text: string): string[] {
  const words = withPlainHyphens(text).replace(subscript, 'hba1c').match(word) ?? [];
  const lower = words.map((one) => one.toLowerCase());
  const concepts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let taken = 0;
    const most = longest.get(lower[at] ?? '') ?? 0;
    for (let count = Math.min(most, words.length - at); count > 0 && taken === 0; count--) {
      const name = known.get(lower.slice(at, at + count).join(' '));
      if (name === undefined) continue;
      concepts.push(name);
      taken = count;
    }
    if (taken === 0) concepts.push(...termsOfWord(words[at] ?? ''));
    else at += taken - 1;
  }
  return concepts;
}
