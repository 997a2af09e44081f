import { matchesOf } from '../matches.ts';

/** A number as it stands in a folded text. */
export interface ReadNumber {
  value: number;
  from: number;
  to: number;
  /** Written with a sign. */
  isSigned: boolean;
}

/** A number's source for longer patterns: signed or not, thousands in groups, with or without a nought. */
export const numberSource = String.raw`[-+]?(?:0,\d{2,4}|\d{1,3},\d{2}(?!,?\d)|(?:\d{1,3}(?:,\d{3}){1,4}|\d{1,12})(?:\.\d{1,12})?|\.\d{1,12})(?!\d)`;
const pattern = new RegExp(numberSource, 'g');

/** What a number's spelling means; a comma is a decimal one after a nought or before two digits, where it can be nothing else. */
export function toNumber(written: string): number {
  const isDecimal = /^[-+]?(?:0,\d+|\d{1,3},\d{2})$/.test(written);
  return Number(isDecimal ? written.replace(',', '.') : written.replaceAll(',', ''));
}

/**
 * The numbers of a folded text. None: digits within names (IL-6, COVID-19, T2DM), dates (3/5/2018), versions (3.1.2),
 * shares of counts (12/40) and standard deviations (±3.1).
 */
export function numbersOf(text: string): ReadNumber[] {
  const numbers: ReadNumber[] = [];
  for (const found of matchesOf(text, pattern)) {
    let [written] = found;
    let from = found.index;
    const to = from + written.length;
    if (!/\d/.test(written)) continue;
    const isSigned = /^[-+]/.test(written) && !/[\p{L}\d%)\]]/u.test(text[from - 1] ?? '');
    if (/^[-+]/.test(written) && !isSigned) {
      if (/\p{L}/u.test(text[from - 1] ?? '')) continue;
      from += 1;
      written = written.slice(1);
    }
    const before = text.slice(Math.max(0, from - 2), from);
    if (/[\p{L}#^_\d±]$|± $|\d[./]$/u.test(before) || /^(?:\.\d|\/\d)/.test(text.slice(to, to + 2))) continue;
    numbers.push({ value: toNumber(written), from, to, isSigned });
  }
  return numbers;
}
