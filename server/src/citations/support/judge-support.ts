import type { Citation } from '@sextant/contracts';
import {
  type AbstractSentence,
  type ReadAbstract,
  readAbstract,
} from '../../reading/abstracts/read-abstract.ts';
import type { Relation } from '../../reading/clauses/directions.ts';
import { isSamePopulation, studiedIn } from '../../reading/clauses/population.ts';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { coverage } from '../../reading/words/rarity.ts';
import { hasTooManyNumbers, maxStatementLength } from '../numbers/bounds.ts';
import { claimOf } from '../numbers/claim.ts';
import { type ComparedNumber, compareNumbers } from '../numbers/compare-numbers.ts';
import { ofGroups } from '../numbers/pairs/of-groups.ts';
import { nameOtherConditions } from '../numbers/settings/conditions.ts';
import { isOtherActor } from './acts.ts';
import { isOfGiven, mayContradict, standingIn } from './against.ts';
import { areNotStudied, areOfOthers } from './ages-and-sex.ts';
import { bearingOf } from './bearing.ts';
import { isContrary } from './contrary.ts';
import { type Evidence, evidenceOf, isSignificant } from './evidence.ts';
import type { JudgedSupport } from './judged-support.ts';
import { isOfAnother } from './of-another.ts';
import { isOfOtherLength, isOfOtherTime } from './other-time.ts';
import { hasForeignNumber } from './own-numbers.ts';
import { type ClaimedFinding, plainClaim, readClaim } from './read-claim.ts';
import { population, relate, rivalsOf } from './relate.ts';
import { supportOfNumbers } from './support-of-numbers.ts';

/** Share of an outcome's words, by rarity, that one clause must hold. */
const enough = 0.75;
/** Share of what is said to have been given that the abstract must name. */
const enoughOfSubject = 0.5;
/** Share of all words of the sentence that make it one of the abstract's topic. */
const enoughOfTopic = 0.5;
/** More than a direction: "only in", "halved", "has been proven". */
const beyondDirection =
  /\b(?:prove[dns]?|conclusively|definitively|beyond (?:any )?doubt|only|exclusively|solely|halv\w+|by half|doubl\w+|tripl\w+|(?:two|three)-?fold|eliminat\w+|abolish\w+)\b/i;
/** To stop a treatment is another one. */
const stopping =
  /\b(?:stop\w*|discontinu\w*|withdr\w*|withh\w*|cessation|ceas\w*|switch\w*|omit\w*|omission|deprescri\w*|interrupt\w*)\b/i;
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
  const judged = findings.map((finding) =>
    judgeFinding(finding, { abstract: read, bears, known, numbers, statement, title: work.title }),
  );
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
    named.length === 0 ||
    coverage(new Set(named), known) >= enoughOfTopic ||
    named.some((one) => ofTitle.has(one))
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

/** What a claim is held against. */
interface Held {
  abstract: ReadAbstract;
  title: string;
  /** All that title and abstract speak of. */
  known: ReadonlySet<string>;
  /** Whether a sentence may bear what the claim says. */
  bears: (sentence: AbstractSentence) => boolean;
  statement: string;
  numbers: readonly ComparedNumber[];
}

interface Judged {
  relation: Relation;
  evidence: Evidence | null;
}

function judgeFinding(
  finding: ClaimedFinding,
  { abstract, bears, known, numbers, statement, title }: Held,
): Judged {
  const open: Judged = { relation: 'open', evidence: null };
  const isNamed = finding.subject.length === 0 || coversSubject(finding, known);
  if (!isNamed || !isGivenNamed(finding, known)) return open;
  const rivals = rivalsOf(finding);
  if (rivals.length > 0 && coverage(new Set(rivals), known) < enoughOfSubject) return open;
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
  const same = compared.find(
    ({ evidence, relation }) =>
      relation === 'same' &&
      (evidence.comparator.length === 0 || evidence.givenNames.size === 0 || isOfGiven(finding, evidence)),
  );
  const opposite = compared.find(
    ({ evidence, relation }) =>
      relation === 'opposite' &&
      mayContradict(finding, evidence, statement, standingIn(evidence.sentence, numbers)),
  );
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
  return short.some((one) => concepts.has(one)) || coverage(new Set(needed), concepts) >= enough;
}

function coversSubject({ subject, subjectShort }: ClaimedFinding, known: ReadonlySet<string>): boolean {
  return coverage(new Set(subject), known) >= enoughOfSubject || subjectShort.some((one) => known.has(one));
}

/** What was given is what a sentence is of: as many words as the people and the disease have do not make up for it. */
function isGivenNamed({ givenNames }: ClaimedFinding, known: ReadonlySet<string>): boolean {
  return givenNames.length === 0 || coverage(new Set(givenNames), known) >= enoughOfSubject;
}

/**
 * Whether a finding is of what is said to have been given: where an abstract tells of that elsewhere, what it tells of
 * another treatment is not meant. "Treatment reduced" may be of any.
 */
function isOfSameGiven(finding: ClaimedFinding, evidence: Evidence, all: readonly Evidence[]): boolean {
  const names = finding.givenNames;
  const isOf = ({ named }: Evidence) => coverage(new Set(names), named) >= enoughOfSubject;
  return names.length === 0 || evidence.givenNames.size === 0 || isOf(evidence) || !all.some(isOf);
}

/** Whom and what a finding is of, but for its outcome. */
const namesOf = ({ givenNames, population, subject }: ClaimedFinding): string[] => [
  ...givenNames,
  ...subject,
  ...population.affirmed,
  ...population.denied,
];

function toSupport(
  relation: 'supports' | 'contradicts',
  { sentence }: Evidence,
  abstract: string,
): JudgedSupport {
  const { from, to } = sentence;
  return { relation, sentence: { text: abstract.slice(from, to), from, to } };
}
