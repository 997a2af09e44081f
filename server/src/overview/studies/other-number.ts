import type { Effect } from '../../reading/abstracts/effects.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isRatio, isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';
import type { Beside } from './beside.ts';
import { isOfAnother } from './mistold.ts';
import { namesOutcome } from './names-another.ts';
import { isEqual, isOneMeasure, isSameByInterval, tellingDecimals } from './same-effect.ts';
import type { Outcomes } from './told-of.ts';

const share = /^percentage(?:-change)?$/;
/** With fewer digits a number is another's in turn by chance, unless the words name the outcome. */
const tellingSlip = 3;

/**
 * The effect of the abstract that a number stands for and is not: an end of the interval is the abstract's, its digits
 * are the abstract's in another order, or measure and outcome are one. Null where two effects could be meant, and where
 * the number is the abstract's.
 */
export function meantBy(beside: Beside, stated: Quantity): Effect | null {
  const { effects, outcomes } = beside;
  const recorded = beside.abstract.quantities;
  const said = beside.saidOf(stated);
  if (stated.relation !== '=' || stated.upper !== null) return null;
  const isTheirs = effects.some(
    (effect) =>
      (isSameByInterval(stated, effect) ||
        (isSameValue(stated, effect.quantity) && isSameEnds(stated, effect.quantity))) &&
      !isOfAnother(beside, stated, effect),
  );
  if (isTheirs || recorded.some((each) => isWhole(stated, each))) return null;
  const signs = [
    (effect: Effect) => sharesAnEnd(stated, effect),
    (effect: Effect) => !stands(stated, recorded) && isSlipOf(stated, said, effect),
    (effect: Effect) => !isOfUnread(stated, effects, outcomes) && isOnOutcome(stated, said, effect, outcomes),
  ];
  const others = effects.filter(
    ({ quantity }) => !isSameValue(stated, quantity) || !isSameEnds(stated, quantity),
  );
  const sign = signs.find((isMeant) => others.some(isMeant));
  const meant = sign ? others.filter(sign) : [];
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** The abstract has the number, and what it has it for was not read: it may be the same. */
const isOfUnread = (stated: Quantity, effects: readonly Effect[], outcomes: Outcomes): boolean =>
  effects.some(
    (effect) =>
      isSameMeasure(stated, effect.quantity) &&
      isSameValue(stated, effect.quantity) &&
      !outcomes.isRead(effect),
  );

/** The share of a group whose digits stand in another order, where the abstract has the stated one nowhere. */
export function slipOf({ abstract, saidOf, shares }: Beside, stated: Quantity): Effect | null {
  if (!share.test(stated.kind) || stated.relation !== '=' || stated.upper !== null) return null;
  if (stands(stated, abstract.quantities)) return null;
  const said = saidOf(stated);
  const meant = shares.filter((each) => isSlipOf(stated, said, each));
  return new Set(meant.map(({ quantity }) => quantity.value)).size === 1 ? (meant[0] ?? null) : null;
}

/** With its interval it stands in the abstract, though what it is was not read there. */
const isWhole = (stated: Quantity, each: Quantity): boolean =>
  each.kind === 'number' &&
  stated.interval !== null &&
  each.interval !== null &&
  isEqual(stated.value, each.value) &&
  isSameEnds(stated, each);

/** Whatever it is there: what is read of a number's measure may be wrong on either side. */
const stands = (stated: Quantity, recorded: readonly Quantity[]): boolean =>
  recorded.some((each) => isSameValue(stated, each) || isEqual(Math.abs(each.value), Math.abs(stated.value)));

/** Whether measure and outcome are one: the words around the number name all of it, and no outcome beside it. */
function isOnOutcome(
  { decimals, interval, kind, value }: Quantity,
  said: ReadonlySet<string>,
  effect: Effect,
  outcomes: Outcomes,
): boolean {
  if (!isRatio(effect.quantity) || decimals === 0) return false;
  // Another interval around the same number is another analysis.
  if (interval && isEqual(value, effect.quantity.value)) return false;
  return kind === effect.quantity.kind && outcomes.isOn(said, effect);
}

/** Whether an end of the interval is the effect's, or stands where its value should; of a difference, both ends. */
function sharesAnEnd(stated: Quantity, { quantity }: Effect): boolean {
  const [own, ends] = [stated.interval, quantity.interval];
  if (!ends) return false;
  if (!isRatio(quantity)) return own !== null && isEqual(own.low, ends.low) && isEqual(own.high, ends.high);
  if (stated.decimals < tellingDecimals || !isOneMeasure(stated, quantity)) return false;
  // An end of 0.01 is shared by chance.
  const isShared = (one: number, other: number) =>
    isEqual(one, other) && Math.abs(one) * 10 ** stated.decimals >= 10;
  if (own) return isShared(own.low, ends.low) || isShared(own.high, ends.high);
  return (
    stated.kind === quantity.kind && (isEqual(stated.value, ends.low) || isEqual(stated.value, ends.high))
  );
}

/** "Between 0.65 and 0.86", "lower 0.65, upper 0.86": who gives both ends of an interval gives neither for its value. */
export const areBothEnds = (stated: Quantity, beside: readonly Quantity[], { quantity }: Effect): boolean => {
  const ends = quantity.interval;
  const isTold = (end: number, one: Quantity) =>
    isEqual(one.value, end) || isEqual(one.upper ?? Number.NaN, end);
  return (
    ends !== null &&
    (isTold(ends.low, stated) || isTold(ends.high, stated)) &&
    [ends.low, ends.high].every((end) => beside.some((one) => isTold(end, one)))
  );
};

/** "1.33 with placebo", of a ratio of 0.75 with the drug: the same, told of the other group. */
export const isToldTurned = (stated: Quantity, { quantity }: Effect): boolean =>
  isRatio(quantity) &&
  isRatio(stated) &&
  stated.decimals >= tellingDecimals &&
  Math.abs(1 / quantity.value - stated.value) <= 0.5 * 10 ** -stated.decimals + 1e-9;

/** Whether two of a number and the ends of its interval are an effect's, and the third is not: by chance they are not. */
export function isSlipInInterval(
  stated: Quantity,
  { quantity }: Effect,
  recorded: readonly Quantity[],
): boolean {
  const [own, ends] = [stated.interval, quantity.interval];
  if (!own || !ends || stated.decimals < tellingDecimals) return false;
  const same = [
    isEqual(stated.value, quantity.value),
    isEqual(own.low, ends.low),
    isEqual(own.high, ends.high),
  ];
  // Another result's number with this one's interval is of either.
  return same.filter(Boolean).length === 2 && (same[0] === true || !stands(stated, recorded));
}

/** Whether two digits have changed places: 1.75 for 1.57. */
function isSlipOf(stated: Quantity, said: ReadonlySet<string>, effect: Effect): boolean {
  const { quantity } = effect;
  if (stated.decimals !== quantity.decimals || stated.interval) return false;
  const isOne = share.test(quantity.kind)
    ? share.test(stated.kind)
    : isOneMeasure(stated, quantity) && stated.unit === quantity.unit;
  // 0.8 for 8.0 is no slip of two digits.
  const isSmall = ({ value }: Quantity) => Math.abs(value) < 1;
  if (isSmall(stated) !== isSmall(quantity)) return false;
  const digits = ({ decimals, value }: Quantity) =>
    [...Math.abs(value).toFixed(decimals).replace('.', '')].sort().join('');
  if (digits(stated).length < tellingSlip && !namesOutcome(said, effect)) return false;
  return (
    isOne && !isEqual(Math.abs(stated.value), Math.abs(quantity.value)) && digits(stated) === digits(quantity)
  );
}

function isSameEnds({ interval: one }: Quantity, { interval: other }: Quantity): boolean {
  return !one || !other || (isEqual(one.low, other.low) && isEqual(one.high, other.high));
}
