import { normalise } from './normalise.ts';
import { stem } from './stem.ts';
import { stopWords } from './stop-words.ts';

/** A word with what hangs on it by hyphens: "IL-6", "17-beta-estradiol", "0.05", "Crohn's". */
const chunkPattern = /[\p{L}\p{N}]+(?:\.\p{N}+)?(?:'\p{L}+)?(?:-[\p{L}\p{N}]+)*/gu;
const number = /^\d+(?:\.\d+)?$/;
/** After these words a Roman numeral is a number: "type II", "phase III". */
const numbered = /^(?:type|phase|grade|stage|class|factor|level|schedule|category)$/i;
const roman = new Map(Object.entries({ i: '1', ii: '2', iii: '3', iv: '4', v: '5' }));

/**
 * Search terms of a text, in order: stems, numbers, and names with digits or hyphens as one term beside their parts,
 * so that "IL-6", "IL 6" and "IL6" are the same. Common words are left out, unless written as an abbreviation
 * ("WHO", "AIDS") in text that is not all capitals.
 */
export function termsOf(text: string): string[] {
  const plain = normalise(text);
  const shouting = plain === plain.toUpperCase();
  const terms: string[] = [];
  let previous = '';
  for (const [found] of plain.matchAll(chunkPattern)) {
    const chunk = found.replace(/'s?(?=-|$)/gi, '').replace(/'/g, '');
    const parts = chunk.split('-');
    if (parts.length > 1) addCompound(parts, terms);
    else addWord(chunk, previous, shouting, terms);
    previous = chunk;
  }
  return terms;
}

function addWord(written: string, previous: string, shouting: boolean, terms: string[]) {
  const word = written.toLowerCase();
  const isAbbreviation = !shouting && written.length > 1 && written === written.toUpperCase();
  const digits = number.test(word) ? word : numbered.test(previous) ? roman.get(word) : undefined;
  if (digits !== undefined) {
    terms.push(digits);
    // "IL 6" and "type 2": the number belongs to the name before it.
    if (digits.length <= 3 && (numbered.test(previous) || /^[A-Z]{2,5}$/.test(previous)))
      terms.push(previous.toLowerCase() + digits);
    return;
  }
  if (word.length < 2 || (stopWords.has(word) && !isAbbreviation)) return;
  terms.push(stem(word));
}

function addCompound(written: string[], terms: string[]) {
  const parts = written.map((part) => part.toLowerCase());
  terms.push(stem(parts.join('')));
  const [first = '', second = ''] = parts;
  if (parts.length > 2 && /^\d+$/.test(second)) terms.push(first + second);
  for (const part of parts)
    if (part.length > 2 && !number.test(part) && !stopWords.has(part)) terms.push(stem(part));
}
