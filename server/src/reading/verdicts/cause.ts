import type { Claim } from './claims.ts';

/** A question that asks by these asks what brings something about, and not what it goes with. */
const causing = /^(?:caus(?:e|es|ed|ing)|induc(?:e|es|ed|ing)|trigger(?:s|ed|ing)?|provok(?:e|es|ed|ing))$/i;
const causal = /\bcausal(?:ly)?\b/i;
/** What goes together, whatever brings it about. */
const associated =
  /\b(?:associat\w+|link(?:s|ed)?|correlat\w+|relat(?:ed|ion|ions|ionship|ionships)|predict\w*|(?:risk|prognostic) factors?|more likely)\b/i;
/** "The risk was higher in users", "rose with its use": where two things are found together, that is all there is. */
const found = /^(?:higher|greater|more|excess|larger|rise|rises|rose|risen|elevated)$/i;
/** "An increased risk", "was raised": no one is said to do it. "X significantly increased it" says so. */
const attributive =
  /(?:^|\b(?:an?|the|with|of|at|and|or|had|have|has|is|are|was|were|be|been|in|for|any|this|that|such) )(?:\w+ly )?$/i;
const notRandomised =
  /\b(?:no|not|without|few|lack(?:ing|s)?(?: of)?|absence of|rather than|need(?:s|ed)?(?: for)?) (?:[\w-]+ ){0,4}(?:randomi[sz]\w+|trials?)\b|\b(?:cohorts?|observational|case-control|registr(?:y|ies)|cross-sectional|retrospective(?:ly)?|mendelian|claims data|(?:randomi[sz]ed )?(?:[\w-]+ )?(?:trials|studies) (?:are|is) (?:needed|required|warranted))\b/i;
const inTrials = /\b(?:randomi[sz]ed|randomly|randomi[sz]ation|placebo|trials?)\b/i;
/** In an abstract "trial" may stand for any study, and "randomised" for one that is called for. */
const byChance =
  /\b(?:randomly (?:assigned|allocated)|(?:were|was|we|patients|participants|and) randomi[sz]ed|randomi[sz]ed (?:to|in)|placebo-controlled|double-blind(?:ed)?|randomi[sz]ed,? (?:[\w-]+,? ){0,3}trial)\b/i;

/** Whether it asks for a cause by its predicate or in so many words. */
export const asksForCause = (predicate: string, question: string): boolean =>
  causing.test(predicate) || causal.test(question);

/** Whether an abstract is of people whom chance has parted: what differs between them was brought about. */
export const isOfRandomised = (abstract: string): boolean =>
  byChance.test(abstract) && !notRandomised.test(abstract);

/** Whether a claim tells only that two things are found together, where what brings one about was asked for. */
export function isMereAssociation(
  clause: string,
  { from, to }: Claim,
  { isOfCause }: { isOfCause: boolean },
): boolean {
  if (!isOfCause || (inTrials.test(clause) && !notRandomised.test(clause))) return false;
  const word = clause.slice(from, to);
  const before = clause.slice(Math.max(0, from - maxBefore), from);
  if (causing.test(word) || /\bcausal(?:ly)? $/i.test(before)) return false;
  return associated.test(clause) || found.test(word) || attributive.test(before);
}

const maxBefore = 40;
