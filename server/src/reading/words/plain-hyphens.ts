const special = /[\u2010\u2011]/g;
const hyphen = '-';

/**
 * A text with every hyphen the one that keyboards have; engines write "non\u2011inferior" with one that breaks no line. Its length
 * stays, and every place in it.
 */
export const withPlainHyphens = (text: string): string => text.replace(special, hyphen);

/** The same of one character of UTF-16. */
export const plainHyphenOf = (character: number): number =>
  character === 0x2010 || character === 0x2011 ? hyphen.charCodeAt(0) : character;
