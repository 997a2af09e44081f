import type { Citation, StatedDifference } from '@sextant/contracts';
import type { MentionCluster, StatedIdentifier } from '../../../reading/mentions/mention.ts';
import { compareFacts } from '../../facts/compare-facts.ts';
import { titleLikeness } from '../../facts/titles.ts';
import { matchTrial } from '../../facts/trial-names.ts';
import { recordedOf } from '../identifiers.ts';
import type { CitingAnswer } from '../read-answers.ts';
import { isKnown, type KnownWork, type Works } from '../works.ts';
import { identifierConflicts } from './compare-identifiers.ts';
import { asEarned } from './earned.ts';
import { judgeNearby } from './judge-nearby.ts';
import { inWords, type Judgement } from './judgement.ts';
import type { Judging } from './judging.ts';
import { asArticle } from './preprint-as-article.ts';
import { sureFacts } from './sure-facts.ts';

/** From here on a title is another work's own. */
const sameTitle = 0.85;

/** What a cluster as a whole comes to: its number, its name, its title. */
export function judgeCluster(cluster: MentionCluster, judging: Judging): Judgement {
  return asEarned(cluster, judgedCluster(cluster, judging), judging);
}

function judgedCluster(cluster: MentionCluster, judging: Judging): Judgement {
  const { answer, hasEvidence, works } = judging;
  const { identifiers, key } = cluster;
  if (key !== null && cluster.entry === null && (answer.entries.size > 0 || hasEvidence))
    return judgeNumber(cluster, key, judging);
  const led = identifiers
    .map((identifier) => works.find(identifier))
    .find((work) => work !== null && isKnown(work));
  if (led) return withNearby(cluster, compare(led, cluster, judging, true), judging);
  const found = findDescribed(cluster, judging);
  if (found) return compare(found, cluster, judging, true);
  return unresolved(cluster, judging);
}

/** One identifier by itself: where it leads, and whether what stands with it agrees. */
export function judgeIdentifier(
  identifier: StatedIdentifier,
  cluster: MentionCluster,
  judging: Judging,
): Judgement {
  const work = judging.works.find(identifier);
  if (!work) return { work: null, state: 'unknown', differs: [], reason: null };
  if (!isKnown(work)) return withoutRecord(work, identifier);
  return asEarned(cluster, withNearby(cluster, compare(work, cluster, judging, false), judging), judging);
}

/** A number calls the answer's own list where it brings one, and the evidence only where it brings none. */
function judgeNumber(cluster: MentionCluster, key: string, judging: Judging): Judgement {
  const { answer, works } = judging;
  const number = Number(key);
  if (answer.entries.size > 0) {
    const entry = answer.entries.get(key);
    if (!entry) return missing(number, `The answer's own list has no entry ${key}.`);
    return withNearby(cluster, judgeAsEntry(cluster, entry, judging), judging);
  }
  const work = works.withNumber(number);
  if (!work) return missing(number, `The evidence has no work with the number ${key}.`);
  if (!isKnown(work)) return withoutRecord(work, null);
  return withNearby(cluster, compare(work, cluster, judging, true), judging);
}

/** What the entry comes to that a number or name calls, with what is said where it calls it. */
function judgeAsEntry(cluster: MentionCluster, entry: MentionCluster, judging: Judging): Judgement {
  const own = judgeCluster(entry, judging);
  if (!own.work?.citation || own.state === 'not-found' || own.state === 'unknown') return own;
  const said = compare(own.work, cluster, judging, true);
  const differs = distinct([...own.differs, ...said.differs]);
  return differs.length > 0 ? { ...own, state: 'mismatch', differs, reason: inWords(differs) } : own;
}

const missing = (number: number, reason: string): Judgement => ({
  work: null,
  state: 'not-found',
  differs: [],
  reason,
  ...(Number.isInteger(number) && number > 0 && { missingNumber: number }),
});

/** The work that a name means: that of the identifier behind it, else the one that fits what is said. */
function findDescribed(cluster: MentionCluster, { citedBy, described, works }: Judging): KnownWork | null {
  const result = described.get(cluster);
  const citing = citedBy.get(cluster);
  const identifier = citing?.identifiers[0];
  const work = identifier
    ? works.find(identifier)
    : citing?.key
      ? works.withNumber(Number(citing.key))
      : null;
  // "SPRINT, 75 years and older [1]": of a trial's reports the one that is cited is meant.
  if (work?.citation && isKnown(work) && isReportOf(cluster, work.citation)) return work;
  if (result?.state === 'found') return works.withRecord(result.record);
  if (!work?.citation || !isKnown(work) || result?.state === 'open') return null;
  const { authors, trial } = cluster.facts;
  // A pooled analysis tells of many trials, and is none of them.
  return authors.length > 0 || (trial !== null && matchTrial(trial, work.citation) === 'own') ? work : null;
}

const isReportOf = ({ facts: { authors, title, trial, year } }: MentionCluster, record: Citation): boolean =>
  trial !== null &&
  authors.length === 0 &&
  title === null &&
  (year === null || year === record.year) &&
  record.study_type !== 'registry-record' &&
  matchTrial(trial, record) === 'own';

/**
 * Facts and identifiers of the cluster against the records of a work. Where its identifier may be another work's, a
 * difference proves nothing: that one may be meant.
 */
function compare(
  work: KnownWork,
  cluster: MentionCluster,
  judging: Judging,
  withUnknown: boolean,
): Judgement {
  const compared = compareRecords(work, cluster, judging, withUnknown);
  return compared.state === 'mismatch' && work.finding.isDisputed
    ? { work, state: 'unknown', differs: [], reason: ofTwoWorks }
    : compared;
}

const ofTwoWorks =
  'Sources list two works under its identifier, and it could not be told which one is meant.';

function compareRecords(
  work: KnownWork,
  cluster: MentionCluster,
  judging: Judging,
  withUnknown: boolean,
): Judgement {
  if (!work.citation) return { work, state: 'unknown', differs: [], reason: null };
  const { differs, unsure } = compareFacts(sureFacts(cluster, work.citation), work.citation, work.records);
  const all = distinct([
    ...differs,
    ...identifierConflicts(work, cluster.identifiers, judging.works, withUnknown),
  ]);
  const preprint = asArticle(work, all, judging.articleOf(work));
  if (all.length > 0) return { work, state: 'mismatch', differs: all, reason: preprint ?? inWords(all) };
  const sister = all.length === 0 ? sisterOf(work, cluster.facts.title, judging.works) : null;
  if (sister) {
    const { source, title } = work.citation;
    const other = {
      fact: 'title' as const,
      stated: cluster.facts.title ?? '',
      recorded: title,
      said_by: source,
    };
    return { work, state: 'mismatch', differs: [other], reason: inWords([other]) };
  }
  const open = withUnknown ? openIdentifier(work, cluster, judging) : null;
  if (open) return { work, state: 'unknown', differs: [], reason: whyUnknown(open) };
  if (unsure) return { work, state: 'unknown', differs: [], reason: preprint ?? unsure };
  return { work, state: 'verified', differs: [], reason: null };
}

/** The work of the turn that bears the stated title, where another one nearly does. */
function sisterOf(work: KnownWork, title: string | null, works: Works): KnownWork | null {
  if (title === null || !work.citation || work.citation.study_type === 'registry-record') return null;
  // A subtitle may be left out: then it is the main title that has to be alike.
  const [main = ''] = work.citation.title.split(/[:.?] /, 1);
  const own = Math.max(titleLikeness(title, work.citation.title) ?? 1, titleLikeness(title, main) ?? 0);
  const nearer = (other: KnownWork) => {
    const likeness = other.citation && titleLikeness(title, other.citation.title);
    return likeness !== null && likeness >= sameTitle && likeness > own + 0.05;
  };
  return (
    works
      .known()
      .find((other) => other !== work && other.citation?.study_type !== 'registry-record' && nearer(other)) ??
    null
  );
}

/** An identifier beside a name of which it could not be asked where it leads: it may be another work's. */
function openIdentifier(
  { citation }: KnownWork,
  { identifiers }: MentionCluster,
  { works }: Judging,
): KnownWork | null {
  for (const identifier of identifiers) {
    const other = works.find(identifier);
    if (!other || !citation || isKnown(other) || other.finding.missingAt || identifier.isDerived) continue;
    if (recordedOf(citation, identifier.kind).length > 0 || other.finding.failures.length > 0) return other;
  }
  return null;
}

function withNearby(cluster: MentionCluster, judged: Judgement, judging: Judging): Judgement {
  return cluster.nearby && judged.state === 'verified'
    ? judgeNearby(cluster.nearby, cluster, judged, judging)
    : judged;
}

function unresolved(cluster: MentionCluster, judging: Judging): Judgement {
  const { described, works } = judging;
  const entry = ownEntry(cluster, judging.answer);
  if (entry) return judgeAsEntry(cluster, entry, judging);
  const result = described.get(cluster);
  const led = cluster.identifiers.map((identifier) => ({ identifier, work: works.find(identifier) }));
  const denied = led.find(({ identifier, work }) => work?.finding.missingAt && !identifier.isDerived);
  const isOpen = led.some(
    ({ work }) => work && !work.finding.missingAt && work.identifiers[0]?.kind !== 'url',
  );
  if (denied?.work) return withoutRecord(denied.work, denied.identifier);
  if (result?.state === 'not-found' && !isOpen)
    return {
      work: null,
      state: 'not-found',
      differs: [],
      reason: result.why,
      checkedAt: result.checkedAt,
    };
  const open = led.find(({ work }) => work)?.work ?? null;
  const why = result && result.state !== 'found' ? result.why : null;
  return {
    work: open,
    state: 'unknown',
    differs: [],
    reason: why ?? (open && whyUnknown(open)) ?? notEnough,
  };
}

/** The entry of the answer's own list that a name in its text means. */
export function ownEntry(
  { entry, facts, identifiers }: MentionCluster,
  { clusters }: CitingAnswer,
): MentionCluster | null {
  const [author] = facts.authors;
  if (entry !== null || identifiers.length > 0 || !author || facts.year === null) return null;
  const entries = clusters.filter(
    (other) => other.entry !== null && other.facts.authors[0] === author && other.facts.year === facts.year,
  );
  return entries.length === 1 ? (entries[0] ?? null) : null;
}

const notEnough = 'The answer says too little about it to tell which work it is.';

/** No one has a record: one that knows all of its kind says so, or no one could be asked. */
function withoutRecord(work: KnownWork, identifier: StatedIdentifier | null): Judgement {
  const { finding, isKept, before } = work;
  if (work.citation)
    return {
      work,
      state: 'unknown',
      differs: [],
      reason: `${finding.missingAt} has no record of it, though another source does.`,
    };
  if (finding.missingAt !== null && !identifier?.isDerived)
    return {
      work,
      state: 'not-found',
      differs: [],
      reason: isKept && before ? before.found_reason : `${finding.missingAt} has no record of it.`,
    };
  return { work, state: 'unknown', differs: [], reason: whyUnknown(work) };
}

export function whyUnknown({ finding, identifiers, isDerived }: KnownWork): string {
  if (identifiers.some(({ kind }) => kind === 'url')) return 'A web page. No literature source can check it.';
  if (isDerived && finding.missingAt !== null)
    return `${finding.missingAt} has no record of the DOI in this address, which may hold more than a DOI.`;
  return (
    finding.failures.map(({ message }) => message).join(' ') ||
    'None of the sources asked covers all works of this kind.'
  );
}

const distinct = (differs: readonly StatedDifference[]): StatedDifference[] => [
  ...new Map(differs.map((difference) => [`${difference.fact} ${difference.stated}`, difference])).values(),
];
