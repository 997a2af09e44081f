import { stopWords } from '../lexicon/stop-words.ts';
import { normalise } from './normalise.ts';
import { stem } from './stem.ts';

/** A word with what hangs on it by hyphens: "IL-6", "17-beta-estradiol", "0.05", "Crohn's". */
const chunkPattern = /[\p{L}\p{N}]+(?:\.\p{N}+)?(?:'\p{L}+)?(?:-[\p{L}\p{N}]+)*/gu;
const number = /^\d+(?:\.\d+)?$/;
/** After these words a Roman numeral is a number: "type II", "phase III". */
const numbered = /^(?:type|phase|grade|stage|class|factor|level|schedule|category)$/i;
/** Words that a letter before them belongs to ("T cell"), whatever stands before the letter. */
const afterLetter = /^(?:cells?|lymphocytes?|chromosomes?|dimers?|fever)$/i;
/** Behind these, a letter is a label that any paper may give ("group A"), and tells nothing. */
const labelled =
  /^(?:type|phase|grade|stage|class|level|schedule|category|group|arm|part|cohort|figure|table)s?$/i;
const roman = new Map(Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5' }));

/**
 * Search terms of a text, in order: stems, numbers, and names with digits or hyphens as one term beside their parts,
 * so that "IL-6", "IL 6" and "IL6" are the same. A single letter is a term with the word that it belongs to ("vitamin C",
 * "T cell"), as if a hyphen stood between them. Common words are left out, unless written as an abbreviation
 * ("WHO", "AIDS") in text that is not all capitals.
 */
export function termsOf(text: string): string[] {
  const plain = normalise(text);
  const shouting = plain === plain.toUpperCase();
  const terms: string[] = [];
  let previous = '';
  let end = 0;
  /** A letter that no word before it has taken. */
  let letter = '';
  for (const { 0: found, index } of plain.matchAll(chunkPattern)) {
    const chunk = found.includes("'") ? found.replace(/'s?(?=-|$)/gi, '').replace(/'/g, '') : found;
    const follows = index === end + 1 && plain[end] === ' ';
    if (letter && follows && isSubject(chunk)) terms.push(stem((letter + chunk).toLowerCase()));
    letter = '';
    if (chunk.includes('-')) addCompound(chunk.split('-'), terms);
    else if (isNameLetter(chunk, shouting) && !isNumeral(chunk, previous)) {
      const belongs = follows && isSubject(previous);
      if (belongs && !labelled.test(previous)) terms.push(stem((previous + chunk).toLowerCase()));
      const next = plain.slice(index + found.length + 1, index + found.length + 13).match(/^[\p{L}]+/u)?.[0];
      if (!belongs || (next && afterLetter.test(next))) letter = chunk === 'A' ? '' : chunk;
    } else addWord(chunk, previous, shouting, terms);
    previous = chunk;
    end = index + found.length;
  }
  return terms;
}

const isNumeral = (chunk: string, previous: string): boolean =>
  numberOf(chunk.toLowerCase(), previous) !== undefined;

/** A letter that is no word: "a" and "I" are words, unless a capital "A" stands in text that is not all capitals. */
const isNameLetter = (chunk: string, shouting: boolean): boolean =>
  chunk.length <= 2 && /^\p{L}$/u.test(chunk) && (/^[b-hj-z]$/i.test(chunk) || (chunk === 'A' && !shouting));

const isSubject = (chunk: string): boolean =>
  chunk.length > 1 && !stopWords.has(chunk.toLowerCase()) && !number.test(chunk);

function addWord(written: string, previous: string, shouting: boolean, terms: string[]) {
  const word = written.toLowerCase();
  const digits = number.test(word) ? word : numberOf(word, previous);
  if (digits !== undefined) {
    terms.push(digits);
    // "IL 6" and "type 2": the number belongs to the name before it.
    if (digits.length <= 3 && (numbered.test(previous) || /^[A-Z]{2,5}$/.test(previous)))
      terms.push(previous.toLowerCase() + digits);
    return;
  }
  if (word.length < 2) return;
  const isAbbreviation = () => !shouting && written === written.toUpperCase();
  if (!stopWords.has(word) || isAbbreviation()) terms.push(stem(word));
}

/** What a Roman numeral means where the word before it says that it is one. */
function numberOf(word: string, previous: string): string | undefined {
  const digits = roman.get(word);
  return digits !== undefined && numbered.test(previous) ? digits : undefined;
}

function addCompound(written: string[], terms: string[]) {
  const parts = written.map((part) => part.toLowerCase());
  terms.push(stem(parts.join('')));
  const [first = '', second = ''] = parts;
  if (parts.length > 2 && /^\d+$/.test(second)) terms.push(first + second);
  for (const part of parts)
    if (part.length > 2 && !number.test(part) && !stopWords.has(part)) terms.push(stem(part));
}
