import type { Citation } from '@sextant/contracts';
import { plainName } from '../../reading/mentions/names.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';

/** "Smith Jr" is Smith. */
const generation = / (?:jr|sr|ii|iii|iv|nd|rd)$/;
const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Han}/u];
const scriptOf = (name: string) => scripts.findIndex((script) => script.test(name));

/** Names come again with each description that a work is held against. */
const partsOf = keptByWord<readonly string[]>(10_000, (name) =>
  plainName(name)
    .replace(generation, '')
    // "O Brien" is O'Brien, and "D Souza" D'Souza.
    .replace(/(?<![\p{L}])([od]) (?=\p{L}{3})/gu, '$1')
    .split(/[\s-]+/)
    .filter((part) => part.length > 1),
);

/** How a name stands to a work's authors; null where the record does not tell: a group's work, a registry's. */
export type AuthorMatch = 'first' | 'last' | 'other' | 'none' | null;

/**
 * Whether a name is one of the work's. People name a study after its senior author, too; so will a given name do,
 * since family names come first in many countries.
 */
export function matchAuthor(name: string, { authors, study_type: type }: Citation): AuthorMatch {
  // A registry names a sponsor; of a group's work it is the journal that names people.
  if (type === 'registry-record' || authors.every(({ group }) => group)) return null;
  const is = personNamed(name);
  if (!is) return null;
  const people = authors.filter(({ group }) => !group);
  const at = people.findIndex(is);
  // How a name is written in other letters is not known here.
  if (at < 0 && people.every(({ family }) => scriptOf(family) !== scriptOf(name))) return null;
  if (at === 0) return 'first';
  if (at > 0 && at === people.length - 1) return 'last';
  if (at > 0) return 'other';
  return 'none';
}

/** Whether a person is meant by a name; null where the name says nothing. */
function personNamed(name: string): ((person: Citation['authors'][number]) => boolean) | null {
  const stated = partsOf(name);
  const last = stated.at(-1);
  if (!last) return null;
  const isFull = /^\S+ \S+$/.test(name) && stated.length === 2;
  return ({ family, given }) => {
    const own = partsOf(family);
    const isLast = (part: string) => part === last || isTypingError(part, last);
    if (own.some(isLast) || partsOf(given ?? '').some(isLast)) return true;
    // "van der Meer" is "Vandermeer", too.
    const joined = own.join('');
    // "Wang Yeming": the family name goes first in many countries.
    if (isFull && joined === stated[0] && plainName(given ?? last).startsWith(last[0] ?? '')) return true;
    return joined === last || joined === stated.join('');
  };
}

/** Tells of works whether `matchAuthors` finds their first author, without looking at the others of those that have hundreds. */
export function firstAuthorIs(names: readonly string[]): (work: Citation) => boolean {
  const is = personNamed(names[0] ?? '');
  return (work) => {
    const person = work.authors.find(({ group }) => !group);
    return !!is && !!person && is(person) && matchAuthors(names, work) === 'first';
  };
}

/** As long as any part of a name; of longer ones a half is a key. */
const longestPart = 40;

/** Two parts of names that are one, or one but for a typing error, have a key in common: both without the letter that differs. */
function keysOfPart(part: string): string[] {
  const keys = [part];
  if (part.length >= 6 && part.length <= longestPart + 1)
    for (let at = 0; at < part.length; at += 1) keys.push(part.slice(0, at) + part.slice(at + 1));
  if (part.length >= longestPart) keys.push(part.slice(0, longestPart / 2), part.slice(-longestPart / 2));
  return keys;
}

/** A work whose first author is meant by names has one of their keys among its own: what has none need not be looked at. */
export function keysOfNames([first = '']: readonly string[]): string[] {
  const stated = partsOf(first);
  return [stated.at(-1) ?? '', stated[0] ?? '', stated.join('')].flatMap(keysOfPart);
}

/** @see keysOfNames */
export function keysOfFirstAuthor({ authors }: Citation): string[] {
  const { family = '', given } = authors.find(({ group }) => !group) ?? {};
  const own = partsOf(family);
  return [...own, ...partsOf(given ?? ''), own.join('')].flatMap(keysOfPart);
}

/**
 * How all stated names stand to a work's authors, by the first of them. Of two, both have to be its authors; a record
 * that lists the first few only, as the bundled library's do, does not tell of the second.
 */
export function matchAuthors(names: readonly string[], work: Citation): AuthorMatch {
  const [first, second] = names;
  if (!first) return null;
  const match = matchAuthor(first, work);
  if (match === null || match === 'none' || names.length !== 2 || !second) return match;
  if (work.abstract_source === 'sextant-summary') return match;
  return matchAuthor(second, work) === 'none' ? 'none' : match;
}

/** One letter more, less, or other, in a name that is long enough. */
function isTypingError(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || Math.min(a.length, b.length) < 6) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

/** Who it is by, for people. */
export function authorsOf({ authors }: Citation): string {
  const [first, second] = authors;
  if (!first) return 'others';
  return authors.length > 2
    ? `${first.family} and others`
    : second
      ? `${first.family} and ${second.family}`
      : first.family;
}
