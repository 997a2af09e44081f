import type { Verdict } from '@sextant/contracts';
import { answersTo } from './answers-to.ts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { ofWorth } from './effects.ts';
import { heldAgainst } from './held-against.ts';
import { isOfOneStudy } from './one-study.ts';
import { isPast } from './own-voice.ts';
import { statementOf } from './read-statement.ts';
import { spokenIn } from './subjects.ts';

/** What is told of such studies is outweighed by what is told of others. */
export const observational =
  /\b(?:observational|cohorts?|case-control|registr(?:y|ies)|epidemiologic\w*|users? of|(?:drink|eat|tak|consum)ers|who (?:drink|eat|take|use|consume|avoid)|pharmacovigilance)\b/i;
/** "However, the reduction is too small to matter", "So do those on placebo": what a sentence states is taken back by the next. */
const turnsBack =
  /^(?:however|but|yet|nevertheless|nonetheless|that said|still),? |^so (?:do|does|did|is|are|was|were|has|have) (?!it\b|they\b|we\b|you\b)/i;

export const opposite = (one: Verdict, other: Verdict) =>
  (one === 'yes' && other === 'no') || (one === 'no' && other === 'yes');

/** "It helps with weight. It does not help with births": what a sentence states is denied by the next, or taken back. */
export function isTurnedBack(verdict: Verdict, next: string, asked: Asked): boolean {
  if (turnsBack.test(next)) return true;
  // A single study that found otherwise is what the answer weighs, and not what it says.
  const { verdict: other = null, words = '' } = isOfOneStudy(next, asked)
    ? {}
    : (statementOf(next, asked, 'lead') ?? {});
  if (isPast(words) || observational.test(next)) return false;
  if (other !== null) return opposite(other, verdict);
  const { effect } = asked;
  return (
    verdict === 'yes' &&
    effect !== null &&
    ofWorth.has(effect) &&
    !isOfOneStudy(next, asked) &&
    denying.test(next) &&
    claimsOf(next).some((claim) => answersTo(effect, claim) === 'no')
  );
}

/** "It does not help with births": of the same thing, with an outcome of its own. */
const denying = /^(?:it|they|this|these|that) (?:do|does|is|are|has|have|can)(?:n['’]t| not|not)\b/i;

/** "Yes. However, that view has been overturned": what a "Yes." alone says is taken back by a sentence behind it that denies the same. */
export function isTurnedOn(verdict: Verdict, next: string, asked: Asked, question: string): boolean {
  if (verdict === 'yes' && overturned.test(next.slice(0, maxNext))) return true;
  if (isDeniedOutright(verdict, next, asked, question)) return true;
  const said = next.replace(turnsBack, '');
  const other = said === next ? null : (statementOf(said, asked)?.verdict ?? null);
  if (other === null || !opposite(other, verdict)) return false;
  const [condition = ''] = conditional.exec(said) ?? [];
  const isOfPart = condition !== '' && !question.toLowerCase().includes(condition.toLowerCase());
  return !isOfPart && spokenIn(said, asked, 0).isBare;
}

/** "Yes. X is not related to Y": all that was asked about, and the opposite said of it. */
function isDeniedOutright(verdict: Verdict, next: string, asked: Asked, question: string): boolean {
  const { verdict: other = null, words = '' } = statementOf(next, asked, 'lead') ?? {};
  if (other === null || !opposite(other, verdict) || asked.subject.size === 0 || asked.outcome.size === 0)
    return false;
  if (next.length > maxNext || !isOfAllAsked(next, asked, question)) return false;
  const { outcome, subject } = spokenIn(words, asked, 0);
  const setting = spokenIn(words, { ...asked, outcome: asked.setting }, 0).outcome;
  return (
    Math.min(subject, outcome, setting) >= leastOfAll && heldAgainst(next, other, words, asked) === other
  );
}

/**
 * Whether a sentence speaks of what was asked about as a whole: not "when used briefly", "vaginal hormones", "a trial found
 * that it does not, but …". What it joins, "and X", may be something else.
 */
function isOfAllAsked(sentence: string, asked: Asked, question: string): boolean {
  if (deniedInFront.test(sentence)) return true;
  const said = sentence.replace(figures, ' ');
  const conditions = said.match(new RegExp(conditional, 'gi')) ?? [];
  const isConditional = conditions.some((one) => !question.toLowerCase().includes(one.toLowerCase()));
  if (isConditional || goesOn.test(said)) return false;
  const [head = '', ...joined] = said.split(/,|\s(?:and|or)\s/iu);
  const isBare = (part: string) => spokenIn(part, asked, 0).isBare;
  return isBare(head) && joined.every((part) => !ofPart.test(part) || isBare(part));
}

/** "However, it is not true that": all of the sentence is denied. */
const deniedInFront =
  /^\W*(?:[\p{L}]+[:,]\s)?it (?:is|was) (?:not (?:true|so|the case|correct)|untrue|false|wrong|incorrect) that\b/iu;
const figures = /\([^()]*\d[^()]*\)/gu;
/** Behind these a sentence goes on to say something else. */
const goesOn = /[;:(–—]|\b(?:but|though|although|while|whereas|however|yet|except|at (?:once|first))\b/iu;
/** Behind these it stands of whom, when and how. */
const ofPart =
  /\b(?:in|among|with|without|for|on|at|by|during|within|under|over|from|through|than|as|does|do|did|is|are|was|were|has|have|may|might|can|could)\b/iu;
const leastOfAll = 0.8;
/** As much of that sentence is read. */
const maxNext = 400;
const rejects = 'overturned|refuted|disproved|disproven|debunked|retracted|abandoned|discredited';
/** It is "it" or "that view" that was refuted, not something else that the sentence names. */
const overturned = new RegExp(
  `^(?:(?:however|but|yet),? )?(?:it|this|that|(?:this|that|the) (?:[\\w-]+ )?(?:view|belief|idea|answer|advice|conclusion|claim|finding|assumption|verdict|position|notion))\\s(?!that\\b)(?:[\\w-]+ ){0,5}(?:${rejects}|not (?:been )?(?:confirmed|replicated|borne out))\\b|\\b(?:${rejects}) (?:it|this|that(?: view| belief| idea| notion)?)[.!]?$`,
  'i',
);
/** "When given late", "below an eGFR of 30": of a part of what was asked. */
const conditional =
  /\b(?:when|if|unless|only|alone|late|later|delayed|below|above|beyond|after|before|given|at|until)\b|\d+/i;
