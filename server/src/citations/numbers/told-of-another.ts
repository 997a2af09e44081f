import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { whenAsked } from '../../reading/kept-with.ts';
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

/** Most words have no number that is asked about: none of its readers reads them before it is. */
const asked = (read: () => (stated: Quantity) => boolean): ((stated: Quantity) => boolean) => {
  const telling = whenAsked(read);
  return (stated) => telling()(stated);
};

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
  const ofOtherPairs = whenAsked(() => pairedOtherwise(quantities, words, start, abstract));
  const places = whenAsked(() => placesOfEach(quantities, words, start, abstract));
  const isOfMeasure = toldOfMeasure(quantities, words, start, abstract);
  const isNearerToAnother = nearerToAnother(quantities, words, start, abstract, ignored);
  const isToldOtherwise = asked(() => toldOtherwise(quantities, words, start, abstract));
  const isOfAnotherStratum = asked(() => toldOfAnotherStratum(quantities, words, start, abstract, recorded));
  const isOfAnotherAge = asked(() => toldOfAnotherAge(quantities, words, start, abstract, recorded));
  const isToldAtAnother = asked(() => toldAtAnother(quantities, words, start, abstract, recorded));
  const isOfAnotherTest = asked(() => toldOfAnotherTest(words, abstract, recorded));
  const isOfAnotherMakeup = asked(() => toldOfAnotherMakeup(quantities, words, start, abstract));
  const isOfContrary = asked(() => toldOfContrary(quantities, words, start, abstract, recorded));
  const isOfOtherSide = asked(() => toldOfOtherSide(quantities, words, start, abstract, recorded));
  const isOfRival = asked(() => toldOfRival(quantities, words, start, abstract, recorded));
  const isToldAsEnd = asked(() => toldAsEnd(words, start, abstract, recorded));
  const isToldOfPart = asked(() => toldOfPart(quantities, words, start, abstract, recorded, isOfMeasure));
  return {
    isSurely: (stated, at) =>
      places().get(stated.from) === 'exchanged' ||
      ofOtherPairs().has(stated.from) ||
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
      places().get(stated.from) === 'turned' ||
      isOfAnotherKind(stated, at, numbersOf(abstract)) ||
      isNearerToAnother(stated, at) ||
      isToldOtherwise(stated) ||
      isOfRival(stated) ||
      isToldOfPart(stated),
  };
}
