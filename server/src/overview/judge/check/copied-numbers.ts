import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';

/** As much of a passage is read. */
const maxLength = 2_000;
/** Fewer words may be of anything. */
const leastWords = 4;
const word = /\p{L}[\p{L}\p{M}'’-]*|\d+(?:[.,·]\d+)*/gu;
/** Numbers of which another is another finding; of another time, dose or age another result may be told in the same words. */
const finding = /-ratio$|-difference$|^percentage|^(?:rate|number|level|count|sample-size|p-value)$/;

interface Numbered {
  written: string;
  isFinding: boolean;
}

/** Whether two passages are one word for word, and tell other findings by it: another number, or the same ones in another order. */
export function tellOtherNumbers(one: string, other: string): boolean {
  const [own, others] = [one, other].map((text) => text.slice(0, maxLength)) as [string, string];
  const words = wordsOf(own);
  if (words.length < leastWords || String(words) !== String(wordsOf(others))) return false;
  const [numbers, otherNumbers] = [numbersOf(own), numbersOf(others)];
  const changed = numbers.filter(({ written }, at) => written !== otherNumbers[at]?.written);
  const there = otherNumbers.filter(({ written }, at) => written !== numbers[at]?.written);
  return changed.length > 0 && [...changed, ...there].every(({ isFinding }) => isFinding);
}

/** The words of a text in their order, with one sign for any number. */
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(word) ?? []).map((one) => (isNumber(one) ? '#' : one));

const isNumber = (one: string): boolean => /^\d/.test(one);

function numbersOf(text: string): Numbered[] {
  const findings = readQuantities(text).filter(({ kind }) => finding.test(kind));
  const holds =
    (place: number) =>
    ({ from, to }: Quantity) =>
      from <= place && place < to;
  return [...text.matchAll(word)].flatMap(({ 0: written, index }): Numbered[] =>
    isNumber(written) ? [{ written, isFinding: findings.some(holds(index)) }] : [],
  );
}
