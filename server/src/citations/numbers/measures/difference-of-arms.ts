import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
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
 */
export function isDifferenceOfArms(
  stated: Quantity,
  { from: start, quantities, text: words }: PlacedText,
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

/** A number is told as the difference: "(difference 45.0%", "an absolute difference at week 24 of −1.3 points". */
const asDifference = /\b(?<!no )(?:difference|gap)s?\b(?:(?!, (?:with|as)\b)[^.:;()]){0,70}$/i;
/** Words that may tell a difference between two groups, by whatever name. */
const mayDiffer =
  /\bdiffer|\b(?:gap|points?|more|fewer|higher|lower|less|greater|better|worse|advantage|margin|benefit|absolute|net|extra|additional|increase[sd]?|decrease[sd]?|reduc\p{L}+|improve\p{L}*|over)\b/iu;
/** So many of those in a group had something. */
const shareBehind =
  /^ ?(?:\([^()]{0,60}\) ?)?(?:of (?:the |those |these |all |\p{L}+ ){1,5})?(?:had|have|reached|achieved|attained|responded|were|was|remained|died|developed|experienced|showed|gained|kept|recovered|survived)\b/iu;
/** What one group did: "an improvement of 1.3 points in the exercise group", "the exercise group improved by 1.3 points". */
const inGroup = /^[^.;,()\d]{0,60}\b(?:in|for|among|within) (?:the )?[^.;,()\d]{0,40}\b(?:group|arm)\b/i;
const groupDid =
  /\b(?:group|arm)(?: had)? (?:improved|gained|lost|fell|rose|declined|worsened|increased|decreased|dropped|changed)\b[^.;,()]{0,60}$/i;

/**
 * Whether a number that an abstract has as the difference of two groups, wherever it has it, is told of one of them: "45% of those who
 * switched reached it", "the exercise group improved by 1.3 points".
 */
export function isDifferenceToldOfOne(
  stated: Quantity,
  places: readonly Quantity[],
  { from: start, text: words }: PlacedText,
  { text }: ReadAbstract,
): boolean {
  if (!places.every(({ from }) => asDifference.test(text.slice(Math.max(0, from - reach), from))))
    return false;
  const [begins, ended] = [stated.from - start, stated.to - start];
  const ends = [...words.matchAll(clauseEnd)].map(({ index }) => index);
  const before = words.slice(ends.findLast((end) => end <= begins) ?? 0, begins);
  const rest = words.slice(ended, ended + reach);
  const clause = `${before}${words.slice(begins, ends.find((end) => end > begins) ?? words.length)}`;
  if (against.test(clause) || between.test(clause)) return false;
  if (stated.kind === 'percentage') return shareBehind.test(rest) && !mayDiffer.test(before);
  return changeKinds.test(stated.kind) && (inGroup.test(rest) || groupDid.test(before));
}

/** In characters to either side of a number. */
const reach = 130;
