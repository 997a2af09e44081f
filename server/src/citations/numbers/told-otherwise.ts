import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';
import { maxPlaces } from './bounds.ts';
import { isOutOfOthers } from './measures/counts-of.ts';
import { isDifferenceOfArms, isDifferenceToldOfOne, isOfOneArm } from './measures/difference-of-arms.ts';
import { isOfOtherKind } from './measures/kinds-of-outcome.ts';
import { isNoFinding } from './measures/no-finding.ts';
import { isTurnedRound } from './measures/turned-round.ts';
import { isOfAnotherStep } from './settings/exposure-steps.ts';
import { isComparedOtherwise } from './subject/compared-otherwise.ts';

/**
 * Tells whether a number is told otherwise than in any place where the abstract has it: the other way round, one group's
 * change as the difference of two or the difference as one group's, a plan as a finding, for another step of an exposure, of another kind of the outcome, out of others, or compared with somebody else.
 */
export function toldOtherwise(claim: PlacedText, abstract: ReadAbstract): (stated: Quantity) => boolean {
  const known = new Map<Quantity, boolean>();
  const judge = (stated: Quantity): boolean => {
    const places = abstract.quantities
      .filter((one) => isSameMeasure(stated, one) && isSameValue(stated, one))
      .slice(0, maxPlaces);
    if (places.length === 0) return false;
    return (
      places.every((one) => isTurnedRound(stated, one)) ||
      (places.every(isOfOneArm) && isDifferenceOfArms(stated, claim)) ||
      isDifferenceToldOfOne(stated, places, claim, abstract) ||
      isNoFinding(stated, places, claim.text, abstract) ||
      isOfAnotherStep(stated, places, claim, abstract) ||
      isOfOtherKind(stated, places, claim, abstract) ||
      isOutOfOthers(stated, places, claim, abstract) ||
      isComparedOtherwise(stated, places, claim, abstract)
    );
  };
  return (stated) => {
    const is = known.get(stated) ?? judge(stated);
    known.set(stated, is);
    return is;
  };
}
