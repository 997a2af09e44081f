import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isOfAnotherKind } from './another-kind.ts';
import { isUnderOtherConditions, numbersOf } from './conditions.ts';
import { nearerToAnother } from './nearer.ts';
import { toldOfAnotherStratum } from './strata.ts';
import { toldOfAnotherMeasure } from './test-measures.ts';

/**
 * Tells whether words give a number of another measure, kind, dose, time, stratum or outcome than the one that was found for it, as far as
 * the abstract has that other one as well.
 * @param words where the quantities stand, with `start` the place in the text that their places are of
 * @param ignored names of arms and trials, which are said of many numbers
 */
export function toldOfAnother(
  quantities: readonly Quantity[],
  words: string,
  start: number,
  abstract: ReadAbstract,
  ignored: ReadonlySet<string>,
): (stated: Quantity, recorded: Quantity) => boolean {
  const isOfAnotherMeasure = toldOfAnotherMeasure(quantities, words, start, abstract);
  const isNearerToAnother = nearerToAnother(quantities, words, start, abstract, ignored);
  const isOfAnotherStratum = toldOfAnotherStratum(quantities, words, start, abstract);
  return (stated, recorded) =>
    isOfAnotherMeasure(stated, recorded) ||
    isOfAnotherKind(stated, recorded, numbersOf(abstract)) ||
    isUnderOtherConditions(stated, recorded, words, start, abstract) ||
    isOfAnotherStratum(stated) ||
    isNearerToAnother(stated, recorded);
}
