/**
 * A function of a word that is asked for the same words again and again, with its answers kept: some `most` of them, then
 * all are forgotten at once, which costs less than to know which of them was asked for last.
 */
export function keptByWord<Answer>(most: number, read: (word: string) => Answer): (word: string) => Answer {
  const kept = new Map<string, Answer>();
  return (word) => {
    const known = kept.get(word);
    if (known !== undefined) return known;
    const answer = read(word);
    if (kept.size >= most) kept.clear();
    kept.set(word, answer);
    return answer;
  };
}
