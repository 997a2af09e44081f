import { lackWords, sparingWords, stoppingWords } from '../lexicon/lack-words.ts';
import { stem } from '../words/stem.ts';
import { effectOf } from './effects.ts';
import { canonical, generic, partsOf } from './terms-asked.ts';
import { type Word, wordsOf } from './words.ts';

const setOf = (words: string) => new Set(words.split(/\s+/));
const stopping = new Set([...setOf(stoppingWords)].map(stem));
const lacking = setOf(lackWords);
const sparing = setOf(sparingWords);
/** Of an outcome, "stop" and "lower" are what is claimed; these are part of its name. */
const lackingOutcome = setOf('deficiency insufficiency deprivation shortage loss lack low');
const isOfLack = {
  subject: (word: string) => stopping.has(stem(word)) || lacking.has(word) || sparing.has(word),
  outcome: (word: string) => lackingOutcome.has(word),
};

const lackTerms = canonical(partsOf(`${stoppingWords} ${lackWords} ${sparingWords}`));
/** Whether a term is one of stopping or lacking. */
export const isLackTerm = (term: string): boolean => lackTerms.has(term);

/** What an abbreviation may stand for: "LOC" is loss of consciousness, "LBP" no want of a back. */
const lackInName = new Set(
  partsOf('loss deficiency insufficiency deprivation withdrawal cessation restriction'),
);
/** "Vitamin D deficiency", "statin withdrawal", "gluten-free": what is lacking stands in front of these. */
const ofTheWordBefore =
  /^(?:withdrawal|cessation|discontinuation|interruption|omission|deficien(?:cy|t)|insufficiency|deprivation|deprived|shortage|restriction|restricted|reductions?|impairment|avoidance|abstinence|loss|exclusion|elimination|withholding|stopping|deprescribing|free)$/;
/** "Aspirin was withheld". */
const done =
  /^(?:stopped|discontinued|withheld|withdrawn|interrupted|omitted|avoided|deferred|postponed|delayed|paused|deprescribed|lacking|absent|low)$/;
const auxiliary =
  /^(?:is|are|was|were|be|been|being|has|had|have|not|should|must|may|can|could|will|would|need|to|.*n't)$/;
/** "Low-dose aspirin", "low-molecular-weight heparin": little of something else. */
const ofItsKind =
  /^(?:doses?|dosages?|molecular|density|risk|grade|back|intensity|flow|volume|tidal|income|frequency|certainty|quality|onset)$/;
const ofAKind = /^(?:low|lower|reduced|decreased|late|poor|little)$/;
/** "Low-level laser": with its hyphen, of what is meant, a kind of it. */
const kind = /\b(?:low|lower|reduced)-(?:level|dose|intensity|flow|energy|grade|density|molecular)/gi;
/** "In people without vitamin D deficiency": what they lack is theirs. */
const theirs =
  /\b(?:in|among|for) (?:[\w-]+ ){0,3}(?:patients?|people|persons|individuals|adults|women|men|children|infants|those|participants)\b(?: [\w-]+){0,2}? (?:with|without|who)\b[^,;:.]{0,80}/gi;
/** "A diet low in sodium", "deficient in vitamin D" */
const inIt = 'in';
/** Words between one of lack and what is lacking. */
const joining = /^(?:of|from|the|a|an|any|all|your|their|its|out|up|on)$/;
/** "Salt intake restriction", "vitamin D deficiency". */
const ofAmount = /^(?:intake|consumption|exposure|status|mineral|density|mass|\p{L}|\d+)$/u;
/** "Not taking", "non-use of". */
const notTaking = /^(?:taking|using|use|users?|receiving|giving|having)$/;
const ofThese = /^(?:it|them|this|these|those|the)$/;
/** Words that are looked at in front of one, behind it, and at the head of a clause. */
const maxBack = 4;
const maxAhead = 4;
const maxHead = 2;
const hyphen = /(?<=[\p{L}\d])[-‐–](?=\p{L})/gu;

/**
 * What a clause says of these terms where it names them first: the word by which they are lacking or stopped, or `given`;
 * null where it names none of them. "Testosterone in men with low testosterone" is given.
 */
export function lackIn(
  clause: string,
  terms: ReadonlySet<string>,
  abbreviations: ReadonlyMap<string, readonly string[]>,
  of: 'subject' | 'outcome',
): Word | 'given' | null {
  const told = clause
    .replace(theirs, (phrase) => '·'.repeat(phrase.length))
    .replace(kind, (phrase) => 'x'.repeat(phrase.length))
    .replace(hyphen, ' ');
  const words = wordsOf(told);
  const sought = new Set([...canonical(terms)].filter((term) => !lackTerms.has(term) && !generic.has(term)));
  if (sought.size === 0) return null;
  const meant = words.map(({ from, text }) => {
    const parts = partsOf(told.slice(from, from + text.length));
    return { parts, whole: parts.flatMap((term) => abbreviations.get(term) ?? []) };
  });
  const isNamed = meant.map(({ parts, whole }) =>
    [...canonical([...parts, ...whole])].some((term) => sought.has(term)),
  );
  const first = isNamed.indexOf(true);
  // "Stopping does not raise it", "stopping these drugs does not": of what is not said again.
  const isUnsaid = (at: number) =>
    first < 0 || (ofThese.test(words[at + 1]?.text ?? '') && first > at + maxHead);
  const stop = of === 'subject' ? words.findIndex(({ text }) => stopping.has(stem(text))) : -1;
  if (stop >= 0 && stop < maxHead && isUnsaid(stop)) return words[stop] ?? null;
  if (first < 0) return null;
  if ((meant[first]?.whole ?? []).some((term) => lackInName.has(term))) return words[first] ?? null;
  const end = isNamed.indexOf(false, first);
  const isFirst = (at: number) => at >= first && (end < 0 || at < end);
  const found = words.find(({ text }, at) => {
    const follows = words[at + 1]?.text ?? '';
    const isNot =
      (/^(?:not|non|never)$/.test(text) && notTaking.test(follows)) ||
      (/^(?:giv|go|com)/.test(text) && /^(?:up|off|without)$/.test(follows));
    if (of === 'subject' && isNot) return isFirst(ahead(told, words, isNamed, at + 1));
    if (!isOfLack[of](text)) return false;
    return (
      isFirst(ahead(told, words, isNamed, at)) ||
      (ofTheWordBefore.test(text) && isFirst(rightBefore(words, isNamed, at))) ||
      isFirst(doneTo(words, isNamed, at)) ||
      (words[at + 1]?.text === inIt && isNamed[at - 1] === true)
    );
  });
  return found ?? 'given';
}

/** Which named word is lacking by the one here: "stopping the drug", "low serum vitamin D"; -1 where none is. */
function ahead(told: string, words: readonly Word[], isNamed: readonly boolean[], at: number): number {
  for (let next = at + 1; next <= at + maxAhead; next++) {
    const word = words[next];
    const last = words[next - 1];
    if (!word || !last) return -1;
    if (/[^\s%]/.test(told.slice(last.from + last.text.length, word.from))) return -1;
    if (next === at + 1 && ofAKind.test(words[at]?.text ?? '') && ofItsKind.test(word.text)) return -1;
    if (isNamed[next]) return next;
    if (next === at + 1 && word.text === inIt) continue;
    const isContent = partsOf(word.text).length > 0;
    if (!joining.test(word.text) && (!isContent || effectOf(word.text))) return -1;
  }
  return -1;
}

/** The same of "vitamin D deficiency", "salt intake restriction". */
function rightBefore(words: readonly Word[], isNamed: readonly boolean[], at: number): number {
  for (let back = at - 1; back >= Math.max(0, at - maxBack); back--) {
    if (isNamed[back]) return back;
    const text = words[back]?.text ?? '';
    const isPassedOver = ofAmount.test(text) || partsOf(text).every((term) => generic.has(term));
    if (!isPassedOver || joining.test(text) || auxiliary.test(text)) return -1;
  }
  return -1;
}

/** The same of "aspirin was withheld". */
function doneTo(words: readonly Word[], isNamed: readonly boolean[], at: number): number {
  if (!done.test(words[at]?.text ?? '') || !auxiliary.test(words[at - 1]?.text ?? '')) return -1;
  for (let back = at - 1; back >= Math.max(0, at - maxBack); back--) {
    if (isNamed[back]) return back;
    if (!auxiliary.test(words[back]?.text ?? '')) return -1;
  }
  return -1;
}
