/** Control, bidirectional and zero-width characters show nothing, and may hide something. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu;

/** A text of a record on one line, as JSON may hold it. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').replace(unseen, '').trim();

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
