import type { Figure, StatedFigure } from '@sextant/contracts';
import { inBase } from './units.ts';

/** A figure as far as its number is compared. */
export interface Told {
  figure: Figure;
  /** Digits behind the point, as it is written: 0.70 has two, and is not 0.74 rounded. */
  decimals: number;
}

/** Kinds whose sign may stand in the words: "reduced by 1.2 kg" is "-1.2 kg". */
const signless = new Set(['mean-difference', 'risk-difference', 'percentage-change']);
/** Counts and doses are exact; rounding is of what was measured. */
const exact = new Set(['sample-size', 'dose']);
const hoursOf: Record<string, number> = { hour: 1, day: 24, week: 168, month: 730.5, year: 8766 };

/** Reads from the passage of a figure how exactly it is told: a number itself no longer knows its noughts. */
export function toldOf({ figure, passage }: StatedFigure): Told {
  const written = String(Math.abs(figure.value));
  const behindPoint = /\.(\d+)$/.exec(written)?.[1]?.length ?? 0;
  const point = behindPoint > 0 ? '' : '[.·]';
  const own = written.replace(/^0\./, '0?.').replace('.', '[.·]');
  const noughts = [
    ...passage.text
      .replaceAll(',', '')
      .matchAll(new RegExp(`(?<![\\d.·])${own}(${point}0{1,4})(?!\\d)`, 'g')),
  ];
  const more = Math.max(0, ...noughts.map(([, found = '']) => found.replace(/[.·]/, '').length));
  return { figure, decimals: behindPoint + more };
}

/** What a figure measures, in one unit for all spellings: figures are compared within one measure only. */
export function measureOf({ kind, unit }: Figure): string {
  // A difference of risks is told in per cent or as a part of one.
  return kind === 'risk-difference' ? kind : `${kind} ${inBase(1, unit).dimension}`;
}

/** Whether two figures of one measure state the same number: rounding, units and the place of the sign apart. */
export function isSameNumber(one: Told, other: Told): boolean {
  if (measureOf(one.figure) !== measureOf(other.figure)) return false;
  const factors = factorsOf(one.figure, other.figure);
  const isSame = (sign: (value: number) => number) =>
    isNear(one, other, sign(one.figure.value) * factors[0], sign(other.figure.value) * factors[1], factors);
  return isSame((value) => value) || (signless.has(one.figure.kind) && isSame(Math.abs));
}

/** Whether two figures have one interval, both ends, as two tellings of one result have. */
export function isSameInterval(one: Told, other: Told): boolean {
  const [ends, others] = [endsOf(one.figure), endsOf(other.figure)];
  if (!ends || !others || !isSameNumber(one, other)) return false;
  const [factor, otherFactor] = factorsOf(one.figure, other.figure);
  const margin = 0.5 * 10 ** -Math.min(one.decimals, other.decimals) * Math.max(factor, otherFactor) + 1e-9;
  const isOne = ([low, high]: readonly [number, number]) =>
    Math.abs(ends[0] * factor - low) <= margin && Math.abs(ends[1] * factor - high) <= margin;
  const [low, high] = [others[0] * otherFactor, others[1] * otherFactor];
  return isOne([low, high]) || (signless.has(one.figure.kind) && isOne([-high, -low]));
}

function endsOf({ high, low }: Figure): [number, number] | null {
  return low === null || high === null ? null : [low, high];
}

/** What brings two values into one unit. A dose without a time is compared by its amount alone. */
function factorsOf(one: Figure, other: Figure): [number, number] {
  const areRates = one.kind === 'dose' && one.period !== null && other.period !== null;
  const factor = ({ kind, period, unit }: Figure) => {
    if (kind === 'risk-difference') return unit === null ? 100 : 1;
    const base = inBase(1, unit).value;
    const [, count = '1', name = 'day'] = /^(?:([\d.]+) )?(\p{L}+?)s?$/u.exec(period ?? '') ?? [];
    return areRates ? base / (Number(count) * (hoursOf[name] ?? 24)) : base;
  };
  // One unit on both sides needs no base, and no rounding in it.
  if (one.unit === other.unit && !areRates && one.kind !== 'risk-difference') return [1, 1];
  return [factor(one), factor(other)];
}

function isNear(
  one: Told,
  other: Told,
  value: number,
  otherValue: number,
  factors: [number, number],
): boolean {
  const apart = Math.abs(value - otherValue);
  const size = Math.max(Math.abs(value), Math.abs(otherValue));
  if (apart <= 1e-6 * size) return true;
  const about = [one, other].some(({ figure }) => figure.relation === '~');
  if (about && apart <= 0.05 * size) return true;
  if (isBound(one.figure, value, otherValue) || isBound(other.figure, otherValue, value)) return true;
  if (exact.has(one.figure.kind)) return false;
  const margin = Math.max(0.5 * 10 ** -one.decimals * factors[0], 0.5 * 10 ** -other.decimals * factors[1]);
  return apart <= margin + 1e-9;
}

/** "More than 4,700" is a way to say 4,744. */
function isBound({ relation }: Figure, bound: number, value: number): boolean {
  const share = value / bound;
  return (
    (/>/.test(relation) && share >= 1 && share <= 1.1) || (/</.test(relation) && share <= 1 && share >= 0.9)
  );
}
