import type { Citation } from '@sextant/contracts';
import { sameJournal } from '../../../reading/mentions/journals.ts';
import type { MentionCluster, StatedFacts } from '../../../reading/mentions/mention.ts';
import { readQuantities } from '../../../reading/quantities/read-quantities.ts';
import { isOtherEuropean } from '../../../reading/words/languages/function-words.ts';
import { isListed, rarityOf } from '../../../reading/words/rarity.ts';
import { matchAuthors } from '../../facts/authors.ts';
import { asideFrom } from '../../facts/document-kinds.ts';
import { subjectOf, subjectShare } from '../../facts/subject.ts';
import { isSameTitle } from '../../facts/titles.ts';
import { matchTrial } from '../../facts/trial-names.ts';
import { hasItsNumbers } from '../../matching/by-numbers.ts';
import { readClaim } from '../../support/read-claim.ts';
import { isKnown, type KnownWork } from '../works.ts';
import type { Judgement } from './judgement.ts';
import type { Judging } from './judging.ts';
import { drugsIn, fitsBetter, otherGiven, sisterMeant } from './sister-meant.ts';
import { tells, trialBeside, trialOfOtherNumbers, trialsSaid } from './trials-named.ts';

/** An identifier leads to the work that is meant where the work holds so much of what the sentence speaks of. */
const enough = 0.33;
/** Less will do where the work speaks of what was asked. */
const something = 0.12;
const onTopic = 0.4;
/** A sentence with fewer concepts of its own says too little to be compared. */
const minCount = 2;
/** Another work that the answers cite holds so much more of it: that one may be meant. */
const clearlyMore = 0.3;
/** A sentence of so many concepts none of which the work speaks of is about something else, whatever name it gives. */
const manyConcepts = 2;
/** A concept this rare in abstracts names a subject of its own; what no abstract has is but a way of talking. */
const telling = 3.6;
/** Of a work that is named with its journal, so many speak of something else. */
const manyForeign = 2;
/** Where its record says little, the sentence has to speak of nearly nothing else. */
const surely = 0.6;

/**
 * That an identifier exists, or that somebody of that name published in that year, does not make it the work that is
 * meant: something that the answer says of it has to agree. What is verified without is unknown.
 */
export function asEarned(cluster: MentionCluster, judged: Judgement, judging: Judging): Judgement {
  const { work } = judged;
  if (judged.state !== 'verified' || !work?.citation) return judged;
  if (cluster.identifiers.length === 0 && isOneOfMany(cluster, work, judging))
    return { ...judged, state: 'unknown', reason: ofManyReports, isOneOfMany: true };
  const why =
    reportedByAnother(cluster, work.citation) ??
    (cluster.identifiers.length > 0
      ? unearnedIdentifier(cluster, work, judging)
      : unearnedName(cluster, work, judging));
  return why === null ? judged : { ...judged, state: 'unknown', reason: why };
}

const ofManyReports = 'A trial has many reports, and the answer does not say which one it means.';

/** A trial is named, and neither a year nor an identifier tells which of its reports is meant. */
const isOneOfMany = (cluster: MentionCluster, work: KnownWork, judging: Judging): boolean =>
  isTrialAlone(cluster) && !isCited(work, cluster, judging) && cluster.facts.year !== work.citation?.year;

/** What is published about a study has its authors, journal, words and often its title, and finds nothing by itself. */
function reportedByAnother({ entry, said, statement }: MentionCluster, record: Citation): string | null {
  if (entry !== null) return null;
  const aside = asideFrom(statement, record);
  const isFinding = () => readClaim(subjectOf(said).size >= minCount ? said : statement).length > 0;
  return aside !== null && isFinding()
    ? `It exists, but it is ${aside}; the answer cites it for a finding.`
    : null;
}

function unearnedIdentifier(cluster: MentionCluster, work: KnownWork, judging: Judging): string | null {
  const named = [cluster.facts, ...(cluster.nearby ? [cluster.nearby.facts] : [])];
  const records = recordsOf(work, judging);
  const unknownArticle = isRegistered(work) ? articleNotKnown(named, records) : null;
  if (unknownArticle) return unknownArticle;
  if (isGivenTwice(cluster, work, judging)) return null;
  if (named.some((facts) => namesIt(facts, records))) return sisterMeant(cluster, work, named, judging.works);
  if (areItsTrials(trialsSaid(cluster, judging), records)) return null;
  const trial = trialBeside(cluster, judging);
  const subject = subjectSaid(cluster, records, trial === null ? judging.question : null);
  // Nothing is said of it, and nothing was asked.
  if (subject.size === 0 && trial === null) return null;
  const share = subjectShare(subject, records);
  if (trial !== null && records.some((record) => matchTrial(trial, record) === 'other'))
    return `It exists, but its record does not say that it belongs to ${trial}.`;
  // What would tell another trial's report from this one could not be asked.
  if (trial !== null && wasNotAsked(cluster, judging) && !records.some((record) => tells(trial, record)))
    return `It exists; whether it belongs to ${trial} could not be looked up.`;
  // Whatever words it has for what was found: who gives another's identifier does not give its numbers.
  if (hasItsNumbers(cluster.said, records)) return null;
  // A title alone, as that of an editorial beside its trial, says little of what was found.
  const isBare = records.every(({ abstract }) => abstract === null) && !isRegistered(work);
  const isOnTopic =
    !isBare &&
    trial === null &&
    share >= something &&
    subjectShare(subjectOf(judging.question), records) >= onTopic;
  if ((share < (isBare ? surely : enough) && !isOnTopic) || isOfOthers(cluster.said, records))
    return 'It exists, but the answer says nothing about it that its record confirms.';
  const namedTrial = isBare ? undefined : trialOfOtherNumbers(cluster, records, judging);
  if (namedTrial !== undefined)
    return `It exists, but its record speaks neither of ${namedTrial} nor of the numbers beside it.`;
  if (!isBare && givesAnother(cluster, records)) return otherGiven;
  return otherFits(subject, share, trial, work, judging);
}

/** What was given is what a finding is of: that a record is of the same people and disease does not make it that work. */
function givesAnother({ said }: MentionCluster, records: readonly Citation[]): boolean {
  const named = drugsIn(readClaim(said).flatMap(({ givenNames }) => givenNames));
  return named.length > 0 && subjectShare(new Set(named), records) < something;
}

/** What is said of the work; else what the sentence speaks of; where that is next to nothing, what was asked. */
function subjectSaid(
  { said, statement }: MentionCluster,
  records: readonly Citation[],
  question: string | null,
): ReadonlySet<string> {
  const own = subjectOf(said);
  if (own.size >= minCount) return own;
  const whole = subjectOf(statement);
  const isTold = whole.size >= minCount || (whole.size > 0 && subjectShare(whole, records) === 1);
  return isTold || question === null ? whole : subjectOf(question);
}

/** Whether somebody who may know the work by what is said of it did not answer. */
const wasNotAsked = (cluster: MentionCluster, { described }: Judging): boolean =>
  [cluster, cluster.nearby].some((one) => {
    const result = one && described.get(one);
    return result !== undefined && result !== null && result.state !== 'found' && result.failures.length > 0;
  });

/** A register knows the trial, and not each article of it: one that is named with journal and year has to be among those known. */
function articleNotKnown(
  named: readonly { journal: string | null; year: number | null }[],
  records: readonly Citation[],
): string | null {
  const told = named.find(({ journal, year }) => journal !== null && year !== null);
  if (!told?.journal || told.year === null) return null;
  const { journal: where, year } = told;
  const isThat = ({ journal, year: own }: Citation) =>
    journal !== null && own !== null && sameJournal(where, [journal]) !== false && Math.abs(own - year) <= 1;
  const articles = records.filter(({ study_type }) => study_type !== 'registry-record');
  return articles.some(isThat)
    ? null
    : `The trial is registered; its ${year} article in ${where} could not be found.`;
}

const isRegistered = ({ citation }: KnownWork) => citation?.study_type === 'registry-record';

/** The sentence tells how many took part, and no abstract of it knows that number. */
function isOfOthers(said: string, records: readonly Citation[]): boolean {
  const sizes = sizesOf(said);
  if (sizes.length === 0) return false;
  const recorded = records.flatMap(({ abstract }) => sizesOf(abstract ?? ''));
  return (
    recorded.length > 0 && !sizes.some((size) => recorded.some((own) => Math.abs(own - size) <= 0.02 * own))
  );
}

const sizesOf = (text: string): number[] =>
  readQuantities(text).flatMap(({ kind, value }) => (kind === 'sample-size' ? [value] : []));

/** A name and a year, or a journal and a year, have led to it; the sentence may still be about something that it never looked at. */
function unearnedName(cluster: MentionCluster, work: KnownWork, judging: Judging): string | null {
  const { facts } = cluster;
  const { citation } = work;
  if (!citation || cluster.key !== null || cluster.entry !== null || facts.title !== null) return null;
  if (facts.authors.length === 0 && (facts.trial !== null || facts.page !== null)) return null;
  if (facts.authors.length > 1) return null;
  if (trialsSaid(cluster, judging).some((trial) => matchTrial(trial, citation) === 'own')) return null;
  // "Nicholls et al. (2020) found nothing (PMID …)": two names of one work in one sentence.
  const citing = judging.citedBy.get(cluster);
  if (citing?.identifiers.some((identifier) => judging.works.find(identifier) === work)) return null;
  // What a record says in English cannot be held against a sentence in another language.
  if (isOtherEuropean(wordsOf(cluster.statement))) return null;
  const subject = subjectOf(cluster.said);
  const share = subjectShare(subject, recordsOf(work, judging));
  if (subject.size < manyConcepts || share > 0) return null;
  const asked = subjectOf(judging.question);
  if ([...subject].some((one) => asked.has(one))) return null;
  const foreign = [...subject].filter((one) => isListed(one) && rarityOf(one) >= telling);
  // Name, year and journal agree: one word that its abstract lacks is but another way to say it.
  if (foreign.length < (facts.journal === null ? 1 : manyForeign)) return null;
  return 'A work of that name and year exists, but the sentence is about something else.';
}

/** Its words, without those of "et al.", which any language has. */
const wordsOf = (statement: string): string[] =>
  (statement.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word !== 'et' && word !== 'al');

/** Whether an identifier or number of its sentence leads to a work of the same trial. */
function isCited(work: KnownWork, cluster: MentionCluster, { citedBy, works }: Judging): boolean {
  const citing = citedBy.get(cluster);
  const led = citing?.identifiers.map((identifier) => works.find(identifier)) ?? [];
  const trial = cluster.facts.trial ?? '';
  const isOther = (other: KnownWork | null) =>
    other?.citation != null && other !== work && matchTrial(trial, other.citation) === 'other';
  return citing !== undefined && !led.some(isOther);
}

/** "In SPRINT, …": nothing but the name of the trial. */
const isTrialAlone = ({ entry, facts, key }: MentionCluster): boolean =>
  key === null &&
  entry === null &&
  facts.trial !== null &&
  facts.authors.length === 0 &&
  facts.title === null;

/** Names, title or trial agree with a record; a year or a journal alone are those of many works. */
function namesIt({ authors, title, trial }: StatedFacts, records: readonly Citation[]): boolean {
  return records.some((record) => {
    const by = matchAuthors(authors, record);
    return (
      by === 'first' ||
      by === 'last' ||
      (title !== null && isSameTitle(title, record.title)) ||
      (trial !== null && matchTrial(trial, record) === 'own')
    );
  });
}

/** "In HORIZON-1 and HORIZON-2 it was rare (PMID …)": one report of two trials, and of no other is spoken. */
const areItsTrials = (trials: readonly string[], records: readonly Citation[]): boolean =>
  trials.length > 1 && records.some((record) => trials.every((trial) => matchTrial(trial, record) === 'own'));

/** Two identifiers of the one work stand together: that both are wrong in the same way does not happen. */
function isGivenTwice({ identifiers }: MentionCluster, work: KnownWork, { works }: Judging): boolean {
  const own = identifiers.filter(
    (identifier) => identifier.kind !== 'url' && !identifier.isDerived && works.find(identifier) === work,
  );
  return new Set(own.map(({ kind }) => kind)).size > 1;
}

/** Its records; of a registration also those of the articles that give its number. */
function recordsOf({ citation }: KnownWork, { works }: Judging): Citation[] {
  if (!citation) return [];
  if (citation.study_type !== 'registry-record') return [citation];
  const articles = works.known().flatMap((work) => (work.citation ? [work.citation] : []));
  return [
    citation,
    ...articles.filter(
      (article) =>
        article.study_type !== 'registry-record' &&
        article.nct.length > 0 &&
        article.nct.every((number) => citation.nct.includes(number)),
    ),
  ];
}

function otherFits(
  subject: ReadonlySet<string>,
  share: number,
  trial: string | null,
  work: KnownWork,
  { works }: Judging,
): string | null {
  if (subject.size < minCount && trial === null) return null;
  const better = works
    .known()
    .find(
      (other) =>
        other !== work &&
        isKnown(other) &&
        other.citation?.study_type !== 'registry-record' &&
        !other.citation?.nct.some((number) => work.citation?.nct.includes(number)) &&
        other.citation !== null &&
        ((trial !== null && matchTrial(trial, other.citation) === 'own') ||
          (subject.size >= minCount && subjectShare(subject, [other.citation]) >= share + clearlyMore)),
    );
  return better?.citation ? fitsBetter(better.citation) : null;
}
