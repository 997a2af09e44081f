import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptWith } from '../kept-with.ts';
import { conceptSetOf } from '../lexicon/concept-set.ts';
import { conceptsOf } from '../lexicon/outcome-concepts.ts';
import { keptByWord } from './kept-by-word.ts';
import { ownCopy } from './own-copy.ts';
import { termSetOf } from './term-set.ts';
import { termsOf } from './terms.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const words = fc.array(fc.constantFrom('heart', 'attack', 'Type', 'II', 'TNF-α', 'naïve', '\ud800', 'x'), {
  maxLength: 12,
});
const texts = fc.oneof(
  anyText,
  words.map((some) => some.join(' ')),
);

describe('what is kept of texts that were read', () => {
  it('is a copy to the letter, of any text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(ownCopy(text)).toBe(text);
      }),
    );
  });

  it('is what reading it anew would give, the first time and after it', () => {
    fc.assert(
      fc.property(fc.array(texts, { maxLength: 6 }), (some) => {
        for (const text of [...some, ...some]) {
          expect([...termSetOf(text)]).toEqual([...new Set(termsOf(text))]);
          expect([...conceptSetOf(text)]).toEqual([...new Set(conceptsOf(text))]);
        }
      }),
    );
  });

  it('is asked for once while there is room, and anew once there was not; what is too long for a word, each time', () => {
    const asked: string[] = [];
    const lengthOf = keptByWord(2, (word) => {
      asked.push(word);
      return word.length;
    });
    const long = 'a'.repeat(600);
    expect(['one', 'one', 'three', 'seven', 'one', long, long].map(lengthOf)).toEqual([
      3, 3, 5, 5, 3, 600, 600,
    ]);
    expect(asked).toEqual(['one', 'three', 'seven', 'one', long, long]);
  });

  it('is kept of each object by itself, as long as there is room for it', () => {
    const made: string[] = [];
    const lengthOf = keptWith<object, number>(2);
    const [one, other] = [{}, {}];
    const ask = (owner: object, key: string) =>
      lengthOf(owner, key, () => {
        made.push(key);
        return key.length;
      });
    expect([ask(one, 'a'), ask(one, 'a'), ask(other, 'a'), ask(one, 'bb')]).toEqual([1, 1, 1, 2]);
    expect([ask(one, 'ccc'), ask(one, 'a'), ask(other, 'a')]).toEqual([3, 1, 1]);
    expect(made).toEqual(['a', 'a', 'bb', 'ccc', 'a']);
  });
});
