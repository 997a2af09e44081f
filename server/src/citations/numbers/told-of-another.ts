import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { toldOfAnotherAge } from './ages-told.ts';
import { isOfAnotherKind } from './another-kind.ts';
import { pairedOtherwise } from './bracketed.ts';
import { isUnderOtherConditions, numbersOf } from './conditions.ts';
import { placesOfEach } from './exchanged.ts';
import { nearerToAnother } from './nearer.ts';
import { toldOfContrary } from './negated.ts';
import { toldOfAnotherTest } from './of-another-test.ts';
import { toldOfAnotherMakeup } from './of-makeup.ts';
import { toldAsEnd } from './reached.ts';
import { toldOfRival } from './rivals.ts';
import { toldAtAnother } from './settings-told.ts';
import { toldOfOtherSide } from './sides.ts';
import { toldOfAnotherStratum, toldOfPart } from './strata.ts';
import { toldOfMeasure } from './test-measures.ts';
import { toldOtherwise } from './told-otherwise.ts';

type Telling = (stated: Quantity, recorded: Quantity) => boolean;

/**
 * Tells whether words give a number of another measure, kind, dose, time, stratum or outcome than the one that was found for it, as far as
 * the abstract has that other one as well: `isSurely` by names that exclude one another, `isOfOther` by the words around it.
 * @param words where the quantities stand, with `start` the place in the text that their places are of
 * @param ignored names of arms and trials, which are said of many numbers
 * @param recorded the abstract's numbers
 */
export function toldOfAnother(
  quantities: readonly Quantity[],
  words: string,
  start: number,
  abstract: ReadAbstract,
  ignored: ReadonlySet<string>,
  recorded: readonly Quantity[] = abstract.quantities,
): { isOfOther: Telling; isSurely: Telling } {
  const ofOtherPairs = pairedOtherwise(quantities, words, start, abstract);
  const places = placesOfEach(quantities, words, start, abstract);
  const isOfMeasure = toldOfMeasure(quantities, words, start, abstract);
  const isNearerToAnother = nearerToAnother(quantities, words, start, abstract, ignored);
  const isToldOtherwise = toldOtherwise(quantities, words, start, abstract);
  const isOfAnotherStratum = toldOfAnotherStratum(quantities, words, start, abstract, recorded);
  const isOfAnotherAge = toldOfAnotherAge(quantities, words, start, abstract, recorded);
  const isToldAtAnother = toldAtAnother(quantities, words, start, abstract, recorded);
  const isOfAnotherTest = toldOfAnotherTest(words, abstract, recorded);
  const isOfAnotherMakeup = toldOfAnotherMakeup(quantities, words, start, abstract);
  const isOfContrary = toldOfContrary(quantities, words, start, abstract, recorded);
  const isOfOtherSide = toldOfOtherSide(quantities, words, start, abstract, recorded);
  const isOfRival = toldOfRival(quantities, words, start, abstract, recorded);
  const isToldAsEnd = toldAsEnd(words, start, abstract, recorded);
  const isToldOfPart = toldOfPart(quantities, words, start, abstract, recorded, isOfMeasure);
  return {
    isSurely: (stated, at) =>
      places.get(stated.from) === 'exchanged' ||
      ofOtherPairs.has(stated.from) ||
      isToldAsEnd(stated) ||
      isOfMeasure(stated, at) === false ||
      isUnderOtherConditions(stated, at, words, start, abstract) ||
      isOfAnotherStratum(stated) ||
      isOfAnotherMakeup(stated) ||
      isOfAnotherTest(stated) ||
      isOfOtherSide(stated) ||
      isOfContrary(stated) ||
      isOfAnotherAge(stated) ||
      isToldAtAnother(stated),
    isOfOther: (stated, at) =>
      places.get(stated.from) === 'turned' ||
      isOfAnotherKind(stated, at, numbersOf(abstract)) ||
      isNearerToAnother(stated, at) ||
      isToldOtherwise(stated) ||
      isOfRival(stated) ||
      isToldOfPart(stated),
  };
}
