/**
 * Every match of a pattern, from the start. `text.matchAll(pattern)` finds the same, but makes a copy of the pattern each
 * time: with the names of all journals in it, that takes longer than to search a sentence.
 * @param pattern with the flag `g`; it matches no empty text
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '') throw new TypeError(`It matches an empty text: ${pattern.source}`);
    found.push(match);
  }
  return found;
}

/** The text that is worth a search: all of it, or none where what every match must have does not stand. */
export const textWith = (needed: RegExp, text: string): string => (needed.test(text) ? text : '');
