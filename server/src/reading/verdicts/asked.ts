import { withPlainHyphens } from '../words/plain-hyphens.ts';
import { stem } from '../words/stem.ts';
import { type ArmsAsked, armsIn } from './arms-asked.ts';
import { asksForCause } from './cause.ts';
import { type Comparison, comparisonIn } from './comparison.ts';
import { type Effect, effectOf, isAskingVerb } from './effects.ts';
import { type Exposure, exposureOf } from './exposure.ts';
import { kindOfQuestion } from './kind-of-question.ts';
import { kindsIn } from './kinds.ts';
import { actOf, ownVerbOf } from './own-verb.ts';
import { phasesIn } from './phases.ts';
import { partsOf, telling } from './terms-asked.ts';
import { type OutcomeWay, wayIn } from './way.ts';
import { type Word, wordsOf } from './words.ts';

/** What a yes/no question asks for, and of what. */
export interface Asked {
  /** Null where its predicate is none of those that are known: then only words like "Yes" answer it. */
  effect: Effect | null;
  /** Its own verb, as a stem, where that is what it asks by: "Can X replace Y?" */
  verb: string | null;
  /** What it asks to be done, as a stem: "Should X be stopped?"; null where it asks something else. */
  act: string | null;
  /** What it asks for the good of: "effective for preventing", "does it help to reduce"; null where it names none. */
  toward: Effect | null;
  /** Which way it asks whether an outcome goes with something: "associated with a higher risk"; null where it names none. */
  way: OutcomeWay | null;
  /** What it holds against one another: "lower with A compared with B"; null where it does not. */
  arms: ArmsAsked | null;
  /** Terms in front of the predicate: mostly the treatment or exposure. */
  subject: ReadonlySet<string>;
  /** Terms behind it: mostly the outcome. */
  outcome: ReadonlySet<string>;
  /** Terms of the people and circumstances asked about. */
  setting: ReadonlySet<string>;
  /** Before, during or after what: "in pregnancy". */
  phases: ReturnType<typeof phasesIn>;
  /** What a follow-up asks of in particular: a sentence that passes over it does not answer. */
  particular: ReadonlySet<string>;
  /** All of its terms. */
  terms: ReadonlySet<string>;
  /** What abbreviations stand for in the text that is read, by their term. */
  abbreviations: ReadonlyMap<string, readonly string[]>;
  /** Types, stages and classes that are asked about: `type` → `1`. */
  kinds: ReadonlyMap<string, string>;
  /** Asked are people without something. */
  areWithout: boolean;
  /** It asks what brings something about: that two things are found together is no yes. */
  isOfCause: boolean;
  /** It asks of all of them: what holds for most is no yes. */
  isOfAll: boolean;
  /** Whether it asks of something or of its lack, alone or with something else. */
  exposure: Exposure;
  /** It holds a negation or compares two things: a statement's sense against it is not read, only stated words are. */
  isTwisted: boolean;
  /** What it compares with one another; null where it compares nothing. */
  comparison: Comparison | null;
}

/** As much of a question as is read. */
const maxLength = 2_000;
const auxiliary =
  /^(?:is|are|was|were|do|does|did|can|could|should|shall|would|will|has|have|had|may|might|must|isn't|aren't|doesn't|don't|can't|shouldn't)$/;
const settingStart =
  /^(?:in|among|amongst|after|during|following|before|on|within|from|at|when|while|with|over|by|between)$/;
const twisted =
  /(?<![\w-])(?:not|no|never|cannot|fail(?:s|ed)? to|than(?! (?:\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half|a (?:day|week|month|year)))|versus|vs|as \w+ as|better|worse|superior|inferior|noninferior|non-inferior|instead|rather)(?![\w-])/i;
/** People without something. */
export const without = /\bwithout\b|\bnon-?(?:diabetic|smok|pregnant)/i;
/** "In all patients", "for everyone"; not "all-cause", "at all". */
export const ofAll =
  /(?<!\b(?:at|after|above)\s)\ball\b(?![-–]|\s(?:cause|causes|the|trans)\b)|\b(?:every|everyone|everybody|always|universal(?:ly)?)\b/i;
/** A question that leans on the one before it: "And in people older than 80?", "What about men?" */
const leaning =
  /^(?:and|but|so|also|what about|how about|or|then|und|et|y|e)\b|^(?:in|for|with|at|among|after|if|even)\b[^?]{0,80}\?*$/i;
const maxFollowUpWords = 14;

/** Takes a question apart; one that leans on an earlier question of its session is read with that. */
export function readAsked(written: string, earlierQuestions: readonly string[] = []): Asked {
  const question = withPlainHyphens(written);
  const own = readOne(question);
  const earlier = earlierQuestions.at(-1);
  if (!earlier || !isFollowUp(question, own)) return own;
  const before = readAsked(earlier, earlierQuestions.slice(0, -1));
  const known = new Set([...before.subject, ...before.outcome]);
  return {
    ...before,
    particular: new Set([...own.terms].filter((term) => !known.has(term))),
    terms: new Set([...before.terms, ...own.terms]),
    kinds: new Map([...before.kinds, ...own.kinds]),
    areWithout: own.areWithout,
    isTwisted: before.isTwisted || twisted.test(question),
    // Of whom it is asked in particular, a comparison's sentence need not say.
    comparison: null,
  };
}

/** Whether a question, with those before it in its session, can be answered by yes or no. */
export function asksYesOrNo(written: string, earlierQuestions: readonly string[] = []): boolean {
  const question = withPlainHyphens(written);
  const earlier = earlierQuestions.at(-1);
  if (kindOfQuestion(question) === 'yes-no') return true;
  if (!earlier || !isFollowUp(question, readOne(question))) return false;
  return asksYesOrNo(earlier, earlierQuestions.slice(0, -1));
}

const isFollowUp = (question: string, { effect }: Asked): boolean =>
  leaning.test(question.trim().slice(0, maxLength)) &&
  question.trim().split(/\s+/, maxFollowUpWords + 1).length <= maxFollowUpWords &&
  (effect === null ||
    ofWhatWasAsked.test(question) ||
    !wordsOf(question.slice(0, maxLength)).some(({ text }) => auxiliary.test(text)));

/** "… — does starting one help?", "and do they work there?": whom it asks of has been named before. */
const ofWhatWasAsked =
  /\b(?:is|are|was|were|do|does|did|can|could|should|will|would) (?:\w+ing )?(?:it|they|them|one|this|that|these|those)\b/i;

/** "Is there good evidence that X lowers Y?" asks whether it does. */
const asksForEvidence =
  /(?<![\p{L}])is (?:there (?:any |an? |now |yet )*(?:[\w-]+ ){0,2}(?:evidence|proof|data) (?:that|whether|to (?:suggest|show|support|indicate) that)|it (?:true|correct|right|the case|established|proven|well established) that) /iu;

function readOne(question: string): Asked {
  const { context, main } = askingClause(
    question
      .slice(0, maxLength)
      .replace(/[*_`#]+/g, ' ')
      .replace(asksForEvidence, 'Do '),
  );
  const words = wordsOf(main);
  const auxiliaryAt = Math.max(
    0,
    words.findIndex(({ text }) => auxiliary.test(text)),
  );
  const asking = words.slice(auxiliaryAt);
  const verb = ownVerbOf(asking);
  const predicate = findPredicate(asking) ?? predicateBy(asking, verb);
  const none: ReadonlySet<string> = new Set();
  const asTerms = (some: readonly Word[]) =>
    telling(partsOf(some.map(({ from, text }) => main.slice(from, from + text.length)).join(' ')));
  const terms = new Set(partsOf(`${context} ${main}`));
  const isTwisted = twisted.test(main);
  const areWithout = without.test(question.slice(0, maxLength));
  const comparison = isTwisted ? comparisonIn(main) : null;
  if (!predicate)
    return {
      effect: null,
      verb: null,
      act: null,
      toward: null,
      way: null,
      arms: null,
      subject: none,
      outcome: none,
      setting: none,
      phases: phasesIn(main),
      particular: none,
      terms,
      abbreviations: new Map(),
      kinds: kindsIn(question.slice(0, maxLength)),
      areWithout,
      isOfCause: false,
      isOfAll: ofAll.test(main),
      exposure: { isLack: false, isLackOfOutcome: false, isOfBoth: false, partners: [] },
      isTwisted,
      comparison,
    };
  const { at, effect } = predicate;
  const behind = asking.slice(at + 1);
  const pair = effect === 'relation' ? pairIn(asking, at) : null;
  const treatment = auxiliary.test(asking[at]?.text ?? '') ? treatmentIn(behind) : null;
  // What should be done is asked of as a whole: "Should people over 70 take aspirin?"
  const cut = auxiliary.test(asking[at]?.text ?? '') ? behind.length : settingFrom(behind);
  const named = asTerms(pair?.[0] ?? treatment?.is ?? asking.slice(0, at));
  // "Acupuncture for neck pain: does it help?"
  const subject = named.size > 0 ? named : telling(partsOf(context));
  const outcome = asTerms(pair?.[1] ?? treatment?.rest ?? behind.slice(0, cut));
  return {
    effect,
    verb: effect === 'asked' ? verb : null,
    act: effect === 'advised' && comparison === null && !isTwisted ? actOf(main) : null,
    toward: effect === 'good' ? towardOf(behind) : null,
    way: effect === 'relation' ? wayIn(main.slice(endOf(asking[at]), endOf(behind[cut - 1]))) : null,
    arms: armsIn(main),
    subject,
    outcome,
    setting: new Set([...asTerms(behind.slice(cut)), ...asTerms(words.slice(0, auxiliaryAt))]),
    phases: phasesIn(main),
    particular: none,
    terms,
    abbreviations: new Map(),
    kinds: kindsIn(question.slice(0, maxLength)),
    areWithout,
    isOfCause: asksForCause(asking[at]?.text ?? '', main),
    isOfAll: ofAll.test(main),
    exposure: exposureOf(main, main.slice(0, asking[at]?.from), subject, outcome),
    comparison,
    // "Does it shorten A and reduce B?" asks two things at once.
    isTwisted:
      isTwisted ||
      behind.some(
        ({ text }, index) =>
          isAskingVerb(text) &&
          // "Prolong or worsen the attack" asks one.
          (index > 1 || effectOf(text) !== effect) &&
          !/ed$/.test(text) &&
          /^(?:and|or)$/.test(behind[index - 1]?.text ?? ''),
      ),
  };
}

const endOf = (word: Word | undefined): number => (word ? word.from + word.text.length : 0);

/** The clause that asks, and what stands around it: "X: does it Y?" */
function askingClause(question: string): { context: string; main: string } {
  const parts = question.split(/(?<=[?.!:;])\s+|\s[–—]\s/).filter((part) => /\p{L}/u.test(part));
  const starts = (part: string) => auxiliary.test(wordsOf(part.slice(0, 40))[0]?.text ?? '');
  const main = parts.find(starts) ?? parts.find((part) => part.endsWith('?')) ?? parts.at(-1) ?? question;
  return { main, context: parts.filter((part) => part !== main).join(' ') };
}

function findPredicate(words: readonly Word[]): { at: number; effect: Effect } | null {
  const named = words.flatMap(({ text }, at) => {
    const effect = /^(?:should|must)$/.test(text) ? 'advised' : effectOf(text);
    return effect ? [{ at, effect, text }] : [];
  });
  if (named[0]?.at === 0 && named[0].effect === 'advised') return named[0];
  const doesAsk = words.some(({ text }) =>
    /^(?:do|does|did|can|could|will|would|may|might|has|have|had)$/.test(text),
  );
  const verb = doesAsk ? named.find(({ at, text }) => isAskingVerb(text) && hasForce(words, at)) : undefined;
  // Words of worth, safety and advice ask; in front of them, words of more and less mostly belong to the subject.
  return (
    verb ??
    named.find(({ effect }) => effect !== 'up' && effect !== 'down') ??
    named.find(({ text }) => /(?:ed|er|rise|causes?)$/.test(text)) ??
    null
  );
}

/** The question's own verb as its predicate. */
function predicateBy(asking: readonly Word[], verb: string | null): { at: number; effect: Effect } | null {
  const at = verb === null ? -1 : asking.findIndex(({ text }, index) => index > 1 && stem(text) === verb);
  return at < 0 || !isDoing.test(asking[0]?.text ?? '') ? null : { at, effect: 'asked' };
}

const isDoing = /^(?:do|does|did|can|could|will|would)$/;
const maxBetween = 3;

/** More or less of what follows a word of worth: "effective for preventing". */
function towardOf(behind: readonly Word[]): Effect | null {
  const verb = behind.slice(0, maxBetween).find(({ text }) => isAskingVerb(text) && !/ed$/.test(text));
  const effect = verb ? effectOf(verb.text) : null;
  return effect === 'down' || effect === 'up' ? effect : null;
}

/** Not "reduced" in "reduced salt intake"; but "can be reduced", "has reduced". */
const hasForce = (words: readonly Word[], at: number): boolean =>
  !/ed$/.test(words[at]?.text ?? '') ||
  /^(?:be|been|being)$/.test(words[at - 1]?.text ?? '') ||
  /^(?:has|have|had)$/.test(words[0]?.text ?? '');

/** What hangs together: "an association between A and B", "are A and B associated"; null where it is not two things. */
function pairIn(words: readonly Word[], at: number): [Word[], Word[]] | null {
  const behind = words.slice(at + 1);
  const [from, to] = behind[0]?.text === 'between' ? [at + 2, words.length] : [1, at];
  if (behind[0]?.text !== 'between' && behind.length > 0) return null;
  const some = words.slice(from, to);
  const and = some.findIndex(({ text }) => text === 'and' || text === 'with');
  if (and < 1 || and === some.length - 1) return null;
  const second = some.slice(and + 1);
  return [some.slice(0, and), second.slice(0, settingFrom(second))];
}

/** Of "Should older adults take aspirin to prevent stroke?" what is taken, and the rest; null where nothing is. */
function treatmentIn(behind: readonly Word[]): { is: Word[]; rest: Word[] } | null {
  const taking = behind.findIndex(({ text }, index) => index > 0 && takes.test(text));
  if (taking < 0) return null;
  const after = behind.slice(taking + 1);
  const found = after.findIndex(
    ({ text }, index) => index > 0 && (settingStart.test(text) || ends.test(text)),
  );
  const length = found < 0 ? after.length : found;
  if (length === 0) return null;
  return { is: after.slice(0, length), rest: [...behind.slice(0, taking), ...after.slice(length)] };
}

const takes = /^(?:take|use|receive|get|undergo|have|wear|eat|drink|given|offered)$/;
const ends = /^(?:to|for|as|instead|rather|if|every|daily|who|against)$/;

/** Where behind a predicate the people and circumstances begin. */
function settingFrom(behind: readonly Word[]): number {
  const found = behind.findIndex(({ text }, at) => at > 0 && settingStart.test(text));
  return found < 0 ? behind.length : found;
}
