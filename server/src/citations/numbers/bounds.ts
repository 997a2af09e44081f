import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isSameMeasure, isSameValue } from '../../reading/quantities/same-value.ts';

/** In characters: nothing longer is a sentence, and its end is not judged. */
export const maxStatementLength = 5_000;

/**
 * Numbers of a sentence, and of an abstract, that are looked up: each of the one is held against each of the other. Of
 * 2,064 abstracts none had more than 72, of 11,000 lines of answers none more than 41.
 */
const mostStated = 100;
const mostRecorded = 400;

/** A number that an abstract has more often is told of nothing in particular. */
export const maxPlaces = 12;

/** Whether there are more numbers than are compared: then nothing is said of any, nor of what the sentence claims with them. */
export function hasTooManyNumbers(stated: readonly Quantity[], abstract: ReadAbstract): boolean {
  return stated.length > mostStated || abstract.quantities.length > mostRecorded;
}

/** Where an abstract has a number that is told; nowhere, for what is asked of it, where it has it in too many places. */
export function placesOf(stated: Quantity, recorded: readonly Quantity[]): readonly Quantity[] {
  const places = recorded.filter((each) => isSameMeasure(stated, each) && isSameValue(stated, each));
  return places.length > maxPlaces ? [] : places;
}

/** Whether a number stands where an abstract tells what was found. */
export function isOfResults({ from }: Quantity, { sentences }: ReadAbstract): boolean {
  const role = sentences.find((one) => one.from <= from && from < one.to)?.role;
  return role === 'results' || role === 'conclusions';
}
