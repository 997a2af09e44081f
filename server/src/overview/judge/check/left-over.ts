import { isOfAnotherTime } from '../../../citations/numbers/settings/another-time.ts';
import { nameOtherConditions } from '../../../citations/numbers/settings/conditions.ts';
import { readAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isSameMeasure, isSameValue } from '../../../reading/quantities/same-value.ts';
import { horizonsIn } from '../../../reading/quantities/times.ts';
import { rarityOf } from '../../../reading/words/rarity.ts';
import type { ComparingWork } from './swapped.ts';

/** As much of a passage is read, and as many of its numbers. */
const maxLength = 2_000;
const maxNumbers = 40;
/** So much of the words around two numbers, by rarity, is the same where both are of one thing. */
const enough = 0.5;
const finding = /-ratio$|-difference$|^percentage|^(?:rate|number|level|count)$/;

/**
 * Whether one of two passages has in the place of a number that stands in a work one that stands nowhere in it: each has a number that
 * the other lacks, of one measure and in like words.
 */
export const haveLeftOver = (one: string, other: string, work: ComparingWork): boolean =>
  hasAnother(one, other, work) || hasAnother(other, one, work);

function hasAnother(right: string, wrong: string, { abstract }: ComparingWork): boolean {
  const [own, others] = [right, wrong].map(resultsIn) as [Quantity[], Quantity[]];
  const read = readAbstract(abstract);
  const unknown = others.filter((one) => !isAmong(one, read.quantities) && !isAmong(one, own));
  if (unknown.length === 0) return false;
  const lacking = own.filter((one) => isAmong(one, read.quantities) && !isAmong(one, others));
  const [times, there] = [horizonsIn(wrong), readAbstract(right.slice(0, maxLength))];
  return unknown.some((stated) =>
    lacking.some(
      (recorded) =>
        stated.kind === recorded.kind &&
        stated.unit === recorded.unit &&
        likeness(stated.about, recorded.about) >= enough &&
        !isOfAnotherTime(times, recorded, there) &&
        !nameOtherConditions(wrong, right, read),
    ),
  );
}

const resultsIn = (passage: string): Quantity[] =>
  readQuantities(passage.slice(0, maxLength))
    .filter(({ kind, upper }) => finding.test(kind) && upper === null)
    .slice(0, maxNumbers);

/** In whatever form: a number that is told of something else is known, too. */
const isAmong = (one: Quantity, all: readonly Quantity[]): boolean =>
  all.some(
    (each) =>
      Math.abs(each.value) === Math.abs(one.value) ||
      (isSameMeasure(one, each) && isSameValue(one, each)) ||
      (isSameMeasure(each, one) && isSameValue(each, one)),
  );

/** How much of what either of two texts names both do, by the rarity of its words. */
function likeness(one: string, other: string): number {
  const [own, others] = [conceptSetOf(one), conceptSetOf(other)];
  let [all, shared] = [0, 0];
  for (const each of new Set([...own, ...others])) {
    all += rarityOf(each);
    if (own.has(each) && others.has(each)) shared += rarityOf(each);
  }
  return all === 0 ? 0 : shared / all;
}
