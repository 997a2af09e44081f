import type { Verdict } from '@sextant/contracts';
import type { Place, ReadDocument } from '../document.ts';
import { coverage } from '../words/rarity.ts';
import { termsOf } from '../words/terms.ts';
import { abbreviationsOf } from './abbreviations.ts';
import { isAside } from './aside.ts';
import { type Asked, asksYesOrNo, readAsked } from './asked.ts';
import { briefAnswer } from './brief-answer.ts';
import { claimsOf } from './claims.ts';
import { comparedIn } from './comparison.ts';
import { heldAgainst } from './held-against.ts';
import { withoutHeld } from './held-label.ts';
import { isNoByDegree, isNoOfOthers, isOfSomeOnly } from './of-some.ts';
import { isOfOneStudy } from './one-study.ts';
import { isYesOfOther } from './other-outcome.ts';
import { isRestricted } from './others.ts';
import { ownAdvice } from './own-advice.ts';
import { firstSaying, isPast, withoutVoice } from './own-voice.ts';
import { statementOf } from './read-statement.ts';
import { type Standing, standingsOf } from './sections.ts';
import { someNotOthers } from './some-not-others.ts';
import { disownedWords, isGranting, statedOf, statedWords, withholds, withoutLabel } from './stated-words.ts';
import { spokenIn } from './subjects.ts';
import { isTakenBack } from './taken-back.ts';
import { isTurnedBack, isTurnedOn, observational, opposite } from './turned-back.ts';
import { ofTheWholeAnswer } from './whole-answer.ts';

/** What a text answers to a yes/no question. */
export interface ReadVerdict {
  /** Null: its words give none that could be read. */
  verdict: Verdict | null;
  /** For people, short: which words decided it, or why there is none. */
  reason: string;
  /** Where it says so; null without a verdict. */
  place: Place | null;
}

/** Sentences at the head and at the end of an answer in which a "Yes" or "No" answers the question. */
const leading = 6;
const closing = 4;
const maxReason = 160;

/**
 * What an answer's words say to a yes/no question. A verdict is read only from words that give one, in a sentence about
 * what was asked; small talk, quotations, hedges and what is said of something else give none, nor do words that
 * disagree with one another.
 * @param earlierQuestions of the same session, oldest first: a follow-up is read with them
 */
export function readVerdict(
  document: ReadDocument,
  question: string,
  earlierQuestions: readonly string[] = [],
): ReadVerdict {
  if (!asksYesOrNo(question, earlierQuestions)) return none('The question does not ask for yes or no.');
  const asked = {
    ...readAsked(question, earlierQuestions),
    abbreviations: abbreviationsOf(question, document.prose),
  };
  const standings = standingsOf(document);
  if (standings.slice(0, leading).some(({ text }) => withholds(text)))
    return none('It says that it gives no verdict.');
  // "Myth: …" quotes as much as a quotation does.
  const said = withoutHeld(standings).filter(({ kind }) => kind !== 'quote');
  const stated = statedIn(said, asked, [...earlierQuestions, question]);
  const texts = said.filter(({ kind }) => kind === 'text');
  const head = firstSaying(texts);
  const last = texts.findLastIndex(({ text }) => !isAside(text));
  const claimed = texts.flatMap((standing, at) => {
    const { isLabelled, said: unlabelled } = withoutLabel(standing.text);
    const { isOwn, said: text } = withoutVoice(unlabelled);
    const isConclusion = standing.isConclusion || isLabelled || isOwn;
    const whole =
      standing.asks === null ? ofTheWholeAnswer(unlabelled, asked, isConclusion || at === head) : null;
    if (whole) return [{ ...whole, standing, isConclusion: true, isWhole: true }];
    const isClosing = at === last || at === texts.length - 1;
    if (!isConclusion && at !== 0 && at !== head && !isClosing) return [];
    // "Unselected tumours: …" in a list is said of these.
    if (standing.itemLabel && !isLabelled && !spokenIn(standing.itemLabel, asked, 0).isBare) return [];
    const { verdict = null, words = '' } =
      statementOf(text, asked, standing.isConclusion || isLabelled ? 'conclusion' : 'lead') ?? {};
    // Behind a greeting, what is told of the past is a finding.
    if (!isConclusion && at > 0 && isPast(words)) return [];
    // Its last words are its own where they name all that was asked.
    if (!isConclusion && at > head && !namesAll(words, asked)) return [];
    const advice = isConclusion || at === head ? ownAdvice(text, asked) : null;
    if (advice) return [{ ...advice, standing, isConclusion, isWhole: false }];
    const both = isConclusion || at === head ? someNotOthers(text, asked) : null;
    if (both) return [{ ...both, standing, isConclusion, isWhole: false }];
    const held = verdict && heldAgainst(text, verdict, words, asked);
    if (held && isTurnedBack(held, texts[at + 1]?.text ?? '', asked)) return [];
    return held ? [{ verdict: held, words, standing, isConclusion, isWhole: false }] : [];
  });
  // What one study found is that study's verdict, not the answer's.
  const isCredited = ({ standing, words }: (typeof claimed)[number]) => {
    const plain = standing.text.replaceAll('’', "'");
    const at = plain.indexOf(words.slice(0, 20));
    return isOfOneStudy(at < 0 ? plain : plain.slice(0, at + words.length), asked);
  };
  const own = claimed.filter(
    (one) => one.isConclusion || (!isCredited(one) && !observational.test(one.standing.text)),
  );
  const weighty = own.filter(({ words }) => !observational.test(words));
  const speaking = weighty.length > 0 ? weighty : own;
  const whole = stated.length === 0 ? speaking.find(({ isWhole }) => isWhole) : undefined;
  const first = stated[0] ?? whole ?? speaking.find(({ isConclusion }) => isConclusion) ?? speaking[0];
  if (!first) return none('Its words give no verdict that could be read.');
  // Next to a plain "Yes", only a conclusion that names what was asked is a change of mind.
  const isPlain = ({ isConclusion, text }: Standing) =>
    isConclusion && statementOf(withoutLabel(text).said, asked)?.verdict != null;
  // "Yes, it finds more cases. Whether it prevents deaths isn't known": what was asked is left open.
  const isLeftOpen =
    stated.length > 0 &&
    first.verdict !== 'unclear' &&
    own.some(({ standing, verdict }) => verdict === 'unclear' && isOfOutcome(standing.text, asked));
  if (isLeftOpen) return none('Its words disagree with one another.');
  // That it varies is borne out by what holds for some and not for others.
  const isVarying = first === whole && first.verdict === 'mixed';
  const isAgainst = ({ verdict }: { verdict: Verdict }) =>
    !isVarying && verdict !== first.verdict && (stated.length === 0 || opposite(verdict, first.verdict));
  // "Yes, in one trial. … Overall: mixed.": what sums up has the last word, and it is another one.
  const isOtherInTheEnd = stated.some(
    ({ standing, verdict }) =>
      verdict !== first.verdict && (standing.isConclusion || withoutLabel(standing.text).isLabelled),
  );
  if (
    isOtherInTheEnd ||
    stated.some(isAgainst) ||
    speaking.some((one) => isAgainst(one) && (stated.length === 0 || isPlain(one.standing)))
  )
    return none('Its words disagree with one another.');
  if (stated.length > 0 && isNoOfOthers(first.standing.text, asked))
    return none('It says no of some, and not of all that was asked about.');
  const behind = said.slice(said.indexOf(first.standing) + 1);
  const { standing, verdict, words } = first;
  if (stated.length > 0 && isOfSomeOnly(standing.text, verdict, behind, asked))
    return none(`It says ${verdict} of some, and something else of others.`);
  if (stated.length > 0 && verdict === 'no' && isNoByDegree(standing.text, asked))
    return none('It denies only the degree, not what was asked.');
  const rest = standing.text.slice(standing.text.indexOf(words) + words.length);
  if (stated.length > 0 && verdict === 'yes' && isYesOfOther(rest, behind, asked))
    return none('It says yes of something else, and denies what was asked.');
  // Of "According to marketing, no. Yet it …", the second is no answer by itself.
  const givenAway = stated.length > 0 ? [] : givenAwayIn(said, asked);
  if (givenAway.some((other) => opposite(other, verdict)))
    return none('Its words disagree with one another.');
  const next = behind.find(({ kind }) => kind === 'text')?.text;
  if (
    isTakenBack(
      { verdict, words, isStated: stated.length > 0, sentence: standing.text, next: next ?? '' },
      asked,
    )
  )
    return none('What follows takes it back.');
  if (
    stated.length > 0 &&
    next &&
    isBare(standing.text, words) &&
    isTurnedOn(verdict, next, asked, [...earlierQuestions, question].join(' '))
  )
    return none('What follows takes it back.');
  return {
    verdict,
    reason: `It says “${words.length > maxReason ? `${words.slice(0, maxReason)}…` : words}”.`,
    place: { from: standing.from, to: standing.to },
  };
}

/** Whether a sentence is "Yes." and nothing else, but for what leads in to it. */
const isBare = (sentence: string, words: string): boolean =>
  !/[\p{L}\p{N}]/u.test(sentence.slice(sentence.lastIndexOf(words) + words.length));

/** The "yes" and "no" that an answer begins or concludes with and gives to somebody else. */
const givenAwayIn = (said: readonly Standing[], { terms }: Asked): Verdict[] => {
  const first = said[firstSaying(said)];
  return said
    .filter(
      (standing) => standing === first || standing.isConclusion || withoutLabel(standing.text).isLabelled,
    )
    .flatMap(({ text }) => disownedWords(text, terms) ?? []);
};

const leastOfClosing = 0.8;

function namesAll(words: string, asked: Asked): boolean {
  if (asked.subject.size === 0 || asked.outcome.size === 0) return false;
  const { outcome, subject } = spokenIn(words, asked, 0);
  return subject >= leastOfClosing && outcome >= leastOfClosing;
}

const none = (reason: string): ReadVerdict => ({ verdict: null, reason, place: null });

const isOfOutcome = (text: string, asked: Asked): boolean =>
  asked.outcome.size > 0 && spokenIn(text, asked, 0).outcome >= leastOfQuestion;

const leastOfQuestion = 0.5;

/** Whether a question that stands in an answer is the one that it was asked. */
export function isAsked(question: string, asked: Asked): boolean {
  const terms = termsOf(question);
  // "Routinely? No.": an echo of what was asked.
  const isEcho = terms.length > 0 && terms.length <= maxEcho && terms.every((term) => asked.terms.has(term));
  return isEcho || coverage(asked.terms, new Set(terms)) >= leastOfQuestion;
}

const maxEcho = 2;

/** Whether its "Yes, …" stands amid a paragraph, and grants a point, or answers the claim in front of it in its item. */
export const isGrantedIn = (
  { asks, isBehindInItem, isConclusion, isOpening, text }: Standing,
  { terms }: Asked,
): boolean => !isOpening && !isConclusion && asks === null && (isBehindInItem || isGranting(text, terms));

/** "Yes", "No" and "It depends" at the head, at the end and where the answer concludes. */
function statedIn(said: readonly Standing[], asked: Asked, questions: readonly string[]) {
  const first = said[firstSaying(said)];
  return said.flatMap((standing, at) => {
    const { asks, isConclusion, kind, text } = standing;
    const isLabelled = withoutLabel(text).isLabelled;
    if (kind === 'heading' && !isLabelled) return [];
    // Amid a paragraph "Yes, …" grants a point.
    if (isGrantedIn(standing, asked) && !isLabelled) return [];
    // "HFrEF: yes", where it was asked of another, is said of that alone.
    if (isOfOtherHeading(standing, asked) && !isLabelled) return [];
    if (!(at < leading || at >= said.length - closing || isConclusion || isLabelled)) return [];
    // "Is it safe in pregnancy? No." answers a question of its own.
    if (asks !== null && !isAsked(asks, asked)) return [];
    const voiced = withoutVoice(withoutLabel(text).said);
    const isMain = isConclusion || standing === first;
    const words =
      statedWords(text, isMain, asked.terms) ??
      (isMain
        ? statedOf(withoutLabel(text).said, (people) => !isRestricted(people, asked), asked.terms)
        : null) ??
      // "So I would say yes, with reasonable confidence, for …"
      (voiced.isOwn ? statedWords(voiced.said, false, asked.terms) : null) ??
      (isConclusion || isLabelled || standing === first || voiced.isOwn
        ? briefAnswer(voiced.said, questions)
        : null);
    return words && !isMereCourtesy(text, words, asked) ? [{ ...words, standing }] : [];
  });
}

/** Whether it stands under a heading that names something, and nothing that was asked about. */
function isOfOtherHeading({ heading, isConclusion }: Standing, asked: Asked): boolean {
  if (heading === '' || isConclusion || ofAnswer.test(heading)) return false;
  const { isBare, known } = spokenIn(heading, asked, 0);
  return !isBare && known === 0;
}

/** "Recommendation in brief", "Direct response": of the answer, and not of a matter. */
const ofAnswer =
  /\b(?:recommendation|response|answer|reply|opinion|view|position|statement|advice|guidance|result|finding|evidence|data|overview|introduction|summary|brief|short|direct|quick|core|main|key|point)s?\b/i;

/** A clause of so many words says something of its own. */
const leastOfClause = 4;
const ofAVerb = /\b(?:is|are|was|were|has|have|had|been|can|could|do|does|did|will|would)\b/i;

/** "Yes, the interval is often discussed": the clause behind it names neither an effect nor the outcome that was asked for. */
function isMereCourtesy(sentence: string, { words }: { words: string }, asked: Asked): boolean {
  const said = withoutLabel(sentence).said;
  const at = said.indexOf(words);
  if (at < 0 || !greeting.test(words)) return false;
  const behind = said.slice(at + words.length);
  const [clause = ''] = behind.replace(/^\W+/, '').split(/[;:–—]|,\s(?:but|and)\s/);
  if (!explains.test(behind) || clause.split(/\s+/).length < leastOfClause || !ofAVerb.test(clause))
    return false;
  if (asked.comparison && comparedIn(clause, asked.comparison, asked.abbreviations)) return false;
  if (asked.verb !== null) return false;
  return claimsOf(clause).length === 0 && asked.outcome.size > 0 && spokenIn(clause, asked, 0).outcome === 0;
}

const greeting = /^["'“(]?(?:yes|no)$/i;
const explains = /^,\s(?:the|this|that|these|those|your|an?|it)\b/i;
