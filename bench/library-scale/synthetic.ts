import type { Citation } from '@sextant/contracts';
import { toCitation } from '../retrieval/to-citation.ts';

/** Distinct words of the synthetic literature. */
const vocabularySize = 200_000;
const titleLength = 12;
const minAbstractLength = 80;
const maxAbstractWords = 160;

/** Small, seeded generator (mulberry32): every run draws the same literature. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const syllables = [...'bdfghklmnprtvz'].flatMap((consonant) => [...'aiou'].map((vowel) => consonant + vowel));

/** A pronounceable word for a rank: no two alike, and none that a stemmer shortens much. */
function wordOf(rank: number): string {
  let word = '';
  let rest = rank + syllables.length;
  while (rest > 0) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return `${word}x`;
}

/** Zipf's law by its cumulative weights: the word of rank r comes with probability proportional to 1 / r. */
const cumulative = new Float64Array(vocabularySize);
let total = 0;
for (let rank = 0; rank < vocabularySize; rank++) {
  total += 1 / (rank + 1);
  cumulative[rank] = total;
}
const words = Array.from({ length: vocabularySize }, (_, rank) => wordOf(rank));

function draw(random: () => number): string {
  const target = random() * total;
  let low = 0;
  let high = vocabularySize - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] as number) < target) low = middle + 1;
    else high = middle;
  }
  return words[low] as string;
}

function text(random: () => number, length: number): string {
  return Array.from({ length }, () => draw(random)).join(' ');
}

/** The record of a number: always the same one. */
export function syntheticRecord(number: number): Citation {
  const random = seededRandom(number + 1);
  const length = minAbstractLength + Math.floor(random() * (maxAbstractWords - minAbstractLength));
  return toCitation({
    pmid: String(number + 1),
    title: text(random, titleLength),
    abstract: text(random, length),
    year: 1990 + (number % 36),
    mesh: [],
  });
}

/** A question of 5 to 15 words, drawn as the records' words are. */
export function syntheticQuestion(random: () => number): string {
  return text(random, 5 + Math.floor(random() * 11));
}
