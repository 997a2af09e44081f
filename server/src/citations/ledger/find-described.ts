import type { Citation } from '@sextant/contracts';
import type { Source, WorkDescription } from '../../literature/sources/source.ts';
import { matchAuthors } from '../facts/authors.ts';
import { subjectShare } from '../facts/subject.ts';
import { differsFrom, isClear, matchWorks } from '../matching/match-works.ts';
import type { Asking } from './check-works.ts';
import { isEnoughToKnow } from './describe.ts';
import { type Failure, failureOf, notAsked, onAbort } from './look-up.ts';
import { isKnown, type KnownWork, type Works } from './works.ts';

/** What looking for a described work came to. */
export type Described =
  /** `heardAt`: when a source told of it, in milliseconds since 1970; null where it is of the turn anyway. */
  | { state: 'found'; record: Citation; checkedBy: string[]; heardAt: number | null }
  /** More than one work fits. */
  | { state: 'open'; why: string; failures: Failure[] }
  /** `checkedAt`: when those who would know said so, ISO 8601. */
  | { state: 'not-found'; why: string; failures: Failure[]; checkedAt: string }
  | { state: 'unknown'; why: string | null; failures: Failure[] };

/** A wrong year is told only of a work that holds so much of what the sentence speaks of. */
const sameSubject = 0.25;

/** Works that a source is asked for; the right one is among the first, or the description says too little. */
const limit = 12;

/**
 * Looks among the works that the turn has anyway.
 * @param isSure only for one that fits in all that is stated: else a source may hold one that fits better
 */
export function findAmong(description: WorkDescription, works: Works, isSure: boolean): KnownWork | null {
  const known = works.known();
  const match = matchWorks(description, known, recordOf);
  if (match && !match.isOpen && (!isSure || isClear(description, recordOf(match.item)))) return match.item;
  return description.year === null ? onlyOneBy(description, known) : null;
}

const recordOf = ({ citation }: KnownWork) => citation as Citation;

/** A name without a year means the one work that it is the first author's of. */
function onlyOneBy(description: WorkDescription, known: readonly KnownWork[]): KnownWork | null {
  if (description.authors.length === 0) return null;
  const dated = known.flatMap((work) => {
    const year = work.citation?.year ?? null;
    return year !== null && matchWorks({ ...description, year }, [work], recordOf) ? work : [];
  });
  return dated.length === 1 ? (dated[0] ?? null) : null;
}

/** What sources have answered to one description, for all that say the same of a work. */
export interface SourceSearch {
  answered: Source[];
  /** Of them, those that have more by what is said than they looked at. */
  inPart: Source[];
  failures: Failure[];
  /** When each of those that answered said so, in milliseconds since 1970: an answer may be remembered. */
  heardAt: number[];
  /** What they brought, and when. */
  found: Map<Citation, number>;
  /** Asks the next ones, each once: those that index subjects, then those that know whole references. */
  rounds: readonly (() => Promise<void>)[];
}

/** Prepares the asking of sources for a described work; no one is asked before a round is. */
export function searchFor(description: WorkDescription, { signal, sources }: Asking): SourceSearch {
  const search: SourceSearch = {
    answered: [],
    inPart: [],
    failures: [],
    heardAt: [],
    found: new Map(),
    rounds: [],
  };
  const ask = async (source: Source) => {
    if (signal.aborted) {
      search.failures.push(notAsked(source));
      return;
    }
    try {
      let heardAt = Date.now();
      const onHeard = (at: number) => {
        heardAt = at;
      };
      const onPart = () => search.inPart.push(source);
      const asked = source.find?.(description, { limit, onHeard, onPart, signal });
      const found = await Promise.race([asked, onAbort(signal)]);
      if (!found) return;
      search.answered.push(source);
      if (!source.isAtHand) search.heardAt.push(heardAt);
      for (const record of found) search.found.set(record, heardAt);
    } catch (error) {
      search.failures.push(failureOf(source, error, signal));
    }
  };
  const asked = sources.filter(({ find }) => find);
  const last = asked.filter(({ lookupOnly }) => lookupOnly);
  const rounds = [asked.filter((source) => !last.includes(source)), last].filter(({ length }) => length > 0);
  search.rounds = rounds.map((some) => once(async () => void (await Promise.all(some.map(ask)))));
  return search;
}

function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  return () => {
    running ??= work();
    return running;
  };
}

/**
 * Which work is described, among those at hand and those that sources bring; the ones that know whole references are
 * asked where none of the others has it. Only when all who would know have answered is a work not found.
 */
export async function findInSources(
  description: WorkDescription,
  works: Works,
  { answered, failures, found, heardAt, inPart, rounds }: SourceSearch,
  { sources }: Asking,
): Promise<Described> {
  const known = works.known().map(recordOf);
  for (const [at, round] of rounds.entries()) {
    await round();
    const match = matchWorks(description, distinct([...known, ...found.keys()]), (record) => record);
    // One that has not been asked, or could not be, may hold a work that fits better.
    if (match && at < rounds.length - 1 && differsFrom(description, match.item)) continue;
    const isBest = match && (failures.length === 0 || isClear(description, match.item));
    if (match && !match.isOpen && isBest)
      return {
        state: 'found',
        record: match.item,
        checkedBy: answered.map(({ id }) => id),
        heardAt: found.get(match.item) ?? null,
      };
    if (match?.isOpen)
      return { state: 'open', why: 'More than one work fits what the answer says about it.', failures };
  }
  const covering = sources.filter(({ coversArticles }) => coversArticles);
  const wouldKnow =
    covering.length > 0 && covering.every((source) => answered.includes(source) && !inPart.includes(source));
  if (wouldKnow && isEnoughToKnow(description))
    return {
      state: 'not-found',
      why: `${namesOf(covering)} have no record of it.`,
      failures,
      checkedAt: new Date(Math.min(Date.now(), ...heardAt)).toISOString(),
    };
  const more = inPart.map(({ label }) => `${label} has more works of that name than could be looked at.`);
  const why = [...failures.map(({ message }) => message), ...more].join(' ');
  return { state: 'unknown', why: why || null, failures };
}

const listed = new Intl.ListFormat('en');
const namesOf = (sources: readonly Source[]) => listed.format(sources.map(({ label }) => label));

/** One record a work, for several sources bring the same ones; of these the first, which tells most of notices. */
export function distinct(records: readonly Citation[]): Citation[] {
  const kept: Citation[] = [];
  const known = new Set<string>();
  for (const record of records) {
    const keys = [record.pmid && `pmid:${record.pmid}`, record.doi && `doi:${record.doi}`].filter(
      Boolean,
    ) as string[];
    if (keys.some((key) => known.has(key))) continue;
    for (const key of keys) known.add(key);
    kept.push(record);
  }
  return kept;
}

/**
 * The one work of the turn that the named author wrote on this subject in another year: what a wrong year means, where
 * sources know of none of the year that is stated.
 */
export function findOfOtherYear(description: WorkDescription, works: Works): KnownWork | null {
  if (description.authors.length === 0 || description.year === null) return null;
  const found = works.all.filter((work) => {
    if (!isKnown(work) || work.citation?.study_type === 'notice') return false;
    const subject = new Set(description.subject ?? []);
    if (!work.citation || matchAuthors(description.authors, work.citation) !== 'first') return false;
    if (subject.size === 0 || subjectShare(subject, [work.citation]) < sameSubject) return false;
    const year = work.citation?.year ?? null;
    return year !== null && matchWorks({ ...description, year }, [work], recordOf) !== null;
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
