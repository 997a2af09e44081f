import type { Citation } from '@sextant/contracts';
import {
  type AbstractSentence,
  type ReadAbstract,
  readAbstract,
} from '../../reading/abstracts/read-abstract.ts';
import { compareDirections, type Relation } from '../../reading/clauses/directions.ts';
import { isSamePopulation, studiedIn } from '../../reading/clauses/population.ts';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import { knownOutcomes } from '../../reading/lexicon/outcome-words.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { rarityOf } from '../../reading/words/rarity.ts';
import { hasTooManyNumbers, maxStatementLength } from '../numbers/bounds.ts';
import { claimOf } from '../numbers/claim.ts';
import { type ComparedNumber, compareNumbers } from '../numbers/compare-numbers.ts';
import { ofGroups } from '../numbers/pairs/of-groups.ts';
import { nameOtherConditions } from '../numbers/settings/conditions.ts';
import { isOtherActor } from './acts.ts';
import { areNotStudied, areOfOthers } from './ages-and-sex.ts';
import { sideGiven } from './arms.ts';
import { bearingOf } from './bearing.ts';
import { isContrary } from './contrary.ts';
import { type Evidence, evidenceOf, isSignificant } from './evidence.ts';
import { wordsOf } from './follows/align.ts';
import { haveTurnedSides } from './follows/turned-sides.ts';
import type { JudgedSupport } from './judged-support.ts';
import { isOfAnother } from './of-another.ts';
import { isOfOtherLength, isOfOtherTime } from './other-time.ts';
import { hasForeignNumber } from './own-numbers.ts';
import { type ClaimedFinding, plainClaim, readClaim } from './read-claim.ts';
import { supportOfNumbers } from './support-of-numbers.ts';

/** Share of an outcome's words, by rarity, that one clause must hold. */
const enough = 0.75;
/** Share of what is said to have been given that the abstract must name. */
const enoughOfSubject = 0.5;
/** Share of all words of the sentence that make it one of the abstract's topic. */
const enoughOfTopic = 0.5;
/** Whom something happens to: "COPD exacerbations" are exacerbations where all have COPD. */
const population = /^(?:copd|diabetes|kidney-disease|atrial-fibrillation|intensive-care)$/;
/** More than a direction: "only in", "halved", "has been proven". */
const beyondDirection =
  /\b(?:prove[dns]?|conclusively|definitively|beyond (?:any )?doubt|only|exclusively|solely|halv\w+|by half|doubl\w+|tripl\w+|(?:two|three)-?fold|eliminat\w+|abolish\w+)\b/i;
/** To stop a treatment is another one. */
const stopping =
  /\b(?:stop\w*|discontinu\w*|withdr\w*|withh\w*|cessation|ceas\w*|switch\w*|omit\w*|omission|deprescri\w*|interrupt\w*)\b/i;
const control = /^(?:placebo|control|usual|standard|sham|comparator|alon|wait|waitlist|vehicl|untreat)$/;

/**
 * What the abstract of a cited work says of the sentence that cites it. `supports` and `contradicts` are said only by
 * sentences of results and conclusions that speak of the same intervention and outcome; in doubt it is the same topic.
 * @param numbers of the sentence, where they have been looked up already
 */
export function judgeSupport(
  written: string,
  abstract: string | null,
  work: Pick<Citation, 'title'>,
  numbers: readonly ComparedNumber[] = compareNumbers(written, abstract, work),
): JudgedSupport {
  if (!abstract?.trim()) return { relation: 'missing', sentence: null };
  const statement = written.slice(0, maxStatementLength);
  const read = readAbstract(abstract);
  const known = new Set([...conceptSetOf(work.title), ...conceptSetOf(read.text)]);
  const otherwise: JudgedSupport = {
    relation:
      isOfTopic(statement, work.title, known) || numbers.some(({ state }) => state === 'stands')
        ? 'same-topic'
        : 'unsettled',
    sentence: null,
  };
  if (isOnlyAim(statement) || hasTooManyNumbers(readQuantities(statement), read)) return otherwise;
  if (areNotStudied(statement, read, work.title)) return otherwise;
  const findings = readClaim(statement);
  const bears = bearingOf(statement, findings.length > 1 ? [] : numbers, read);
  const judged = findings.map((finding) => judgeFinding(finding, read, work.title, known, bears));
  const against = judged.find(({ relation }) => relation === 'opposite');
  const isEach = judged.length > 0 && judged.every(({ relation }) => relation === 'same');
  const hasNumbersAgainst = numbers.some(({ state }) => state !== 'stands');
  if (against?.evidence) return toSupport('contradicts', against.evidence, abstract);
  const byNumbers = judged.length === 0 ? supportOfNumbers(statement, numbers, read, bears) : null;
  if (byNumbers?.relation === 'contradicts') return byNumbers;
  if (isMoreThanItsNumbers(findings, statement) || hasForeignNumber(statement, numbers, read, work))
    return otherwise;
  const support =
    isEach && !hasNumbersAgainst && judged[0]?.evidence
      ? toSupport('supports', judged[0].evidence, abstract)
      : byNumbers;
  if (!support?.sentence || isSwapped(statement, read, work.title)) return otherwise;
  if (isContrary(statement, numbers, support.sentence.text, read)) return otherwise;
  // A registration names drugs and times in a form of its own.
  if (findings.some(({ isFramed }) => isFramed)) return support;
  if (isOfOtherLength(statement, support.sentence, read)) return otherwise;
  const isOther = isOfAnother(plainClaim(statement), support.sentence.text, read, work.title);
  return isOther ? otherwise : support;
}

/** Whether a sentence speaks of what the abstract speaks of: of most of it, or of what the title names. */
function isOfTopic(statement: string, title: string, known: ReadonlySet<string>): boolean {
  const named = conceptsOf(plainClaim(statement)).filter(
    (one) => !commonWords.has(one) && !/^[\d.]+$/.test(one),
  );
  const ofTitle = conceptSetOf(title);
  return (
    named.length === 0 || covered(named, known) >= enoughOfTopic || named.some((one) => ofTitle.has(one))
  );
}

/** "Melatonin aims to reduce delirium", "was tested": nothing is said to have been found. */
function isOnlyAim(statement: string): boolean {
  return /\b(?:aim(?:s|ed)? (?:to|at)|designed to|hypothesi[sz]ed|sought to|intended to|investigated whether|tested whether|evaluated whether|assessed whether|examined whether|whether)\b/i.test(
    statement,
  );
}

/** "Reduced deaths (HR 0.83; 0.68 to 1.01)": a finding whose own numbers say that it may be chance. */
function isMoreThanItsNumbers(findings: readonly ClaimedFinding[], statement: string): boolean {
  const [finding, ...others] = findings;
  if (!finding || others.length > 0 || finding.direction === 'none' || finding.isHedged) return false;
  const shown = readQuantities(statement).flatMap((quantity) => isSignificant(quantity) ?? []);
  return shown.length > 0 && !shown.some(Boolean);
}

/** Whether a sentence gives a number to the other group than the abstract does. */
function isSwapped(statement: string, abstract: ReadAbstract, title: string): boolean {
  const claim = claimOf(statement);
  const groups = ofGroups(claim, abstract, title);
  return claim.quantities.some((one) => groups.isSwapped(one));
}

interface Judged {
  relation: Relation;
  evidence: Evidence | null;
}

function judgeFinding(
  finding: ClaimedFinding,
  abstract: ReadAbstract,
  title: string,
  known: ReadonlySet<string>,
  bears: (sentence: AbstractSentence) => boolean,
): Judged {
  const open: Judged = { relation: 'open', evidence: null };
  const isNamed = finding.subject.length === 0 || coversSubject(finding, known);
  if (!isNamed || !isGivenNamed(finding, known)) return open;
  const rivals = rivalsOf(finding);
  if (rivals.length > 0 && covered(rivals, known) < enoughOfSubject) return open;
  const studied = studiedIn(abstract, title);
  const all = evidenceOf(abstract);
  const compared = all
    .filter(({ sentence }) => bears(sentence))
    .filter((evidence) => isOfSameGiven(finding, evidence, all))
    .filter(({ except }) => except === null || namesOf(finding).some((one) => except.has(one)))
    .filter((evidence) => speaksOf(finding, evidence, known))
    .filter((evidence) => !nameOtherConditions(finding.text, evidence.clause, abstract))
    .filter((evidence) => !isOfOtherTime(finding.text, evidence))
    .filter((evidence) => isSamePopulation(finding.population, evidence.population, studied))
    .filter(({ clause }) => !areOfOthers(finding.text, clause, abstract, title))
    .filter(({ actor }) => !isOtherActor(finding.given, actor, title))
    .filter((evidence) => stopping.test(finding.given) === stopping.test(evidence.given))
    .filter((evidence) => !beyondDirection.test(finding.text) || beyondDirection.test(evidence.text))
    .map((evidence) => ({ evidence, relation: relate(finding, evidence, abstract) }));
  const same = compared.find(({ relation }) => relation === 'same');
  const opposite = compared.find(({ relation }) => relation === 'opposite');
  // What one sentence says and another denies is for the reader to judge.
  if (same && opposite) return open;
  return same ?? opposite ?? open;
}

function speaksOf(
  { outcome, short }: ClaimedFinding,
  { concepts }: Evidence,
  known: ReadonlySet<string>,
): boolean {
  const own = outcome.filter(
    (one) => one !== 'primary-outcome' && (!population.test(one) || !known.has(one)),
  );
  const needed = own.length > 0 ? own : outcome;
  return short.some((one) => concepts.has(one)) || covered(needed, concepts) >= enough;
}

function relate(finding: ClaimedFinding, evidence: Evidence, abstract: ReadAbstract): Relation {
  if (finding.isNoninferiority) {
    const stands = relateNoninferiority(evidence);
    // "A was noninferior to B" says nothing of whether B is to A.
    return stands === 'same' && sideOf(finding, evidence) === 'comparator' ? 'open' : stands;
  }
  if (evidence.isComposite && isPart(finding, evidence)) return 'open';
  const relation = compareDirections(
    { direction: finding.direction, outcome: [...finding.outcome, ...finding.short] },
    { direction: evidence.direction, outcome: evidence.core },
  );
  // "Lower with placebo than with the drug" is no contradiction of "higher with the drug than with placebo".
  if (relation === 'opposite' && haveTurnedSides(wordsOf(finding.text), wordsOf(evidence.sentence.text)))
    return 'open';
  if (evidence.isHedged && !finding.isHedged && relation !== 'opposite') return 'open';
  const isShown = evidence.isSignificant || evidence.sentence.role === 'conclusions';
  if (finding.isFramed && relation === 'same' && !isShown) return 'open';
  const first =
    (finding.comparator.length === 0 ? sideGiven(finding.given, abstract) : null) ??
    sideOf(finding, evidence);
  if (first === null && rivalsOf(finding).length > 0) return 'open';
  // "Significantly more abstinent days with A than with B": a trial counts what is wanted of what it gives.
  if (relation === 'open' && finding.direction === 'better' && evidence.isSignificant && first === 'subject')
    return 'same';
  if (first !== 'comparator' || relation === 'open' || evidence.direction === 'none') return relation;
  return relation === 'same' ? 'opposite' : 'open';
}

/** Only words of non-inferiority say that one thing is no worse than another. */
function relateNoninferiority({ text }: Evidence): Relation {
  if (!/\bnon-?inferior/i.test(text)) return 'open';
  return /\b(?:not|fail\w*|nor|neither|inconclusive)\b/i.test(text) ? 'opposite' : 'same';
}

function coversSubject({ subject, subjectShort }: ClaimedFinding, known: ReadonlySet<string>): boolean {
  return covered(subject, known) >= enoughOfSubject || subjectShort.some((one) => known.has(one));
}

/** What was given is what a sentence is of: as many words as the people and the disease have do not make up for it. */
function isGivenNamed({ givenNames }: ClaimedFinding, known: ReadonlySet<string>): boolean {
  return givenNames.length === 0 || covered(givenNames, known) >= enoughOfSubject;
}

/**
 * Whether a finding is of what is said to have been given: where an abstract tells of that elsewhere, what it tells of
 * another treatment is not meant. "Treatment reduced" may be of any.
 */
function isOfSameGiven(finding: ClaimedFinding, evidence: Evidence, all: readonly Evidence[]): boolean {
  const names = finding.givenNames;
  const isOf = ({ named }: Evidence) => covered(names, named) >= enoughOfSubject;
  return names.length === 0 || evidence.givenNames.size === 0 || isOf(evidence) || !all.some(isOf);
}

/** Whom and what a finding is of, but for its outcome. */
const namesOf = ({ givenNames, population, subject }: ClaimedFinding): string[] => [
  ...givenNames,
  ...subject,
  ...population.affirmed,
  ...population.denied,
];

/** What a sentence compares with, where that is a treatment of its own. */
function rivalsOf({ comparator }: ClaimedFinding): readonly string[] {
  return comparator.some((one) => control.test(one)) ? [] : comparator;
}

/** Which of the two that a sentence compares stands first in the evidence, where that can be told. */
function sideOf(finding: ClaimedFinding, evidence: Evidence): 'subject' | 'comparator' | null {
  const { comparator, subject } = finding;
  const own = subject.filter((one) => !comparator.includes(one) && !control.test(one));
  const hasOwn = (words: readonly string[]) =>
    has(words, own) || finding.subjectShort.some((one) => words.includes(one));
  const rival = rivalsOf(finding).filter((one) => !subject.includes(one));
  const has = (words: readonly string[], wanted: readonly string[]) =>
    covered(wanted, new Set(words)) >= enoughOfSubject;
  if (hasOwn(evidence.comparator) && !hasOwn(evidence.ahead)) return 'comparator';
  if (has(evidence.ahead, rival) && !hasOwn(evidence.ahead) && !has(evidence.comparator, rival))
    return 'comparator';
  if (
    hasOwn(evidence.ahead) ||
    has(evidence.comparator, rival) ||
    evidence.comparator.some((one) => control.test(one))
  )
    return 'subject';
  return null;
}

/** "Death" is a part of "stroke or death": what holds of the whole need not hold of it. */
function isPart(finding: ClaimedFinding, evidence: Evidence): boolean {
  const isExtra = (one: string) => !finding.outcome.includes(one);
  return (
    [...evidence.core].filter((one) => isExtra(one) && rarityOf(one) > 1).length > 1 ||
    [...evidence.listed].some((one) => isExtra(one) && knownOutcomes.has(one) && !population.test(one))
  );
}

function covered(wanted: readonly string[], held: ReadonlySet<string>): number {
  let [all, found] = [0, 0];
  for (const one of new Set(wanted)) {
    const rarity = rarityOf(one);
    all += rarity;
    if (held.has(one)) found += rarity;
  }
  return all === 0 ? 0 : found / all;
}

function toSupport(
  relation: 'supports' | 'contradicts',
  { sentence }: Evidence,
  abstract: string,
): JudgedSupport {
  const { from, to } = sentence;
  return { relation, sentence: { text: abstract.slice(from, to), from, to } };
}
