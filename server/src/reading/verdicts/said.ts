import { assertive, governingOf } from '../that-clauses.ts';

/** Who may find something, and who speaks for the answer: not parents, textbooks or a label. */
const finder =
  /\b(?:evidence|data|trials?|stud(?:y|ies)|results?|findings?|reviews?|meta-?analys[ei]s|analys[ei]s|research|literature|conclusions?|consensus|guidelines?|cohorts?|rcts?|experiments?|I|we|it|this|these|they|there|here|one)\b/i;
/** Besides what is found or shown: "guidelines agree that", "it is true that", "no sign that". */
const stating =
  /\b(?:agreed?|follows|true|certain|likely|unlikely|plain|obvious|evident|accepted|recogni[sz]ed|documented|settled|supports?|supported|signs?|signals?|indications?|doubt|question|reason to (?:think|believe|say|conclude|suspect))$/i;
/** "My view is that", "the upshot is that", "I think that": its own words. */
const own =
  /\b(?:I|we)(?:'d|'m)?(?: \w+){0,3} (?:think|believe|say|judge|argue|hold|expect)$|\b(?:answer|upshot|bottom line|message|point|truth|reality|picture|view|reading|position|conclusion|interpretation|summary|verdict|evidence|consensus|news|version|take|opinion|judge?ment|assessment)(?: \w+){0,8} (?:is|remains|are)$|\b(?:given|now|provided|except|suggesting|indicating|showing|demonstrating|confirming|implying|meaning)$/i;
/** What few show, what would be shown, and what has yet to be. */
const unsaid =
  /\b(?:few|fewer|only|hardly|scarcely|barely|some|single|nobody|none|would|could|if|wish|hope|nice|remains? to be|yet to|enough to)\b/i;
/** What is denied of these is denied of the matter: "does not support the claim that". */
const denied = /\b(?:claims?|hypothes[ie]s|ideas?|notions?|beliefs?|views?|suspicions?|fears?)$/i;
const denies = /\b(?:no|not|never|without|little|cannot|lack|neither|nor|unlikely)\b|n't\b/i;

/** "Would prevent", "would have prevented": what might have been. */
const contrary = /\bwould(?: \w+){0,3} $/i;
/** "Trust X to prevent" */
const trusting =
  /\b(?:trust(?:s|ed)?|rel(?:y|ies|ied) on|count(?:s|ed)? on|hope[sd]? for|want(?:s|ed)?)\b[^.;:]{0,80}\bto $/i;

/**
 * Whether what a clause claims is said, and not only known, taught, hoped or contrary to fact.
 * @param before what stands in front of the claim's word in its clause
 */
export function isSaid(before: string): boolean {
  if (contrary.test(before) || trusting.test(before)) return false;
  return governingOf(`${before} `).every((governing) => {
    if (unsaid.test(governing)) return false;
    if (own.test(governing) || (denies.test(governing) && denied.test(governing))) return true;
    return (
      (assertive.test(governing) || stating.test(governing)) &&
      (denies.test(governing) || finder.test(governing))
    );
  });
}
