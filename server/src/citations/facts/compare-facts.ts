import type { Citation, StatedDifference } from '@sextant/contracts';
import { sameJournal } from '../../reading/mentions/journals.ts';
import type { StatedFacts } from '../../reading/mentions/mention.ts';
import { authorsOf, matchAuthor, matchAuthors } from './authors.ts';
import { areOfOtherKinds, asideFrom, kindOfRecord, kindOfTitle } from './document-kinds.ts';
import { hasOtherWord, shareHeld, titleHeld, titleLikeness } from './titles.ts';
import { matchTrial, trialNamesOf } from './trial-names.ts';
import { tellsBothYears, yearsOf } from './years.ts';

/** Below this, a title is another work's; a sentence quoted from the abstract is not its title. */
const otherTitle = 0.42;
const isQuotation = 0.62;
/** So much of a stated title its own has to hold; a subtitle may be left out. */
const ownTitle = 0.7;
/** Of an entry's list of authors, so many must be the work's. */
const enoughAuthors = 0.5;
const listFrom = 3;

/** What of it could not be told, beside what differs. */
export interface Comparison {
  differs: StatedDifference[];
  /** For people: what is off and may yet be right. */
  unsure: string | null;
}

/**
 * How the records of a work differ from what an answer says of it. A fact that is not stated, or of which no record
 * tells, is no difference.
 * @param work all records as one
 */
export function compareFacts(stated: StatedFacts, work: Citation, records: readonly Citation[]): Comparison {
  const differs: StatedDifference[] = [];
  const differ = (fact: StatedDifference['fact'], said: string, recorded: string) =>
    differs.push({ fact, stated: said, recorded, said_by: work.source });
  if (isOtherAuthor(stated.authors, work)) differ('authors', stated.authors.join(', '), authorsOf(work));
  const year = compareYear(stated.year, work, records);
  if (year === 'other') differ('year', String(stated.year), String(work.year));
  const journals = records.flatMap(({ journal, journal_short: short }) => [journal ?? '', short ?? '']);
  if (stated.journal && isOtherJournal(stated.journal, journals, work))
    differ('journal', stated.journal, work.journal ?? (work.study_type === 'preprint' ? 'a preprint' : ''));
  // One source has a foreign work's own title, another the English one.
  const titled = [work, ...(work.also_titled ?? []).map((title) => ({ ...work, title }))];
  const { title } = stated;
  if (title && titled.every((one) => isOtherTitle(title, one))) differ('title', title, work.title);
  if (stated.trial && matchTrial(stated.trial, work) === 'other')
    differ('trial', stated.trial, work.trial ?? trialNamesOf(work)[0] ?? work.title);
  const unsure =
    year === 'unsure'
      ? `Recorded for ${work.year}; the record does not ${work.is_revised ? 'list earlier versions' : 'tell when it appeared online'}.`
      : title && !titled.some((one) => isOwnTitle(title, one))
        ? `Its title is “${work.title}”, which is not quite what the answer calls it.`
        : isMiddleAuthor(stated.authors, work)
          ? `It is by ${authorsOf(work)}; ${stated.authors[0]} is named further down.`
          : null;
  return { differs, unsure };
}

/** A preprint is in no journal but its server, whatever its record leaves empty. */
function isOtherJournal(stated: string, journals: readonly string[], { study_type }: Citation): boolean {
  if (study_type === 'registry-record') return false;
  const isSame = sameJournal(stated, journals);
  return isSame === false || (isSame === null && study_type === 'preprint' && !preprintServer.test(stated));
}

const preprintServer = /rxiv|preprint|ssrn|research square|authorea/i;

/** A work is called after its first author, at times after its last: who stands between is more likely another's. */
const isMiddleAuthor = (authors: readonly string[], work: Citation): boolean =>
  authors.length === 1 && matchAuthor(authors[0] ?? '', work) === 'other';

function isOtherAuthor(authors: readonly string[], work: Citation): boolean {
  const [first] = authors;
  if (!first) return false;
  const matches = authors.map((name) => matchAuthor(name, work));
  if (matches[0] === null) return false;
  if (matches[0] === 'none' && (authors.length < listFrom || matches.every((match) => match === 'none')))
    return true;
  // The records of the library that comes along list the first few only.
  if (authors.length < listFrom || work.abstract_source === 'sextant-summary')
    return matchAuthors(authors, work) === 'none';
  return matches.filter((match) => match !== 'none').length < authors.length * enoughAuthors;
}

/** A work has two years, ahead of print and in its issue; where a record tells both, no other will do. */
function compareYear(
  stated: number | null,
  work: Citation,
  records: readonly Citation[],
): 'same' | 'other' | 'unsure' | null {
  if (stated === null || work.year === null || work.study_type === 'registry-record') return null;
  const years = records.flatMap(yearsOf);
  if (years.includes(stated)) return 'same';
  if (work.is_revised && stated < Math.max(...years)) return 'unsure';
  if (years.every((year) => Math.abs(year - stated) > 1)) return 'other';
  const isPreprint = work.study_type === 'preprint';
  return records.some(tellsBothYears) && !isPreprint ? 'other' : 'unsure';
}

/** What is called by a title that another paper of the same authors may have is not told to be this one. */
const isOwnTitle = (stated: string, work: Citation) =>
  !isNegated(stated, work.title) &&
  !isOfOtherKind(stated, work) &&
  ((titleHeld(stated, work.title) ?? 1) >= ownTitle || shareHeld(stated, work) >= isQuotation) &&
  // A register calls a trial otherwise than its articles do.
  (work.study_type === 'registry-record' || !hasOtherWord(stated, work));

/** By what its source calls it, or because one of the two titles says nothing of what the other is. */
function isOfOtherKind(stated: string, work: Citation): boolean {
  const [said, own] = [kindOfTitle(stated), kindOfRecord(work)];
  return (said !== null && own !== null && said !== own) || asideFrom(stated, work) !== null;
}

/** "in critically ill adults" is not "in noncritically ill adults", nor is "complicated appendicitis" "uncomplicated". */
function isNegated(stated: string, recorded: string): boolean {
  const [said, own] = [stated, recorded].map((title) => new Set(title.toLowerCase().match(/\p{L}{4,}/gu)));
  const isWithout = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...one].some((word) => !other.has(word) && (other.has(`non${word}`) || other.has(`un${word}`)));
  return said !== undefined && own !== undefined && (isWithout(said, own) || isWithout(own, said));
}

function isOtherTitle(stated: string, work: Citation): boolean {
  if (areOfOtherKinds(stated, work.title)) return true;
  const likeness = titleLikeness(stated, work.title);
  return likeness !== null && likeness < otherTitle && shareHeld(stated, work) < isQuotation;
}
