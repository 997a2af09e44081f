import { deniedTailsOf, upToDeniedTail } from '../clauses/denied-tails.ts';
import { answersTo } from './answers-to.ts';
import { hedgingOf, isAside, isOrder } from './aside.ts';
import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { clauseSays } from './clause-statement.ts';
import { compared } from './compared-statement.ts';
import { isEqualityOpen } from './comparison.ts';
import { deniedStretches } from './denials.ts';
import { isOfAdvice } from './effects.ts';
import { isLabelledAsHeld } from './held-label.ts';
import { isHearsay } from './lead-in.ts';
import { leastOfSubject, type Standpoint } from './meant.ts';
import { openIn } from './open-statement.ts';
import { isOtherExposure } from './other-exposure.ts';
import { rejecting, rejectionIn } from './rejection.ts';
import { clausesOf, dependent, mainOf } from './sentence-parts.ts';
import type { Statement } from './statement.ts';
import { spokenIn } from './subjects.ts';

/** As much of a sentence is read; one without an end would be all of the text. */
const maxLength = 1_200;
const butBehind = /^depends\b[^.;]{0,120}, but\b/i;
/** "Does not raise, and may slightly lower, the rate": what is inserted between a verb and its object. */
const inserted =
  /,\s(?:and|or|but|if not)\s(?:it\s)?(?:may|might|could|can|probably|possibly|perhaps|if anything)\b[^,.;:]{1,40},(?=\s(?:the|a|an|your|their|its|any|all|overall|[\p{Ll}-]+)\s)/giu;
/** "Unlike X, in which it is mandatory, …": what another is like. */
const unlike =
  /^(?:unlike|in contrast (?:to|with)|contrary to|as opposed to)\s[^,.;:]{2,80},(?:\s(?:in which|for which|where|which|who)\s[^,.;:]{2,120},)?\s/i;
/** "Heparin, unlike warfarin, is safe" */
const unlikeThis = /,\s(?:unlike|in contrast (?:with|to)|as opposed to)\s[^,.;:]{2,80},/gi;
/** Signs that deny amid a sentence. */
const signs = /\S\s*[❌✖✗✘🚫⛔]/u;
const bracketed = /\([^()]{0,300}\)|\[[^[\]]{0,100}\]/g;

/** "It would be wrong to say that", "lawyers allege that", "a trial will determine whether": what follows is not said. */
const rejected = new RegExp(
  `\\b(?:${rejecting}|alleg\\w+|will (?:determine|tell|show|clarify|establish|test)) (?:that|whether|if)\\b`,
  'i',
);

/**
 * What a sentence states on what was asked, for its words alone; null where it does not speak of it.
 */
export function statementOf(sentence: string, asked: Asked, at: Standpoint = 'elsewhere'): Statement | null {
  const text = sentence.slice(0, maxLength).replaceAll('’', "'").replace(/\s+/g, ' ');
  // "TXA = ❌ for deaths": what a sign stands for is not read.
  if (signs.test(text) || isAside(text) || (isOrder(text) && !isOfAdvice(asked))) return null;
  if (rejected.test(text) || rejectionIn(text) !== null || isHearsay(text) || isLabelledAsHeld(text))
    return null;
  const plain = text
    .replace(bracketed, ' ')
    .replace(inserted, ' ')
    .replace(unlike, '')
    .replace(unlikeThis, ' ');
  const open = openIn(plain, asked, at);
  if (open === null) return null;
  if (asked.comparison && at !== 'elsewhere' && at !== 'abstract' && isEqualityOpen(plain, asked.comparison))
    return { verdict: 'unclear', words: plain.trim(), isNamed: false };
  if (asked.comparison) return open ?? compared(plain, asked.comparison, asked, at);
  const said: Statement[] = [];
  // A follow-up may name what it asks in particular behind "when" or "if".
  const ofWhole = asked.particular.size > 0 ? spokenIn(plain, asked, 0).particular : 0;
  const parts = clausesOf(plain);
  for (const [index, part] of parts.entries()) {
    if (open && part.includes(open.words)) continue;
    const follows = parts[index + 1] ?? '';
    const whole = butNot.test(follows) ? part + follows : part;
    const clause = upToDeniedTail(mainOf(part));
    const condition = [part.slice(0, part.length - clause.length), follows]
      .filter((words) => dependent.test(words))
      .join(' ');
    const denied = deniedIn(part, clause, asked);
    if (denied) said.push(denied);
    // "…, and Y prevents it": what is joined has to be of what was asked about.
    const one =
      clause &&
      clauseSays(
        clause,
        asked,
        /^\s*and\s/i.test(part) && at === 'conclusion' ? 'lead' : at,
        ofWhole,
        condition,
      );
    if (!one) continue;
    const isUnsaid =
      isOfTail(whole, clause, asked) ||
      isDeniedBefore(plain, clause) ||
      (!one.isNamed && sharesSubject.test(part) && isUnsaidOf(parts[index - 1], said.at(-1)));
    said.push(isUnsaid ? { ...one, verdict: null } : one);
  }
  // "It depends on the dose, but on the whole …": what it comes to stands behind.
  if (open && butBehind.test(plain.slice(plain.indexOf(open.words)))) return { ...open, verdict: null };
  // "It works in children; for adults, evidence is insufficient": the sentence says two things.
  if (open) return said.some(({ verdict }) => verdict !== null) ? { ...open, verdict: null } : open;
  const given = said.filter(({ verdict }) => verdict !== null);
  const [first] = given;
  if (!first) return said[0] ?? null;
  return given.some(({ verdict }) => verdict !== first.verdict) ? { ...first, verdict: null } : first;
}

/** "…, and lowered it": what its verb is said of, and how guardedly, stands in front. */
const sharesSubject =
  /^\s*and (?:\w+ly )?\w{3,}(?:ed|s)\s(?!(?:is|are|was|were|has|have|had|did|do|does)\b)/i;

const isUnsaidOf = (head: string | undefined, told: Statement | undefined): boolean =>
  told?.verdict === null || hedgingOf(head ?? '') === 2;

/** Whether what a sentence denies in front of a clause holds of it: "no evidence that, when …, X lowers Y". */
function isDeniedBefore(plain: string, clause: string): boolean {
  const at = plain.indexOf(clause);
  return deniedStretches(plain).some(({ from, to }) => from <= at && at < to);
}

const butNot = /^\s*,?\s*but not\s/i;

/** Whether what a clause sets aside, "improves sleep onset rather than sleep duration", names as much of the outcome as what it says. */
function isOfTail(whole: string, clause: string, asked: Asked): boolean {
  const tails = asked.outcome.size > 0 ? deniedTailsOf(whole.slice(whole.indexOf(clause))) : [];
  if (tails.length === 0) return false;
  const { outcome } = spokenIn(clause, asked, 0);
  return tails.some(({ text }) => {
    const of = claimsOf(text).length > 0 ? 0 : spokenIn(text, asked, 0).outcome;
    return of > 0 && of >= outcome;
  });
}

/** "Raises A, not B", where B was asked about, denies it. */
function deniedIn(part: string, head: string, asked: Asked): Statement | null {
  const tails = dependent.test(part)
    ? []
    : deniedTailsOf(part).filter(
        ({ isDenied, preposition }) => isDenied && (preposition === '' || preposition === 'with'),
      );
  const tail = tails.map(({ text }) => text).join(' ');
  if (!tail) return null;
  const { isForeign, subject } = spokenIn(head, asked, claimsOf(head)[0]?.from ?? 0);
  const of = asked.outcome.size > 0 ? spokenIn(tail, asked, 0).outcome : 0;
  if (of < leastOfDenied || of <= spokenIn(head, asked, 0).outcome) return null;
  if (isForeign || subject < leastOfSubject || asked.effect === null || asked.isTwisted) return null;
  const [claim, ...others] = claimsOf(head);
  if (isOtherExposure(head, asked)) return null;
  if (!claim || others.length > 0 || claim.isDenied || hedgingOf(head) > 0) return null;
  const verdict = answersTo(asked.effect, { ...claim, isDenied: true });
  return verdict ? { verdict, words: part.trim(), isNamed: true } : null;
}

const leastOfDenied = 0.8;
