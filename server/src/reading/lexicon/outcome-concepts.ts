import { termsOf } from '../words/terms.ts';
import { outcomeNames } from './outcome-words.ts';

const known = new Map(
  outcomeNames.flatMap((line) => {
    const [first = '', ...others] = line.split('|').map((name) => name.trim());
    return [first, ...others].map((name) => [name, first] as const);
  }),
);
const longest = Math.max(...[...known.keys()].map((name) => name.split(' ').length));
const word = /[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*/gu;

/** "HbA(1c)", "HbA<sub>1c</sub>" */
const subscript = /\bHbA ?(?:\(|<sub>)?1c(?:\)|<\/sub>)?/gi;

/**
 * What a text speaks of, each thing under one name: "heart attack" and "MI" are one. What the lexicon does not know is
 * taken by its stem. In the order of the text.
 */
export function conceptsOf(text: string): string[] {
  const words = text.replace(subscript, 'hba1c').match(word) ?? [];
  const lower = words.map((one) => one.toLowerCase());
  const concepts: string[] = [];
  for (let at = 0; at < words.length; at++) {
    let taken = 0;
    for (let count = Math.min(longest, words.length - at); count > 0 && taken === 0; count--) {
      const name = known.get(lower.slice(at, at + count).join(' '));
      if (name === undefined) continue;
      concepts.push(name);
      taken = count;
    }
    if (taken === 0) concepts.push(...termsOf(words[at] ?? ''));
    else at += taken - 1;
  }
  return concepts;
}
