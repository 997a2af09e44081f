import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import { whenAsked } from '../../reading/kept-with.ts';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isOfAnotherKind } from './measures/another-kind.ts';
import { toldOfAnotherTest } from './measures/of-another-test.ts';
import { toldAsEnd } from './measures/reached.ts';
import { toldOfMeasure } from './measures/test-measures.ts';
import { pairedOtherwise } from './pairs/bracketed.ts';
import { placesOfEach } from './pairs/exchanged.ts';
import { isUnderOtherConditions, numbersOf } from './settings/conditions.ts';
import { toldAtAnother } from './settings/settings-told.ts';
import { toldOfAnotherAge } from './strata/ages-told.ts';
import { toldOfContrary } from './strata/negated.ts';
import { toldOfAnotherMakeup } from './strata/of-makeup.ts';
import { toldOfRival } from './strata/rivals.ts';
import { toldOfOtherSide } from './strata/sides.ts';
import { toldOfAnotherStratum, toldOfPart } from './strata/strata.ts';
import { nearerToAnother } from './subject/nearer.ts';
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
 * @param ignored names of arms and trials, which are said of many numbers
 * @param recorded the abstract's numbers
 */
export function toldOfAnother(
  claim: PlacedText,
  abstract: ReadAbstract,
  ignored: ReadonlySet<string>,
  recorded: readonly Quantity[] = abstract.quantities,
): { isOfOther: Telling; isSurely: Telling } {
  const ofOtherPairs = whenAsked(() => pairedOtherwise(claim, abstract));
  const places = whenAsked(() => placesOfEach(claim, abstract));
  const isOfMeasure = toldOfMeasure(claim, abstract);
  const isNearerToAnother = nearerToAnother(claim, abstract, ignored);
  const isToldOtherwise = asked(() => toldOtherwise(claim, abstract));
  const isOfAnotherStratum = asked(() => toldOfAnotherStratum(claim, abstract, recorded));
  const isOfAnotherAge = asked(() => toldOfAnotherAge(claim, abstract, recorded));
  const isToldAtAnother = asked(() => toldAtAnother(claim, abstract, recorded));
  const isOfAnotherTest = asked(() => toldOfAnotherTest(claim.text, abstract, recorded));
  const isOfAnotherMakeup = asked(() => toldOfAnotherMakeup(claim, abstract));
  const isOfContrary = asked(() => toldOfContrary(claim, abstract, recorded));
  const isOfOtherSide = asked(() => toldOfOtherSide(claim, abstract, recorded));
  const isOfRival = asked(() => toldOfRival(claim, abstract, recorded));
  const isToldAsEnd = asked(() => toldAsEnd(claim, abstract, recorded));
  const isToldOfPart = asked(() => toldOfPart(claim, abstract, recorded, isOfMeasure));
  return {
    isSurely: (stated, at) =>
      places().get(stated.from) === 'exchanged' ||
      ofOtherPairs().has(stated.from) ||
      isToldAsEnd(stated) ||
      isOfMeasure(stated, at) === false ||
      isUnderOtherConditions(stated, at, claim, abstract) ||
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
