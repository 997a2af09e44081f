import type { ReadAbstract } from '../../../reading/abstracts/read-abstract.ts';
import { type Makeups, makeupsIn } from '../../../reading/groups/makeups.ts';
import { keptOf } from '../../../reading/kept-with.ts';
import type { PlacedText } from '../../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../../reading/quantities/quantity.ts';
import { placesOf } from '../bounds.ts';

const makeupsOf = keptOf((abstract: ReadAbstract): Makeups => {
  const told = abstract.sentences.map((sentence) => makeupsIn(sentence, abstract));
  return new Map(told.flatMap((one) => [...one]));
});

/**
 * Tells whether words give a number of a group that was given something else than the group of each place where an abstract has it:
 * "71.0% with CBT alone", where that is of fluoxetine with CBT.
 */
export function toldOfAnotherMakeup(
  claim: PlacedText,
  abstract: ReadAbstract,
): (stated: Quantity) => boolean {
  const told = makeupsIn(claim, abstract);
  return (stated) => {
    const own = told.get(stated.from);
    if (own === undefined) return false;
    const places = placesOf(stated, abstract.quantities).map(({ from }) => makeupsOf(abstract).get(from));
    return places.length > 0 && places.every((place) => place !== undefined && place !== own);
  };
}
