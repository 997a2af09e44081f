import { isNumberNeeded } from '@sextant/contracts/blocks/measures';
import type { Effect } from '../../reading/abstracts/effects.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isRatio, isSameMeasure, mayBeTurned } from '../../reading/quantities/same-value.ts';

/** Fewer digits behind the point are shared by chance. */
export const tellingDecimals = 2;
/** Three numbers with fewer digits in all are shared by chance. */
const tellingDigits = 5;
const shareUnits: ReadonlySet<string | null> = new Set(['%', 'percentage points', 'points', null]);
const difference = /-difference$|^level$|^number$/;

/**
 * Whether a number is an effect of the abstract by its interval: value and both ends are one. Whatever measure is named
 * or left to the words around, or read from them wrongly: two other numbers vouch for the first.
 */
export function isSameByInterval(stated: Quantity, { quantity }: Effect): boolean {
  const [one, other] = [stated.interval, quantity.interval];
  if (!one || !other) return false;
  const digits = [stated.value, one.low, one.high].map((value) =>
    Math.abs(value).toFixed(stated.decimals).replace('.', ''),
  );
  const isWritten =
    isEqual(stated.value, quantity.value) && isEqual(one.low, other.low) && isEqual(one.high, other.high);
  // "1.5 days shorter (1.3 to 1.7)", of a difference of -1.5 days (-1.7 to -1.3).
  const isTurned =
    !isRatio(quantity) &&
    mayBeTurned(stated, quantity) &&
    isEqual(stated.value, -quantity.value) &&
    isEqual(one.low, -other.high) &&
    isEqual(one.high, -other.low);
  return digits.join('').length >= tellingDigits && (isWritten || isTurned);
}

/** Whether a number without an interval is an effect of the abstract, digit for digit, where it cites that work alone. */
export function isSameByValue(stated: Quantity, { quantity }: Effect): boolean {
  if (stated.interval !== null || stated.relation !== '=' || stated.upper !== null) return false;
  if (isRatio(quantity))
    return (
      (stated.decimals >= tellingDecimals ||
        (stated.kind === quantity.kind && stated.decimals === quantity.decimals)) &&
      isOneMeasure(stated, quantity) &&
      isEqual(stated.value, quantity.value)
    );
  if (!isEqual(Math.abs(stated.value), Math.abs(quantity.value))) return false;
  if (isNumberNeeded(quantity.kind)) return stated.kind === quantity.kind;
  // A round share is shared by chance.
  if (quantity.kind === 'percentage-change') return stated.kind === quantity.kind && stated.value % 10 !== 0;
  const isDifference = isOneDifference(stated, quantity) || isInPerCent(stated, quantity);
  return isDifference && stated.decimals > 0 && stated.decimals === quantity.decimals;
}

/** Of a difference of shares, "9.7%", "9.7 points" and, where a table's head names it, 9.7 are one. */
const isInPerCent = (stated: Quantity, { kind, unit }: Quantity): boolean =>
  kind === 'risk-difference' &&
  (stated.kind === 'percentage' || difference.test(stated.kind)) &&
  shareUnits.has(unit) &&
  shareUnits.has(stated.unit);

/** "3.4 points" of a score, whose abstract says -3.4: sign and unit may be in the words. */
const isOneDifference = (stated: Quantity, recorded: Quantity): boolean =>
  difference.test(recorded.kind) &&
  difference.test(stated.kind) &&
  (stated.unit === recorded.unit || stated.unit === null || recorded.unit === null);

/** Whether two numbers may be told in one measure, its name perhaps left to the words around. */
export const isOneMeasure = (stated: Quantity, recorded: Quantity): boolean =>
  stated.kind === 'number'
    ? recorded.unit === null
    : isSameMeasure(stated, recorded) || isOneDifference(stated, recorded);

/** Whether a number whose outcome was not read may be meant for an effect, rightly or wrongly. */
export const couldBeOf = (stated: Quantity, { quantity }: Effect): boolean =>
  isOneMeasure(stated, quantity) || isInPerCent(stated, quantity);

/** Whether two numbers are written with the same digits, whatever they measure; a p value measures nothing. */
export const isSameFigure = (one: Quantity, other: Quantity): boolean =>
  one.kind !== 'p-value' &&
  one.decimals === other.decimals &&
  isEqual(Math.abs(one.value), Math.abs(other.value));

export const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
