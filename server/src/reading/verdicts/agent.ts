import { assertive } from '../clauses/that-clauses.ts';
import type { Asked } from './asked.ts';
import type { Claim } from './claims.ts';
import { isAskingVerb } from './effects.ts';
import { strangerTo } from './subjects.ts';
import { canonical, partsOf } from './terms-asked.ts';

/** "Is associated with", "were linked to": what stands in front is what is said to go with the rest. */
const going = /^(?:associated|linked|related)$/i;
const goingWith = /^\s(?:with|to)\s/i;
const being = /\b(?:is|are|was|were|be|been|being|not|n't|\w+ly)\s$/i;
/** Behind a verb of its own its object stands, and none of these; a noun is followed by them: "benefits of". */
const noObject =
  /^(?:\s\p{L}+ly)?(?:\s(?:of|in|on|by|with|to|for|from|than|among|after|when|at|as|is|are|was|were|and|or)\b|\W*$|[,;:.])/iu;
/** In front of a word that belongs to a name: "a reduced rate", "was increased", "in improved survival". */
const attributive =
  /\b(?:is|are|was|were|be|been|being|an?|the|of|in|with|for|by|to|from|and|or|no|any|this|that|had|have|has|more|less)\s(?:\p{L}+ly\s)?$/iu;
const noun = /(?:ing|ions?|ments?|ences?|als?)$/i;
/** When, where and in whom: nothing that acts. */
const circumstance = /\b(?:after|during|following|before|among|amongst|despite|within)\s[^,]*/gi;
/** "The vaccine", "these supplements", "it": what has been named before. */
const anaphoric =
  /(?:^|[,:]\s|\bthat\s)\W*(?:(?:so|and|but|thus|overall|therefore),?\s)?(?:(?:the|this|these|such|both|either|each|its|their)\s(?:\p{L}+\s)?|(?:it|they|this|these|that|both|doing so)\s)(?:(?:do|does|did|has|have|had|may|might|can|could|will|would|is|are|was|were|not|also|\p{L}+ly)\s)*$/iu;
/** Trials and bodies go by such names, which say so and do not act; so do drugs. */
const capitals = /(?<![\p{L}\d])\p{Lu}[\p{L}\d-]*[\p{Lu}\d][\p{L}\d-]*/gu;
const source =
  /\b(?:cochrane|authors?|investigators?|researchers?|experts?|guidelines?|guidance|papers?|publications?|rcts?|consensus|estimates?|literature)\b/gi;
/** What may be told of anything that is taken: "supplementation", "higher doses", "200 mg". */
const anyThing =
  /\b(?:supplement(?:s|ation)?|exposures?|intakes?|consumption|doses?|dosages?|dosing|duration|administration|medications?|agents?|class|products?|preparations?|formulations?|tablets?|pills?)\b|\d[\d.,]*\s?(?:µg|mcg|mg|g|ml|iu|units?)\b/giu;
/** "Starting it early" */
const pronoun = /\b(?:it|its|them|they|their)\b/i;

/**
 * Whether something else acts in a claim than was asked about: "structured phonics improves reading", where vision therapy was
 * asked about, or "prematurity is associated with it after anaesthesia", where anaesthesia was. What only stands behind
 * "after" does not act, nor does what has the outcome in its name.
 */
export function isOfOtherAgent(clause: string, { effect, from, to }: Claim, asked: Asked): boolean {
  if (asked.subject.size === 0) return false;
  const [before, word, behind] = [clause.slice(0, from), clause.slice(from, to), clause.slice(to)];
  const acts = going.test(word)
    ? being.test(before) && goingWith.test(behind)
    : effect !== 'asked' &&
      isVerb(word.toLowerCase()) &&
      !noun.test(word) &&
      !noObject.test(behind) &&
      !attributive.test(before) &&
      !assertive.test(before.trimEnd());
  if (!acts || anaphoric.test(before)) return false;
  const acting = before.slice(before.toLowerCase().lastIndexOf(' that ') + 1).replace(circumstance, ' ');
  if (pronoun.test(acting) || acting.match(capitals)?.some((name) => isShortFor(name, asked.subject)))
    return false;
  const plain = acting.replace(capitals, (name) => (isKnown(name, asked) ? name : ' '));
  const named = termsIn(plain.replace(source, ' ').replace(anyThing, ' '), asked);
  const isOf = (some: ReadonlySet<string>, held = named) =>
    [...canonical(some)].some((term) => held.has(term));
  if (isOf(asked.subject) || ![...named].some(strangerTo(asked))) return false;
  // "Autism is associated with it" is of what was asked; "hearing aids improve hearing" only goes by its name.
  return !isOf(asked.outcome) || isOf(asked.outcome, termsIn(behind, asked));
}

const termsIn = (text: string, { abbreviations }: Asked): Set<string> =>
  canonical(partsOf(text).flatMap((term) => [term, ...(abbreviations.get(term) ?? [])]));

const isVerb = (word: string): boolean => isAskingVerb(word) || isAskingVerb(word.replace(/s$/, ''));

const isKnown = (name: string, { abbreviations, terms }: Asked): boolean =>
  partsOf(name).some((term) => abbreviations.has(term) || terms.has(term));

/** Whether its capitals stand in a name in their order, from its first letter on: TXA for tranexamic acid. */
function isShortFor(name: string, subject: ReadonlySet<string>): boolean {
  let left = name.replace(/[^\p{Lu}]/gu, '').toLowerCase();
  const letters = [...subject].join('');
  if (!letters.startsWith(left.slice(0, 1))) return false;
  for (const letter of letters) if (left.startsWith(letter)) left = left.slice(1);
  return left === '';
}
