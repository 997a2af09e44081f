import type { Citation } from '@sextant/contracts';
import { termsOf } from '../../text/terms.ts';
import type { StatedFacts } from './stated-facts.ts';

/** Ahead of print and in an issue, received and published: the same work is cited by years that are this far apart. */
const yearTolerance = 1;
const preprintTolerance = 2;
/** Of a title's terms, so many make it the same title; translations and short forms have less than all. */
const sameTitle = 0.4;
const sameEntry = 0.35;
/** A quotation is not a title. */
const isQuotation = 0.7;
const fewestTerms = 4;

/** How a record differs from what an answer says of it, in words for people; empty where it does not. */
export function differences(stated: StatedFacts, work: Citation): string[] {
  return [
    ...(stated.author && !isAuthor(stated.author, work)
      ? [`the answer names ${stated.author} as its author, it is by ${authorsOf(work)}`]
      : []),
    ...(stated.year !== null && !isYear(stated.year, work)
      ? [`the answer dates it ${stated.year}, it is of ${work.year}`]
      : []),
    ...((stated.title && !isTitle(stated.title, work)) || (stated.entry && !isEntry(stated.entry, work))
      ? [`its title is “${work.title}”`]
      : []),
  ];
}

function isYear(year: number, work: Citation): boolean {
  const tolerance = work.study_type === 'preprint' ? preprintTolerance : yearTolerance;
  return (
    work.year === null || work.study_type === 'registry-record' || Math.abs(work.year - year) <= tolerance
  );
}

/** Letters only, so that "Müller", "Mueller" and "Muller", "O'Brien" and "OBrien" are alike. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[äæ]/g, 'a')
    .replace(/[öøœ]/g, 'o')
    .replace(/ü/g, 'u')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^\p{L}\s-]/gu, '')
    .trim();
const partsOf = (name: string) =>
  plain(name)
    .split(/[\s-]+/)
    .filter((part) => part.length > 1);

/**
 * Whether the name is one of the work's. Any author will do, for people name a study after its senior author, too;
 * so will a given name, since family names come first in many countries.
 */
function isAuthor(name: string, { authors, study_type: type }: Citation): boolean {
  // A registry names a sponsor; of a group's work it is the journal that names people.
  if (type === 'registry-record' || authors.every(({ group }) => group)) return true;
  const [last = ''] = partsOf(name).reverse();
  if (!last) return true;
  const names = authors.flatMap(({ family, given }) => [...partsOf(family), ...partsOf(given ?? '')]);
  return (
    names.some((part) => part === last || isTypingError(part, last)) ||
    names.join('').includes(partsOf(name).join(''))
  );
}

/** One letter more, less, or other, in a name that is long enough. */
function isTypingError(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 5) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

function authorsOf({ authors }: Citation): string {
  const [first] = authors;
  return `${first?.family ?? 'others'}${authors.length > 1 ? ' and others' : ''}`;
}

function shareOf(terms: readonly string[], held: ReadonlySet<string>): number {
  return terms.length === 0 ? 1 : terms.filter((term) => held.has(term)).length / terms.length;
}
const distinctTerms = (text: string) => [...new Set(termsOf(text))];

function isTitle(stated: string, { abstract, title }: Citation): boolean {
  const own = distinctTerms(title);
  const said = distinctTerms(stated);
  if (own.length < fewestTerms || said.length < fewestTerms) return true;
  const best = Math.max(shareOf(own, new Set(said)), shareOf(said, new Set(own)));
  return best >= sameTitle || shareOf(said, new Set(termsOf(`${title} ${abstract ?? ''}`))) >= isQuotation;
}

function isEntry(entry: string, { title }: Citation): boolean {
  const own = distinctTerms(title);
  return own.length < fewestTerms || shareOf(own, new Set(termsOf(entry))) >= sameEntry;
}
