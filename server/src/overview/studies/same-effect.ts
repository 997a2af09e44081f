import type { Effect } from '../../reading/abstracts/effects.ts';
import { outcomeKey } from '../../reading/abstracts/outcome.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import { outcomeNames } from '../../reading/lexicon/outcome-words.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isRatio, isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';

/** Fewer digits behind the point are shared by chance. */
const tellingDecimals = 2;
const difference = /^(?:mean-difference|risk-difference|level|number)$/;
const outcomes: ReadonlySet<string> = new Set(outcomeNames.map((line) => line.split('|')[0]?.trim() ?? ''));

/**
 * Whether a number is an effect of the abstract by its interval: value and both ends are one. Whoever leaves the name of
 * the measure to the words around it, or to the head of a table, is understood, and so is an abstract that does: two
 * other numbers vouch for the first.
 */
export function isSameByInterval(stated: Quantity, { quantity }: Effect): boolean {
  const [one, other] = [stated.interval, quantity.interval];
  // Of a difference with a unit, three numbers of one digit tell as much.
  const isTelling = stated.decimals >= tellingDecimals || (stated.decimals > 0 && !isRatio(quantity));
  if (!one || !other || !isTelling || !isOneMeasure(stated, quantity)) return false;
  return (
    isEqual(stated.value, quantity.value) && isEqual(one.low, other.low) && isEqual(one.high, other.high)
  );
}

/** Whether a number without an interval is an effect of the abstract, digit for digit, where it cites that work alone. */
export function isSameByValue(stated: Quantity, { quantity }: Effect): boolean {
  if (stated.interval !== null || stated.relation !== '=' || stated.upper !== null) return false;
  if (isRatio(quantity))
    return (
      stated.decimals >= tellingDecimals &&
      isOneMeasure(stated, quantity) &&
      isEqual(stated.value, quantity.value)
    );
  if (!isEqual(Math.abs(stated.value), Math.abs(quantity.value))) return false;
  // A round share is shared by chance.
  if (quantity.kind === 'percentage-change') return stated.kind === quantity.kind && stated.value % 10 !== 0;
  return isOneDifference(stated, quantity) && stated.decimals > 0 && stated.decimals === quantity.decimals;
}

/** "3.4 points" of a score, whose abstract says -3.4: sign and unit may be in the words. */
const isOneDifference = (stated: Quantity, recorded: Quantity): boolean =>
  difference.test(recorded.kind) &&
  difference.test(stated.kind) &&
  (stated.unit === recorded.unit || stated.unit === null || recorded.unit === null);

/**
 * Whether a number stands for an effect of the abstract and is another: an end of the interval is the abstract's, its
 * digits are the abstract's in another order, or measure and outcome are one, and the abstract gives this one effect of
 * them. Where two effects could be meant, none is.
 */
export function isOtherNumber(stated: Quantity, effect: Effect, effects: readonly Effect[]): boolean {
  if (!isRatio(effect.quantity) || stated.relation !== '=' || stated.upper !== null) return false;
  if (stated.decimals === 0) return false;
  if (effects.some(({ quantity }) => isSameValue(stated, quantity) && isSameEnds(stated, quantity)))
    return false;
  const signs = [sharesAnEnd, isSlipOf, isOnOutcome];
  const sign = signs.find((isMeant) => effects.some((each) => isMeant(stated, each)));
  const meant = effects.filter((each) => sign?.(stated, each));
  return meant.length === 1 && meant[0] === effect;
}

/** Whether the words around a number name the outcome of another effect of the abstract, and not of this one. */
export function isToldOfAnother({ about }: Quantity, effect: Effect, effects: readonly Effect[]): boolean {
  const key = outcomeKey(about);
  const keyOf = (each: Effect) => outcomeKey(each.quantity.about);
  return key !== '' && keyOf(effect) !== key && effects.some((each) => keyOf(each) === key);
}

/** Whether measure and outcome are one: the words around the number name all of it, and no outcome beside it. */
function isOnOutcome({ about, interval, kind, value }: Quantity, { quantity }: Effect): boolean {
  const key = outcomeKey(quantity.about);
  if (key === '' || kind !== quantity.kind) return false;
  // Another interval around the same number is another analysis.
  if (interval && isEqual(value, quantity.value)) return false;
  const wanted = key.split(' ');
  const said = new Set(conceptsOf(about));
  const isNamed = wanted.every((concept) => said.has(concept));
  return isNamed && [...said].every((concept) => !outcomes.has(concept) || wanted.includes(concept));
}

/** Whether an end of the interval is the effect's, or stands where its value should. */
function sharesAnEnd(stated: Quantity, { quantity }: Effect): boolean {
  const ends = quantity.interval;
  if (!ends || stated.decimals < tellingDecimals || !isOneMeasure(stated, quantity)) return false;
  if (stated.interval)
    return isEqual(stated.interval.low, ends.low) || isEqual(stated.interval.high, ends.high);
  return (
    stated.kind === quantity.kind && (isEqual(stated.value, ends.low) || isEqual(stated.value, ends.high))
  );
}

/** Whether two digits have changed places: 1.75 for 1.57. */
function isSlipOf(stated: Quantity, { quantity }: Effect): boolean {
  if (stated.kind !== quantity.kind || stated.decimals !== quantity.decimals || stated.interval) return false;
  const digits = ({ decimals, value }: Quantity) =>
    [...value.toFixed(decimals).replace('.', '')].sort().join('');
  return !isEqual(stated.value, quantity.value) && digits(stated) === digits(quantity);
}

const isOneMeasure = (stated: Quantity, recorded: Quantity): boolean =>
  stated.kind === 'number'
    ? recorded.unit === null
    : isSameMeasure(stated, recorded) || isOneDifference(stated, recorded);

const isEqual = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;

function isSameEnds({ interval: one }: Quantity, { interval: other }: Quantity): boolean {
  return !one || !other || (isEqual(one.low, other.low) && isEqual(one.high, other.high));
}
