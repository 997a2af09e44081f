import type { Figure } from '@sextant/contracts';
import { type Measure, measuresOf } from './measures.ts';
import { numbersOf, type ReadNumber } from './numbers.ts';
import type { QuantityKind } from './quantity.ts';

/** A number with what the readers know of it; kinds that the contract does not list are among them. */
export interface Reading extends Omit<Figure, 'kind' | 'credible'> {
  kind: QuantityKind;
  /** Its interval is called a credible one. */
  isCredible: boolean;
}

/** A reading with its place within what is being read; places of the whole text are put in at the end. */
export interface Draft {
  figure: Reading;
  from: number;
  to: number;
}

/** What a reader works on: a sentence, its numbers, and which of them another reader has already taken. */
export interface Scope {
  text: string;
  numbers: ReadNumber[];
  measures: Measure[];
  /** The numbers of a span belong to one figure, or to none. */
  take: (from: number, to: number) => void;
  isTaken: (number: ReadNumber) => boolean;
  /** Up to `most` numbers that end at or before a place, the nearest first. */
  before: (place: number, most: number) => ReadNumber[];
  /** The first number that begins at or after a place. */
  after: (place: number) => ReadNumber | undefined;
}

/** Reads the numbers and the names of measures of a text. */
export function scopeOf(text: string): Scope {
  const numbers = numbersOf(text);
  const taken = new Set<number>();
  const firstFrom = (place: number) => {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[middle]?.from ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    text,
    numbers,
    measures: measuresOf(text),
    take: (from, to) => {
      for (let at = firstFrom(from); at < numbers.length; at++) {
        const start = numbers[at]?.from ?? to;
        if (start >= to) break;
        taken.add(start);
      }
    },
    isTaken: ({ from }) => taken.has(from),
    before: (place, most) => {
      const end = firstFrom(place);
      return numbers.slice(Math.max(0, end - most), end).reverse();
    },
    after: (place) => numbers[firstFrom(place)],
  };
}

/** The words in front of a number that say it is no exact one, and what they make of it. */
const relations: [RegExp, Figure['relation']][] = [
  [
    /(?:<=|≤|\bat most|\bup to|\bno more than|\bnot more than|\bmaximum of|\bor less than) ?(?:an? )?$/i,
    '<=',
  ],
  [/(?:>=|≥|\bat least|\bno less than|\bnot less than|\bno fewer than|\bminimum of) ?(?:an? )?$/i, '>='],
  [/(?:>|\b(?:more|greater|higher|larger) than|\bover|\babove|\bexceed(?:s|ed|ing)?) ?(?:an? )?$/i, '>'],
  [/(?:<|\b(?:less|fewer|lower|smaller) than|\bunder|\bbelow) ?(?:an? )?$/i, '<'],
  [
    /(?:~|≈|\babout|\baround|\bapprox\.?|\bapproximately|\bnearly|\balmost|\broughly|\bsome|\bclose to|\bc\.|\bca\.) ?$/i,
    '~',
  ],
];
const limitsBehind: [RegExp, Figure['relation']][] = [
  [/^ ?(?:or|and) (?:less|lower|below|under|fewer)\b/i, '<='],
  [/^ ?(?:or|and) (?:more|higher|above|over|greater|older)\b/i, '>='],
];

/** How a number that stands from `from` to `to` (with its unit) relates to what it measures. */
export function relationAt(text: string, from: number, to: number): Figure['relation'] {
  const behind = text.slice(to, to + 16);
  const before = text.slice(Math.max(0, from - 24), from);
  const found =
    limitsBehind.find(([words]) => words.test(behind)) ?? relations.find(([words]) => words.test(before));
  return found?.[1] ?? '=';
}

/** A number of which no more is known than its value. */
export function plainReading(kind: QuantityKind, value: number, unit: string | null = null): Reading {
  return {
    kind,
    value,
    low: null,
    high: null,
    level: null,
    isCredible: false,
    relation: '=',
    p: null,
    unit,
    period: null,
    about: '',
  };
}
