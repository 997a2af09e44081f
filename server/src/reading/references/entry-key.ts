const digits = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const lowered = (raised: string) => [...raised].map((digit) => digits.indexOf(digit)).join('');

/** What an entry begins with, and how long that is. */
export interface EntryKey {
  key: string;
  length: number;
  /** Whether it can begin nothing but an entry, wherever it stands. */
  isNote: boolean;
  /** Whether paragraphs of any kind are numbered so: `(1)`, `1.` */
  isOrdinal: boolean;
}

/** No key is longer, with the space around it. */
const maxLength = 80;
const note = /^\s{0,9}\\?\[\^\s?([^\]\s^]{1,40})\s?\\?\]\s?:\s{0,9}/;
const bracketed =
  /^[\s*]{0,9}\\?\[{1,2}\s?([A-Z]?\d{1,3})\s?\\?\]{1,2}(?:\([^()\s]{0,60}\))?[*]{0,3}\s?[:.]?[*]{0,3}(?:\s{1,9}|$)/;
const lenticular = /^[\s*]{0,9}【\s?(\d{1,3})\s?】\s?[:.]?\s{0,9}/;
const raisedTag = /^[\s*]{0,9}<sup>\s?\[?(\d{1,3})\]?\s?<\/sup>\s{0,9}/i;
const raised = /^[\s*]{0,9}([⁰¹²³⁴-⁹]{1,3})[.:]?\s{0,9}/;
const numbered = /^[\s*]{0,9}(?:\((\d{1,3})\)|(\d{1,3})[.)])[*]{0,3}\s{1,9}/;

/**
 * What names an entry at the head of its line: `[^1]:`, `[1]`, `1.`, `(1)`, `¹`.
 * @param line as it was written
 */
export function readEntryKey(line: string): EntryKey | null {
  const head = line.slice(0, maxLength);
  const footnote = note.exec(head);
  if (footnote?.[1]) return { key: footnote[1], length: footnote[0].length, isNote: true, isOrdinal: false };
  for (const pattern of [bracketed, lenticular, raisedTag, raised, numbered]) {
    const found = pattern.exec(head);
    const key = found?.[1] ?? found?.[2];
    if (found && key)
      return {
        key: pattern === raised ? lowered(key) : key,
        length: found[0].length,
        isNote: false,
        isOrdinal: pattern === numbered,
      };
  }
  return null;
}
