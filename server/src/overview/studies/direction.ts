import type { Effect } from '../../reading/abstracts/effects.ts';
import { type Clause, clausesOf } from '../../reading/clauses/clauses.ts';
import type { ReadDocument } from '../../reading/document.ts';
import { keptOf } from '../../reading/kept-with.ts';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { turning, wanted } from '../../reading/lexicon/effect-words.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { isRatio } from '../../reading/quantities/same-value.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';
import { sentencePart } from './words-around.ts';

type Way = 'up' | 'down' | null;

/** Between a denial and the number that it denies: "did not come to 0.75", "was not a hazard ratio of 0.75". */
const denial =
  /\b(?:not|never|n['’]t|nowhere near|rather than|instead of)(?: (?:come|amount|add up|get|to|reach|equal|be|been|at|of|a|an|the|exactly|hazard|odds|risk|rate|ratio|HR|OR|RR|value|figure|reported|given|put|stated|as)){0,6} ?[(:=]? ?$/i;

/** Whom the other arm was given: of it the contrary holds. */
const control = /\b(?:placebo|controls?|usual|standard|sham|conventional|untreated|comparators?|nothing)\b/i;

/** Words of a direction that tell none: of a dose, of a number, and in an outcome's own name. */
const noDirection =
  /\b(?:high|low|long|short)(?:er|est)?[ -](?:dos\w+|intensity|risk|grade|potency|follow-?up)\b|\b(?:more|less|fewer|greater|higher|lower) than (?=\d|half|halved|doubled?|twice|a )|\b(?:more|less) (?:severe|advanced|intensive)\b|\b(?:loss|relief)\b/gi;

/** Whether the words before a number deny it. */
export function isDenied(document: ReadDocument, stated: Quantity): boolean {
  const { at, words } = sentencePart(document, stated);
  return denial.test(words.slice(0, at));
}

/** Whether a number is denied, or told to go the other way than an effect does: the arms may be swapped, or the words wrong. */
export function isAgainst(document: ReadDocument, stated: Quantity, effect: Effect): boolean {
  if (isDenied(document, stated)) return true;
  const { way } = wayOf(effect);
  if (way === null) return false;
  const { at, words } = sentencePart(document, stated);
  const told = signed(stated, toldIn(words, at, effect));
  return told !== null && told !== way;
}

/** Which way an effect goes, by its number and by the words of its abstract, where these do not speak against each other. */
function readWay(effect: Effect): Way {
  const { quantity, sentence } = effect;
  const told = toldIn(sentence.text, quantity.from - sentence.from, effect);
  if (!isRatio(quantity)) return signed(quantity, told);
  const way = quantity.value === 1 ? null : quantity.value < 1 ? 'down' : 'up';
  return told === null || told === way ? way : null;
}

/** Each number of an answer is held against it. */
const wayOf = keptOf((effect: Effect) => ({ way: readWay(effect) }));

/** The sign of a difference with the words around it: "-9.7", "fell by 9.7". */
function signed({ kind, value }: Quantity, told: Way): Way {
  if (value >= 0 || kind.endsWith('-ratio')) return told;
  return told === 'up' ? null : 'down';
}

/** A sentence's clauses without what tells no direction in it. Each of its numbers is held against each effect. */
const clausesIn = keptByWord<readonly Clause[]>(200, (sentence) =>
  clausesOf(sentence.replace(noDirection, (found) => ' '.repeat(found.length))),
);

/** Which way the clause at a place of a sentence says that an effect's outcome goes, with what the study tests. */
function toldIn(sentence: string, at: number, { quantity, sentence: recorded }: Effect): Way {
  const clause = clausesIn(sentence).find(({ from, to }) => from <= at && at < to);
  if (!clause || (clause.direction !== 'up' && clause.direction !== 'down')) return null;
  const outcome = [...conceptSetOf(quantity.about)].filter((one) => !commonWords.has(one));
  const isOfOutcome = clause.core.some((one) => outcome.includes(one));
  // A hazard of survival is one of death.
  const isTurned = [...clause.core, ...outcome].some((one) => wanted.test(one) || turning.test(one));
  return isOfOutcome && !isTurned && !isOfOtherArm(clause, recorded.text) ? clause.direction : null;
}

/** "More common with placebo" */
function isOfOtherArm({ given }: Clause, recorded: string): boolean {
  if (control.test(given)) return true;
  const compared = new Set(clausesOf(recorded).flatMap(({ comparator }) => comparator));
  return [...conceptSetOf(given)].some((one) => compared.has(one) && !commonWords.has(one));
}
