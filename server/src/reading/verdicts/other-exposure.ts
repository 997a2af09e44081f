import type { Asked } from './asked.ts';
import { claimsOf } from './claims.ts';
import { withBoth } from './exposure.ts';
import { isLackTerm, lackIn } from './lack.ts';
import { strangerTo } from './subjects.ts';
import { canonical, partsOf } from './terms-asked.ts';

/** Behind it the other arm of a comparison stands: "than without aspirin". */
const otherArm = /\b(?:than|versus|vs\.?|compared (?:with|to)|relative to|as opposed to)\s.*$/i;
/** "The same with and without it": nothing is left out. */
const eitherWay = /\bwith and without\b/gi;
/** Words between two things that are given together. */
const together = new RegExp(`\\s(?:${withBoth}|added to|on top of|in addition to)\\s`, 'gi');
/** Only in front of a claim these join what acts: "X and Y lower it". */
const joined = /\sand\s(?!without\b)/gi;
const accompanied = /(?<!\b(?:combined|together|along|combination))\swith\s(?!(?:or|and) without\b)/gi;
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
  const own = clause.replace(otherArm, ' ').replace(eitherWay, 'with');
  const { exposure } = asked;
  const lackOf = (text: string) => lackIn(text, subjectOf(asked), asked.abbreviations, 'subject');
  // "The SODIUM investigators found that low sodium": who says so may be named for it.
  const lacks = lackOf(own.slice(own.toLowerCase().lastIndexOf(' that ') + 1)) ?? lackOf(own);
  if (lacks && (lacks !== 'given') !== exposure.isLack && !(exposure.isLack && standsForLack(own, asked)))
    return true;
  if (isUndone(own, asked)) return true;
  if (exposure.isOfBoth && apart.test(own)) return true;
  const outcome = asked.subject.size > 0 ? lackIn(own, asked.outcome, asked.abbreviations, 'outcome') : null;
  if (outcome && (outcome !== 'given') !== exposure.isLackOfOutcome) return true;
  const held = heldIn(own, asked);
  const named = exposure.partners.filter((terms) => [...terms].some((term) => held.has(term)));
  if (named.length > 0 && named.length < exposure.partners.length) return true;
  return isWithOthers(own.replace(usual, ' '), asked);
}

/** "Both are safe on their own", where it was asked of the two together. */
const apart = /\b(?:on (?:its|their) own|by (?:itself|themselves)|alone|separately|individually)\b/i;

/** "DCC", where the answer has said that it is delayed cord clamping. */
const standsForLack = (text: string, { abbreviations }: Asked): boolean =>
  partsOf(text).some((term) => (abbreviations.get(term) ?? []).some((meant) => isLackTerm(meant)));

/** "Treating sleep apnoea lowers it", where the apnoea itself was asked about: what its end does. */
const undoing =
  /\b(?:treating|treatment of|eradicat(?:ing|ion of)|correct(?:ing|ion of)|curing|controlling|resolving)\s([^,;:()]{2,60}?)(?=\s(?:with|by|using|in)\s|[,;:()]|$)/gi;
const ofUndoing = /^(?:treat|erad|correct|cure|control|resolv)/;

function isUndone(clause: string, asked: Asked): boolean {
  if (asked.exposure.isLack || [...asked.terms].some((term) => ofUndoing.test(term))) return false;
  const subject = canonical(asked.subject);
  const at = claimsOf(clause)[0]?.from ?? clause.length;
  return [...clause.slice(0, at).matchAll(undoing)].some(([, thing = '']) =>
    [...heldIn(thing, asked)].some((term) => subject.has(term)),
  );
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

/** "X and other statins", "lowering A": no second thing that is given. */
const noThing =
  /^(?:(?:the )?(?:other|similar|related|even|even mild)\b|(?:lower|reduc|improv|rais|increas|prevent)ing\b)/i;
/** "Severe and moderate X": of what degree it is. */
const degree = /\b(?:severe|moderate|mild|minor|major|acute|chronic|partial|complete|regular|occasional)\b/gi;
/** "Drugs such as X and Y", "both X and Y": each of them does so. */
const ofEach = /\b(?:such as|including|e\.g\.|notably|both|each|either|like)\b/i;
/** "Screening with X", "treating A with X": what is done with it. */
const act =
  /\b(?:treat(?:ing|ment)|therapy|prevention|prophylaxis|screening|anticoagulation|immuni[sz]ation|vaccination|inhibition|blockade|control|management|lowering|reduction|^supplementation)\b/i;
/** What goes with anything that is given. */
const manner =
  /\b(?:adherence|compliance|follow-?up|monitoring|caution|doses?|support|counsel(?:l?ing)|advice|education|effects?)\b/i;
/** What everybody is told to do besides. */
const lifestyle = /\b(?:diet(?:ary)?|exercise|lifestyle)\b/i;

/** "Calcium plus X", "X combined with Y", where Y was not asked about. */
function isWithOthers(clause: string, asked: Asked): boolean {
  const isStrange = strangerTo(asked);
  const isOther = (text: string) =>
    !noThing.test(text) &&
    !manner.test(text) &&
    [...canonical(partsOf(text.replace(degree, ' ')))].some(isStrange);
  const subject = canonical(asked.subject);
  const isIt = (text: string) => [...heldIn(text, asked)].some((term) => subject.has(term));
  const front = clause.slice(0, claimsOf(clause)[0]?.from ?? 0);
  // "Trials and reviews show that X": who says so are no second thing.
  const acting = front.slice(front.toLowerCase().lastIndexOf(' that ') + 1);
  const isOfEach = ofEach.test(acting);
  const pairs = [
    // "Alone or combined with Y"
    ...pairsOf(clause, together).filter(([one, two]) => !lifestyle.test(two) && !/\bor$/.test(one)),
    ...(people.test(acting) || isOfEach ? [] : pairsOf(acting, joined)),
    ...(people.test(acting) ? [] : pairsOf(acting, accompanied)).filter(
      ([, two]) => !(act.test(acting) && isIt(two)),
    ),
    ...[...clause.matchAll(adding)].map(
      ([, one, two, three, four]) => [one ?? three ?? '', behind(two ?? four ?? '')] as const,
    ),
  ].filter(([one]) => !lifestyle.test(one) || isIt(one));
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
