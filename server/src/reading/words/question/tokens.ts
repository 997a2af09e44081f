import { normalise } from '../normalise.ts';

/** A word of a question, or a phrase that its writer put in quotation marks. */
export interface Token {
  /** As written, its possessive and apostrophes gone; for a phrase, its words with a space between them. */
  text: string;
  /** In small letters, to look it up. */
  key: string;
  /** Nothing but a space lies between it and the token before: "vitamin C". */
  follows: boolean;
  quoted: boolean;
}

const doubleQuotes = /[\u201c-\u201f\u00ab\u00bb\u2033\uff02]/g;
/** An allele's asterisk, as in "HLA-B*27", is no wildcard. */
const allele = /(?<=[\p{L}\p{N}])\*(?=\d)/gu;
const word = String.raw`\d{1,3}(?:,\d{1,3}){1,3}(?=-\p{L})(?:[-.][\p{L}\p{N}]+)*|[\p{L}\p{N}]+(?:[-'.][\p{L}\p{N}]+)*(?:\+(?![\p{L}\p{N}+]))?`;
const words = new RegExp(word, 'gu');
/** A phrase, or a word; a quotation mark without its partner is nothing. */
const tokens = new RegExp(String.raw`"([^"\n]{2,80})"|${word}`, 'gu');
/** "E. coli", "S. aureus": a capital, a dot and the species. */
const genus = /^[A-Z]$/;
const maxPhraseWords = 8;

/** The words of a question in order, in plain letters. */
export function tokensOf(question: string): Token[] {
  const plain = normalise(question.replace(doubleQuotes, '"')).replace(allele, '');
  const found: Token[] = [];
  let end = 0;
  for (const { 0: whole, 1: phrase, index } of plain.matchAll(tokens)) {
    const gap = plain.slice(end, index);
    const before = found.at(-1);
    const isSpecies = gap === '. ' && genus.test(before?.text ?? '') && /^[a-z]{3}/.test(whole);
    end = index + whole.length;
    const inPhrase = phrase?.match(words) ?? [];
    const quoted = inPhrase.length > 1 && inPhrase.length <= maxPhraseWords;
    const texts = quoted ? [inPhrase.join(' ')] : phrase === undefined ? [whole] : inPhrase;
    for (const [at, text] of texts.entries()) {
      const cleaned = text.replace(/'s?$|'s(?=-)/i, '').replaceAll("'", '');
      if (cleaned === '') continue;
      const follows = at > 0 || (before !== undefined && !quoted && (gap === ' ' || isSpecies));
      found.push({ text: cleaned, key: cleaned.toLowerCase(), follows, quoted });
    }
  }
  return found;
}
