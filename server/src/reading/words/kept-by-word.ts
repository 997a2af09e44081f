import { ownCopy } from './own-copy.ts';

/** In characters; what is longer is no word that comes again. */
const longest = 500;

/**
 * A function of a word that is asked for the same words again and again, with its answers kept: some `most` of them, then
 * all are forgotten at once, which costs less than to know which of them was asked for last.
 */
export function keptByWord<Answer>(most: number, read: (word: string) => Answer): (word: string) => Answer {
  const kept = new Map<string, Answer>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    if (word.length > longest) return read(word);
    const own = ownCopy(word);
    const answer = read(own);
    if (kept.size >= most) kept.clear();
    kept.set(own, answer);
    return answer;
  };
}
