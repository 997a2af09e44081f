import { findWords, type SearchSnippet } from '@sextant/contracts';

/** Characters before the first word found, and in all: two lines of the history. */
const lead = 32;
const maxLength = 140;

/** The text's own words: marks of emphasis, headings and tables stay behind, and an address behind its words. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^[\]]{1,200})\]\([^()\s]{1,500}\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|>|[-+*]|\d{1,9}[.)])\s+/gm, '')
    .replace(/[*`|]+/g, ' ')
    .replace(/\s+([,.;:!?)])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** A part of a text in which words of a search were found. */
export interface Excerpt {
  engine: string | null;
  text: string;
  /** Something stands before it, or behind it. */
  isCutBefore: boolean;
  isCutAfter: boolean;
}

/** An excerpt as the history shows it: from shortly before the first of the words, cut between words, and its hits told. */
export function makeSnippet({ engine, ...excerpt }: Excerpt, words: readonly string[]): SearchSnippet {
  const cleaned = plain(excerpt.text);
  // Who looks for a mark of Markdown finds it only in the text as it was written.
  const isKept = findWords(cleaned, words).length > 0;
  const whole = isKept ? cleaned : excerpt.text.replace(/\s+/g, ' ').trim();
  const hit = findWords(whole, words)[0]?.from ?? 0;
  const from = hit <= lead ? 0 : spaceBehind(whole, hit - lead, hit);
  const isWhole = whole.length - from <= maxLength;
  const to = isWhole ? whole.length : spaceBefore(whole, from + maxLength, hit);
  const begins = from > 0 || excerpt.isCutBefore ? '…' : '';
  const ends = to < whole.length || excerpt.isCutAfter ? '…' : '';
  const text = `${begins}${whole.slice(from, to).trim()}${ends}`;
  return { engine, text, marks: findWords(text, words) };
}

/** Where the next word begins, at the latest where the hit does. */
function spaceBehind(text: string, from: number, hit: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 || space >= hit ? hit : space + 1;
}

/** Where the last whole word ends, unless that would cut the hit away. */
function spaceBefore(text: string, to: number, hit: number): number {
  const space = text.lastIndexOf(' ', to);
  return space > hit ? space : to;
}
