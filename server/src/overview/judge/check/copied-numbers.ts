import { foldText } from '../../../reading/quantities/fold-text.ts';
import { numbersOf as numbersIn } from '../../../reading/quantities/numbers.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { word, writtenIn } from './copies.ts';

/** As much of a passage is read. */
const maxLength = 2_000;
/** Fewer words may be of anything. */
const leastWords = 4;
/** Numbers of which another is another finding; of another time, dose or age another result may be told in the same words. */
const finding = /-ratio$|-difference$|^percentage|^(?:rate|number|level|count|sample-size|p-value)$/;

interface Numbered {
  written: string;
  /** What its spelling means; null where it is part of a name. */
  value: number | null;
  isFinding: boolean;
}

/** Whether two passages are one word for word, and tell other findings by it: another number, or the same ones in another order. */
export function tellOtherNumbers(one: string, other: string): boolean {
  const [own, others] = [one, other].map((text) => text.slice(0, maxLength)) as [string, string];
  const words = wordsOf(own);
  if (words.length < leastWords || String(words) !== String(wordsOf(others))) return false;
  const [numbers, otherNumbers] = [numbersOf(own), numbersOf(others)];
  const changed = numbers.filter((one, at) => !isSame(one, otherNumbers[at]));
  const there = otherNumbers.filter((one, at) => !isSame(one, numbers[at]));
  return changed.length > 0 && [...changed, ...there].every(({ isFinding }) => isFinding);
}

/** The words of a text in their order, with one sign for any number. */
const wordsOf = (text: string): string[] => writtenIn(text).map((one) => (isNumber(one) ? '#' : one));

const isNumber = (one: string): boolean => /^\d/.test(one);

/** "4,744" and "4744", "0.70" and ".70", "16.3" and "16" are one number: spelling apart, and as far as the rougher of them tells. */
function isSame(one: Numbered, other: Numbered | undefined): boolean {
  if (!other || one.written === other.written) return other !== undefined;
  if (one.value === null || other.value === null) return false;
  const [fewer, more] = [decimalsOf(one), decimalsOf(other)].sort((first, second) => first - second);
  const margin = fewer === more ? 0 : 0.5 * 10 ** -(fewer ?? 0);
  return Math.abs(one.value - other.value) <= margin + 1e-9;
}

/** Digits behind the point, as it is written: of "4,744" none. */
const decimalsOf = ({ value, written }: Numbered): number =>
  Number.isInteger(value) && /^\d{1,3}(?:,\d{3})+$/.test(written)
    ? 0
    : (/[.,·](\d+)$/.exec(written)?.[1]?.length ?? 0);

function numbersOf(text: string): Numbered[] {
  const { places, plain } = foldText(text);
  const values = numbersIn(plain).map(({ from, to, value }) => ({
    from: places[from] ?? 0,
    to: places[to] ?? text.length,
    value,
  }));
  const findings = readQuantities(text).filter(({ kind }) => finding.test(kind));
  const holds =
    (place: number) =>
    ({ from, to }: Quantity) =>
      from <= place && place < to;
  return [...text.matchAll(word)].flatMap(({ 0: found, index }): Numbered[] => {
    if (!isNumber(found)) return [];
    const value = values.find(({ from, to }) => from <= index && index < to)?.value ?? null;
    // Of ".70" the point stands before the word.
    const written = /(?:^|[\s(=])\.$/.test(text.slice(Math.max(0, index - 2), index)) ? `0.${found}` : found;
    return [{ written, value, isFinding: findings.some(holds(index)) }];
  });
}
