import type { Quantity } from '../../reading/quantities/quantity.ts';
import { changeKinds } from './change-kinds.ts';

const clauseEnd = /[;|]|\.(?!\d)|,? \b(?:whereas|while|but|although|though)\b/giu;
/** Two groups are compared; "than at baseline" and "than at week 12" compare one with itself. */
const against =
  /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|over (?=placebo|sham|control)|in comparison (?:with|to))(?![\p{L}-])(?! ?(?:(?:at |the )?baseline|\d|week|month|year|day|the (?:course|study|trial|next|first)))/iu;
const between =
  /\b(?:placebo|control|sham)[- ](?:adjusted|subtracted|corrected)\b|\bbetween[- ](?:group|arm)s?\b|\b(?:mean|treatment|group) difference\b|\bdifference between\b/iu;

/** Whether a number is how much one group changed, and no difference between two: those come with an interval. */
export const isOfOneArm = ({ arm, interval }: Quantity): boolean => Boolean(arm?.words) && !interval;

/**
 * Whether a change is told as the difference between two groups: "lowered HbA1c by 1.4% compared with placebo". Where the
 * clause has the other group's number as well, each is that of its own.
 * @param words where the quantities stand, with `start` the place in the text that their places are of
 */
export function isDifferenceOfArms(
  stated: Quantity,
  quantities: readonly Quantity[],
  words: string,
  start: number,
): boolean {
  // The cells of a table's row are read without its other rows.
  if (!changeKinds.test(stated.kind) || words.includes(' | ')) return false;
  const at = stated.from - start;
  const ends = [...words.matchAll(clauseEnd)].map(({ index }) => index);
  const begin = ends.findLast((end) => end <= at) ?? 0;
  const end = ends.find((each) => each > at) ?? words.length;
  const hasSecond = quantities.some(
    ({ from, kind, unit }) =>
      from !== stated.from &&
      from - start >= begin &&
      from - start < end &&
      (unit === stated.unit || kind === 'number' || kind.startsWith('percentage') || changeKinds.test(kind)),
  );
  if (hasSecond) return false;
  const clause = words.slice(begin, end);
  return against.test(clause) || between.test(clause);
}
