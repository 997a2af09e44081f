import type { Citation } from '@sextant/contracts';
import { conceptSetOf } from '../../../reading/lexicon/concept-set.ts';
import type { MentionCluster, StatedFacts } from '../../../reading/mentions/mention.ts';
import { rarityOf } from '../../../reading/words/rarity.ts';
import { matchAuthors } from '../../facts/authors.ts';
import { subjectShare } from '../../facts/subject.ts';
import { yearsOf } from '../../facts/years.ts';
import { byNumbers } from '../../matching/by-numbers.ts';
import { readClaim } from '../../support/read-claim.ts';
import type { KnownWork, Works } from '../works.ts';

/** As rare as names of drugs are: hardly an abstract holds them. */
const nameLike = 5;
/** So many letters at the end of two names are of one kind of drugs: "-pril", "-glutide"; so many before them tell two apart. */
const sameEnd = 4;
const ownLetters = 2;

export const otherGiven = 'It exists, but its record does not name what the answer says was given.';

export const fitsBetter = ({ title }: Citation): string =>
  `It exists, but what the sentence says fits “${title}” better.`;

/** Of the concepts of a text, names of drugs and the like. */
export const drugsIn = (concepts: Iterable<string>): string[] =>
  [...concepts].filter((one) => rarityOf(one) >= nameLike);

/**
 * Why an identifier may be that of a sister of the paper that is meant, though a name agrees: who reports a trial of one drug
 * reports that of another in the same year and journal.
 */
export function sisterMeant(
  { entry, said }: MentionCluster,
  work: KnownWork,
  named: readonly StatedFacts[],
  works: Works,
): string | null {
  const { citation } = work;
  if (!citation || entry !== null) return null;
  if (isOfSisterDrug(said, citation)) return otherGiven;
  const isNamed = (record: Citation) =>
    named.some(
      ({ authors, year }) =>
        year !== null && yearsOf(record).includes(year) && matchAuthors(authors, record) === 'first',
    );
  const alike = works.known().filter((one) => one === work || (one.citation && isNamed(one.citation)));
  if (alike.length < 2) return null;
  const meant = byNumbers(said, alike, (one) => one.citation as Citation);
  return meant?.citation && meant !== work ? fitsBetter(meant.citation) : null;
}

/** A drug was given of which the record does not speak, and its title names another of that kind. */
function isOfSisterDrug(said: string, record: Citation): boolean {
  const given = drugsIn(readClaim(said).flatMap(({ givenNames }) => givenNames));
  if (given.length === 0 || subjectShare(new Set(given), [record]) > 0) return false;
  const titled = drugsIn(conceptSetOf(record.title));
  return given.some((one) => titled.some((own) => areSisters(one, own)));
}

/** "Semaglutide" and "liraglutide"; "gliflozins" are what "dapagliflozin" is one of. */
function areSisters(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let end = 0;
  while (end < shorter && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return end >= sameEnd && shorter - end >= ownLetters;
}
