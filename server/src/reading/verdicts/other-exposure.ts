import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { withBoth } from './exposure.ts';
import { lackIn } from './lack.ts';
import { strangerTo } from './subjects.ts';
import { canonical, partsOf } from './terms-asked.ts';

/** Behind it the other arm of a comparison stands: "than without aspirin". */
const otherArm = /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|as opposed to)\s.*$/i;
/** Words between two things that are given together. */
const together = new RegExp(`\\s(?:${withBoth}|added to|on top of|in addition to)\\s`, 'gi');
/** Only in front of a claim these join what acts: "X and Y lower it". */
const joined = /\s(?:and|with(?! or without))\s/gi;
/** "Adding X to Y", "combined with Y, X …". */
const adding =
  /\b(?:adding|addition of)\s(.{2,60}?)\sto\s(.{2,60})$|^\W*(?:combined|together|taken|given|along) with\s(.{2,60}?),\s(.{2,60})$/gi;
/** What everybody in a trial has beside what is tested. */
const usual =
  /\b(?:(?:usual|standard|conventional|routine|background|supportive|optimal|optimised|optimized|guideline-directed|existing|current|best) ){1,3}(?:(?:medical|supportive|drug|background) )?(?:care|therapy|treatment|management)\b/gi;
/** "Patients with X and Y": whom it is said of. */
const people =
  /\b(?:patients?|people|persons?|adults?|women|men|children|infants?|those|individuals?|participants?)\b/i;
const maxWords = 3;
const boundary =
  /[,;:()]|\b(?:in|among|for|is|are|was|were|has|have|had|does|do|did|can|may|might|will|would|than|by|when|who|which|that)\b/i;

/**
 * Whether a clause is of what was asked about, but stopped or lacking where the question is not of that, or the other
 * way round, or given together with something that was not asked about. What "withholding X" does says nothing of X.
 */
export function isOtherExposure(clause: string, asked: Asked): boolean {
  const own = clause.replace(otherArm, ' ');
  const { exposure } = asked;
  const lacks = lackIn(own, subjectOf(asked), asked.abbreviations, 'subject');
  if (lacks && (lacks !== 'given') !== exposure.isLack) return true;
  const outcome = asked.subject.size > 0 ? lackIn(own, asked.outcome, asked.abbreviations, 'outcome') : null;
  if (outcome && (outcome !== 'given') !== exposure.isLackOfOutcome) return true;
  const held = heldIn(own, asked);
  const named = exposure.partners.filter((terms) => [...terms].some((term) => held.has(term)));
  if (named.length > 0 && named.length < exposure.partners.length) return true;
  return isWithOthers(own.replace(usual, ' '), asked);
}

/** A clause without the word that says of what was asked about that it is lacking: "lack of sleep causes it" denies nothing. */
export function withoutLack(clause: string, asked: Asked): string {
  const lack = asked.exposure.isLack
    ? lackIn(clause, subjectOf(asked), asked.abbreviations, 'subject')
    : null;
  if (lack === null || lack === 'given') return clause;
  const end = lack.from + lack.text.length;
  return clause.slice(0, lack.from) + ' '.repeat(lack.text.length) + clause.slice(end);
}

/** What is asked about; of "Should X be stopped?" all that it names. */
const subjectOf = ({ outcome, subject }: Asked) => (subject.size > 0 ? subject : outcome);

/** The terms of a text, with what its abbreviations stand for. */
const heldIn = (text: string, { abbreviations }: Asked) =>
  canonical(partsOf(text).flatMap((term) => [term, ...(abbreviations.get(term) ?? [])]));

/** "Calcium plus X", "X combined with Y", where Y was not asked about. */
function isWithOthers(clause: string, asked: Asked): boolean {
  const isStrange = strangerTo(asked);
  const isOther = (text: string) => [...canonical(partsOf(text))].some(isStrange);
  const subject = canonical(asked.subject);
  const isIt = (text: string) => [...heldIn(text, asked)].some((term) => subject.has(term));
  const front = clause.slice(0, claimsOf(clause)[0]?.from ?? 0);
  const pairs = [
    ...pairsOf(clause, together),
    ...(people.test(front) ? [] : pairsOf(front, joined)),
    ...[...clause.matchAll(adding)].map(
      ([, one, two, three, four]) => [one ?? three ?? '', behind(two ?? four ?? '')] as const,
    ),
  ];
  return pairs.some(([one, two]) => (isIt(one) && isOther(two)) || (isOther(one) && isIt(two)));
}

const pairsOf = (clause: string, joins: RegExp) =>
  [...clause.matchAll(joins)].map(
    ({ 0: { length }, index }) =>
      [before(clause.slice(0, index)), behind(clause.slice(index + length))] as const,
  );

/** The few words in front of a joining word, and behind it. */
const before = (text: string): string =>
  (text.split(boundary).at(-1) ?? '').trim().split(/\s+/).slice(-maxWords).join(' ');
const behind = (text: string): string =>
  (text.split(boundary, 1)[0] ?? '')
    .slice(0, claimsOf(text)[0]?.from ?? text.length)
    .trim()
    .split(/\s+/, maxWords)
    .join(' ');
