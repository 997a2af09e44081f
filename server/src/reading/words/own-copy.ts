/** Of the texts that take one byte a letter. */
const beyondLatin1 = /[^\0-\xff]/;

/**
 * The same text in memory of its own. A part that is cut out of a text keeps all of that text in memory: what is kept for
 * long, such as a word, must not keep the answer that it was read in.
 */
export function ownCopy(text: string): string {
  const encoding = beyondLatin1.test(text) ? 'utf16le' : 'latin1';
  return Buffer.from(text, encoding).toString(encoding);
}
