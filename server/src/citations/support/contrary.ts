import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { ComparedNumber } from '../numbers/compare-numbers.ts';
import { areExchanged } from './exchanged-sides.ts';
import { deniesTheOther, saysOtherwise } from './follows/says-otherwise.ts';
import { isOfOpposite } from './opposites-told.ts';
import { isBeyondItsFigures } from './own-figures.ts';

/**
 * Whether a sentence says in words the contrary of what an abstract does, whatever its figures are.
 * @param bearing the sentence of the abstract that it is held against before all others
 */
export const saysContrary = (statement: string, bearing: string, abstract: ReadAbstract): boolean =>
  saysOtherwise(statement, abstract) ||
  deniesTheOther(statement, bearing) ||
  isOfOpposite(statement, bearing) ||
  areExchanged(statement, abstract);

/**
 * Whether a sentence asserts in words the contrary of what would bear it, however well its figures and its other words fit.
 * Nothing is contradicted by that: it only is not supported.
 * @param bearing the sentence of the abstract that would bear it
 */
export const isContrary = (
  statement: string,
  numbers: readonly ComparedNumber[],
  bearing: string,
  abstract: ReadAbstract,
): boolean =>
  saysContrary(statement, bearing, abstract) || isBeyondItsFigures(statement, numbers, abstract, bearing);
