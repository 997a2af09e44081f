import { withoutUnseen } from '../../../reading/words/hidden-words.ts';

/** A text of a record on one line, as JSON may hold it. */
export const onOneLine = (text: string): string => withoutUnseen(text.replace(/\s+/g, ' ')).trim();

/**
 * A sentence of a record on one line of Markdown in which nothing of it has a meaning: no link, no picture, no code,
 * no HTML, and no number in square brackets, which would pass for one of the evidence.
 */
export function quoteMarkdown(sentence: string): string {
  return onOneLine(sentence)
    .replace(/\[(\s*\d[\d\s,;–-]*)\]/g, '($1)')
    .replace(/[\\`*_[\]~|#]/g, '\\$&')
    .replace(/<(?=[\p{L}/!?])/gu, '\\<')
    .replace(/!(?=\\\[)/g, '\\!');
}
