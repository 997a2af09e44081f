import { stopWords } from '../../../reading/lexicon/stop-words.ts';
import { keptByWord } from '../../../reading/words/kept-by-word.ts';
import { stem } from '../../../reading/words/stem.ts';

/** A word of a sentence, in the sentence's order. */
export interface Word {
  /** In small letters. */
  text: string;
  /** Its stem: "differ" of "difference" and of "different". */
  term: string;
  /** What a sentence is about, and no word of its grammar. */
  isContent: boolean;
  /** The last of a part that a comma, a semicolon or a colon ends. */
  isLast: boolean;
}

/** Nothing longer is held against another: a table has as many words, and no sentence. */
const most = 160;
const word = /\p{L}+|\p{N}+(?:[.·,]\p{N}+)*/gu;
const bracketed = /\([^()]{0,300}\)|\[[^[\]]{0,300}\]/g;
const partEnd = /^[^\p{L}\p{N}]*(?:[;:]|,(?!\p{N})|\.(?!\p{N}))/u;

/** The words of a sentence, but for figures and marks in brackets; of a very long text its first. */
export const wordsOf = keptByWord<readonly Word[]>(4_000, (sentence) => {
  const plain = sentence
    .replace(/n['’]t\b/gi, ' not')
    .replace(/\bcannot\b/gi, 'can not')
    .replace(bracketed, (found) => ' '.repeat(found.length));
  return [...plain.matchAll(word)].slice(0, most).map(({ 0: found, index }) => {
    const text = found.toLowerCase();
    return {
      text,
      term: stem(text),
      isContent: !stopWords.has(text),
      isLast: partEnd.test(plain.slice(index + found.length, index + found.length + 8)),
    };
  });
});

/**
 * Lays two sentences beside each other so that as many of their words as can be are the same ones in the same order.
 * @returns for each word of the first, its place in the second; -1 where it has none
 */
export function align(one: readonly Word[], other: readonly Word[]): number[] {
  const width = other.length + 1;
  /** The most words that are shared from here on, by places in both. */
  const shared = new Uint16Array((one.length + 1) * width);
  const at = (first: number, second: number) => shared[first * width + second] as number;
  for (let first = one.length - 1; first >= 0; first -= 1)
    for (let second = other.length - 1; second >= 0; second -= 1)
      shared[first * width + second] =
        one[first]?.term === other[second]?.term
          ? at(first + 1, second + 1) + 1
          : Math.max(at(first + 1, second), at(first, second + 1));
  const places = one.map(() => -1);
  for (let first = 0, second = 0; first < one.length && second < other.length; ) {
    if (one[first]?.term === other[second]?.term) {
      places[first] = second;
      first += 1;
      second += 1;
    } else if (at(first + 1, second) >= at(first, second + 1)) first += 1;
    else second += 1;
  }
  return places;
}
