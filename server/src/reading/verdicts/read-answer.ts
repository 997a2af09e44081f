import type { Verdict } from '@sextant/contracts';
import type { Place, ReadDocument } from '../document.ts';
import { coverage } from '../words/rarity.ts';
import { termsOf } from '../words/terms.ts';
import { abbreviationsOf } from './abbreviations.ts';
import { type Asked, asksYesOrNo, readAsked } from './asked.ts';
import { isOfOneStudy } from './one-study.ts';
import { type Standing, standingsOf } from './sections.ts';
import { isGranting, statedWords, withholds, withoutLabel } from './stated-words.ts';
import { statementOf } from './statement.ts';
import { spokenIn } from './subjects.ts';
import { canonical, generic, partsOf } from './terms-asked.ts';

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
/** Sentences at the head in which a statement is the answer's own: of what follows, much is told to be weighed. */
const opening = 1;
/** "…, but no such effect was seen in women": what is said of some is denied of others, or of something else. */
const takenBack =
  /[,;–—] ?(?:and|but|although|though|whereas|while|however|yet)\b[^.]*\b(?:no|not|never|cannot|neither|without|outweighs?|unlikely|less)\b|[,;–—] ?(?:and|but|although|though|whereas|while|however|yet)\b[^.]*n't\b/i;
/** "Not on its own, but …", "Not in everybody; …": what is denied without a verb at the head of its sentence. */
const deniedAtHead =
  /^["'“(]?(?:probably |perhaps |maybe |certainly |clearly )?not\b(?! only\b)[^.]*?[,;–—]/i;
/** What is told of such studies is outweighed by what is told of others. */
const observational =
  /\b(?:observational|cohorts?|case-control|registr(?:y|ies)|epidemiologic\w*|users? of|pharmacovigilance)\b/i;
/** People of whom something is said. */
const ofPeople =
  /\b(?:in|for|among|with)(?: \p{L}+){0,3} (?:people|patients|adults|women|men|those|individuals|children|infants|babies|participants|users|persons)\b[^,.;:()]{0,80}/giu;
/** "…, especially in the old and in the first months" is said of the others, too. */
const emphasis = /\b(?:particularly|especially|notably|including|above all|chiefly)\b[^.;:]{0,200}/giu;
/** What follows holds for some only. */
const onCondition = /\b(?:only|unless|except|provided(?: that)?|as long as|depends?|depending)\b/i;
const maxReason = 160;
/** As much of a sentence is read. */
const maxReadLength = 600;

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
  const said = standings.filter(({ kind }) => kind !== 'quote');
  const stated = statedIn(said, asked);
  const claimed = said
    .filter(({ kind }) => kind === 'text')
    .flatMap((standing, at) => {
      const { isLabelled, said: text } = withoutLabel(standing.text);
      const isConclusion = standing.isConclusion || isLabelled;
      if (!isConclusion && at >= opening) return [];
      const { verdict = null, words = '' } =
        statementOf(text, asked, isConclusion ? 'conclusion' : 'lead') ?? {};
      return verdict && !isTakenBack(text) && !isOfSome(text, asked)
        ? [{ verdict, words, standing, isConclusion }]
        : [];
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
  const first = stated[0] ?? speaking.find(({ isConclusion }) => isConclusion) ?? speaking[0];
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
  const isAgainst = ({ verdict }: { verdict: Verdict }) =>
    verdict !== first.verdict && (stated.length === 0 || opposite(verdict, first.verdict));
  if (
    stated.some(isAgainst) ||
    speaking.some((one) => isAgainst(one) && (stated.length === 0 || isPlain(one.standing)))
  )
    return none('Its words disagree with one another.');
  const { standing, verdict, words } = first;
  return {
    verdict,
    reason: `It says “${words.length > maxReason ? `${words.slice(0, maxReason)}…` : words}”.`,
    place: { from: standing.from, to: standing.to },
  };
}

function isTakenBack(text: string): boolean {
  const read = text.slice(0, maxReadLength).replaceAll('’', "'");
  return takenBack.test(read) || deniedAtHead.test(read);
}

/** Whether it is said of some people whom the question does not name, or on a condition. */
function isOfSome(text: string, asked: Asked): boolean {
  const read = text.slice(0, maxReadLength).replace(emphasis, ' ');
  if (onCondition.test(read)) return true;
  const known = canonical(asked.terms);
  return [...read.matchAll(ofPeople)].some(([people]) => {
    const named = [...canonical(partsOf(people))].filter((term) => !generic.has(term));
    return named.length > 0 && coverage(named, known) < leastOfQuestion;
  });
}

const none = (reason: string): ReadVerdict => ({ verdict: null, reason, place: null });

const opposite = (one: Verdict, other: Verdict) =>
  (one === 'yes' && other === 'no') || (one === 'no' && other === 'yes');

const isOfOutcome = (text: string, asked: Asked): boolean =>
  asked.outcome.size > 0 && spokenIn(text, asked, 0).outcome >= leastOfQuestion;

const leastOfQuestion = 0.5;

/** Whether a question that stands in an answer is the one that it was asked. */
export const isAsked = (question: string, asked: Asked): boolean =>
  coverage(asked.terms, new Set(termsOf(question))) >= leastOfQuestion;

/** Whether its "Yes, …" stands amid a paragraph, and grants a point. */
export const isGrantedIn = ({ asks, isConclusion, isOpening, text }: Standing): boolean =>
  !isOpening && !isConclusion && asks === null && isGranting(text);

/** "Yes", "No" and "It depends" at the head, at the end and where the answer concludes. */
function statedIn(said: readonly Standing[], asked: Asked) {
  return said.flatMap((standing, at) => {
    const { asks, isConclusion, kind, text } = standing;
    const isLabelled = withoutLabel(text).isLabelled;
    if (kind === 'heading' && !isLabelled) return [];
    // Amid a paragraph "Yes, …" grants a point.
    if (isGrantedIn(standing)) return [];
    if (!(at < leading || at >= said.length - closing || isConclusion || isLabelled)) return [];
    // "Is it safe in pregnancy? No." answers a question of its own.
    if (asks !== null && !isAsked(asks, asked)) return [];
    const words = statedWords(text);
    return words ? [{ ...words, standing }] : [];
  });
}
