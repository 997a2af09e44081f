import type { Asked } from './asked.ts';
import { canonical, partsOf } from './terms-asked.ts';

/** "Is a useful marker of" tells what a thing is good for. */
const standIn =
  /(?<!\b(?:is|are|was|were|as)\s(?:[\w-]{1,20}\s){0,3})\b(?:(?:bio)?markers of|surrogates? (?:of|for|markers?|end-?points?|outcomes?)|risk scores?|predicted)\b/gi;
const modifies =
  /\b(?:modif(?:y|ies|ied)|alter(?:s|ed)?|chang(?:e|es|ed)|affect(?:s|ed)?|influenc(?:e|es|ed)|impact(?:s|ed)?)\s[^.;:]{0,20}\b(?:effects?|benefits?|efficacy|effectiveness|response|associations?|relation(?:ship)?s?) (?:of|to|between|on)\b/i;

/** Whether a clause is of a sign of the outcome, "markers of inflammation", where the outcome was asked about and no sign. */
export function isOfStandIn(clause: string, asked: Asked): boolean {
  const known = canonical(asked.terms);
  return [...clause.matchAll(standIn)].some(
    ([found]) => ![...canonical(partsOf(found))].some((term) => known.has(term)),
  );
}

/** "Age did not modify the effect of X on Y": what is denied is not the effect. */
export const isOfModifier = (clause: string): boolean => modifies.test(clause);
