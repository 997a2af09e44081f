import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isRatio, isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { isResult } from './results.ts';
import { type ToldInWords, toldInWords } from './told-in-words.ts';

/** As much of a passage is read, and as many of its numbers. */
const maxLength = 2_000;
const maxNumbers = 40;
/** "Half" says 48 to 52 per cent, "1.5 times" 1.42 to 1.58. */
const nearShare = 0.025;
const nearMultiple = 0.055;
/** Of so few shares any two are held against one another; of more, those that stand side by side. */
const fewShares = 3;

/** Whether all that one passage tells in numbers or in words for them is told by the other, in whatever form. */
export function isRetold(one: string, other: string): boolean {
  const [told, others] = [one, other].map((text) =>
    readQuantities(text.slice(0, maxLength)).filter(isResult).slice(0, maxNumbers),
  ) as [Quantity[], Quantity[]];
  const [inWords, othersInWords] = [toldInWords(one), toldInWords(other)];
  return (
    told.length + inWords.length > 0 &&
    told.every((each) => others.some((another) => isSame(each, another)) || isDifference(each, others)) &&
    inWords.every(
      (each) =>
        others.some((another) => says(each, another)) ||
        isMultiple(each, others) ||
        othersInWords.some((another) => isSameInWords(each, another)),
    )
  );
}

const isSame = (one: Quantity, other: Quantity): boolean =>
  (isSameMeasure(one, other) && isSameValue(one, other)) ||
  (isSameMeasure(other, one) && isSameValue(other, one));

const signOf = (direction: 'up' | 'down' | null): number | null =>
  direction === null ? null : direction === 'up' ? 1 : -1;

/** "A quarter lower" of a ratio of 0.74, "half of them" of 49.7%. */
function says({ direction, kind, value }: ToldInWords, recorded: Quantity): boolean {
  const isNear = (found: number) => Math.abs(found - value) <= nearShare + 1e-9;
  if (isRatio(recorded)) {
    const change = recorded.value - 1;
    if (kind === 'times' || kind === 'part') return isNear(recorded.value);
    const sign = signOf(direction);
    return kind === 'change' && isNear(Math.abs(change)) && sign !== null && sign * change > 0;
  }
  if (recorded.kind === 'percentage-change') {
    const sign = signOf(recorded.direction);
    const isTurned = direction !== null && sign !== null && signOf(direction) !== sign;
    if (kind === 'times') return sign !== null && isNear(1 + (sign * Math.abs(recorded.value)) / 100);
    // Which way it goes has to be said.
    if (kind === 'change' && (direction === null || sign === null)) return false;
    return kind !== 'share' && !isTurned && isNear(Math.abs(recorded.value) / 100);
  }
  return recorded.kind === 'percentage' && /^(?:share|part)$/.test(kind) && isNear(recorded.value / 100);
}

const isSameInWords = (one: ToldInWords, other: ToldInWords): boolean =>
  Math.abs(one.value - other.value) < 1e-9 &&
  (one.kind === other.kind || [one, other].some(({ kind }) => kind === 'part')) &&
  (one.direction === other.direction ||
    (one.kind !== 'change' &&
      other.kind !== 'change' &&
      [one, other].some(({ direction }) => direction === null)));

/** "1.5 times as likely" of "72% against 47%", in this order. */
const isMultiple = ({ kind, value }: ToldInWords, others: readonly Quantity[]): boolean =>
  kind === 'times' &&
  pairsOf(others, ({ kind }) => kind === 'percentage').some(
    ([first, second]) => second.value > 0 && Math.abs(first.value / second.value / value - 1) <= nearMultiple,
  );

/** "18 points more" of "66% against 48%", in this order; and so of what was measured. */
function isDifference(stated: Quantity, others: readonly Quantity[]): boolean {
  const isOfShares = stated.kind === 'risk-difference';
  const isOfScores = stated.kind === 'mean-difference' || stated.kind === 'level';
  if (!isOfShares && !isOfScores) return false;
  const value = stated.direction === 'down' ? -Math.abs(stated.value) : stated.value;
  const pairs = pairsOf(others, ({ kind }) =>
    isOfShares ? kind === 'percentage' : /^(?:number|level)$/.test(kind),
  );
  return pairs.some(([first, second]) => {
    // Both are rounded, and the difference too.
    const margin = 10 ** -Math.min(first.decimals, second.decimals) + 0.5 * 10 ** -stated.decimals - 1e-9;
    const rounding = isOfShares ? Math.min(margin, 1) : 0.5 * 10 ** -stated.decimals;
    return Math.abs(first.value - second.value - value) <= rounding;
  });
}

function pairsOf(all: readonly Quantity[], isOf: (one: Quantity) => boolean): [Quantity, Quantity][] {
  const told = all.filter(isOf);
  return told.flatMap((first, at) =>
    told
      .slice(at + 1, told.length > fewShares ? at + 2 : undefined)
      .map((second): [Quantity, Quantity] => [first, second]),
  );
}
