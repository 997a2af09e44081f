import { matchesOf } from '../matches.ts';
import { findAuthorYears } from './author-year.ts';
import { findJournalYears } from './journal-year.ts';
import { journalPattern, knownJournal } from './journals.ts';
import { noFacts, type StatedFacts } from './mention.ts';
import { familyName, yearNumber } from './names.ts';
import { findTrials } from './trials.ts';

const initials = String.raw`(?:\p{Lu}\.?[ -]?){1,4}(?!\p{L})`;
/** "Wibrow", "Budd Haeberlein" */
const family = `${familyName}(?: ${familyName})?`;
/** "Wibrow B", "Wibrow, B. A.", "Wibrow BA" */
const person = `${family},? ${initials}`;
/** Behind a list of authors something parts it from what follows: in "Vitamin D Supplements for" nobody is named. */
const listEnd = String.raw`(?=\s?(?:[.,;:()[\]"“—–|*-]|et al\b|and\b|&|(?:19|20)\d\d|$))`;
const authorList = new RegExp(
  String.raw`^\W{0,6}(${person})((?:[,;]? ?(?:and |& ?)?${person}){0,20})${listEnd}`,
  'u',
);
const inList = new RegExp(`(${family}),? ${initials}`, 'gu');
const places =
  /(?:\(?\b(?:pmid|pmcid|doi|nct)(?![a-z])[:\s]*[\w./()-]*\)?|https?:\/\/\S+|www\.\S+|\b10\.\d{4,9}\/\S+|\bNCT\d{8}|\bPMC\d+|available (?:at|from):?|accessed [\w ,]+|epub [\w ,]+)/gi;
const journal = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${journalPattern})(?![\p{L}\p{N}]| \p{Lu}\p{L})`,
  'gu',
);
const yearInBrackets = new RegExp(String.raw`\((${yearNumber})[a-e]?(?:,[^()]{1,20})?\)`);
const anyYear = new RegExp(String.raw`(?<![\d.:–-])(${yearNumber})(?![\d–]|-\d)`, 'g');
/** "Erratum in: N Engl J Med 2021;384:500", "[published correction appears in JAMA. 2020]": where something else appeared. */
const notice =
  '(?:retract(?:ion|ed)|errat(?:um|a)|corrigendum|correct(?:ion|ed)|comment|republished|withdrawn|expression of concern)';
const noticeInBrackets = new RegExp(
  String.raw`[([](?:[^()[\]]{0,30}\b)?${notice}\b[^()[\]]{0,120}\b(?:19|20)\d\d[^()[\]]{0,40}[)\]]`,
  'gi',
);
const noticeBehind = new RegExp(
  String.raw`\b${notice}(?: and republished)?(?: (?:published|appears))?(?: in(?: ?:)?|(?<=ed):) (?=[^;]{0,80}\b(?:19|20)\d\d).*$`,
  'i',
);
const volumePage = /(?:;|,)\s?(\d{1,4})\s?(?:\(\s?[^()]{1,12}\))?\s?[:,]\s?(?:pp?\.? ?)?([a-z]{0,3}\d{1,8})/i;
const maxLength = 1_200;
/** Less says nothing of a work. */
const minLength = 8;
/** Reading one takes a third of a millisecond, and no one's list has more; what comes later is cited by number alone. */
const maxEntries = 1_000;

/**
 * What one entry of a list of references says of its work, in any of the usual styles.
 * @param at its place in the list
 */
export function readEntry(entry: string, at: number): StatedFacts {
  if (at >= maxEntries || entry.trim().length < minLength) return noFacts;
  const text = withoutNotices(entry.slice(0, maxLength).replace(places, ' ').replace(/\s+/g, ' ').trim());
  const found = authorList.exec(text);
  const list = found && namesPeople(found[0], text.slice(found[0].length)) ? found : null;
  const [name] = findAuthorYears(text).filter(
    ({ from, isWeak, to }) => !(isIdentified(entry) && (isWeak || isInJournal(text.slice(from, to)))),
  );
  const authors = list
    ? [...list[0].matchAll(inList)].map(([, family]) => family ?? '')
    : name && name.from < 40
      ? (name.facts.authors ?? [])
      : [];
  const authorsEnd = list ? list[0].length : name && name.from < 40 ? name.to : 0;
  const rest = text.slice(authorsEnd).replace(/^,? et al\.?/i, '');
  const published = findJournalYears(rest).at(-1);
  const years = [...text.matchAll(anyYear)].map(([, found]) => Number(found));
  const inBrackets = yearInBrackets.exec(text)?.[1];
  const journalName = published?.facts.journal ?? matchesOf(rest, journal).at(-1)?.[1] ?? journalBefore(rest);
  const [, volume, page] = volumePage.exec(rest) ?? [];
  return {
    ...noFacts,
    authors,
    year:
      published?.facts.year ?? (inBrackets ? Number(inBrackets) : (name?.facts.year ?? years.at(-1) ?? null)),
    journal: journalName ?? null,
    title: titleOf(rest, journalName ?? null),
    trial: findTrials(text).find(({ isWeak }) => !isWeak)?.facts.trial ?? null,
    volume: published?.facts.volume ?? volume ?? null,
    page: published?.facts.page ?? page ?? null,
  };
}

/** The entry of a notice itself, which has no other year, stays as it is. */
function withoutNotices(text: string): string {
  const own = text.replace(noticeInBrackets, ' ').replace(noticeBehind, ' ').replace(/\s+/g, ' ').trim();
  return own !== text && own.search(anyYear) >= 0 ? own : text;
}

/** The initials of an entry's first author: "JA" of "Smith JA, …"; null where it gives none, or is by another name. */
export function initialsOfFirst(entry: string, family: string): string | null {
  const [, person = ''] = authorList.exec(entry.slice(0, maxLength)) ?? [];
  if (!person.startsWith(family)) return null;
  return (
    person
      .slice(family.length)
      .match(/\p{Lu}/gu)
      ?.join('') ?? null
  );
}

/** What only looks like a name, as "Brazil, JAMA 2021" does, is none where an identifier tells the work. */
export const isIdentified = (entry: string): boolean => entry.search(places) >= 0;
export const isInJournal = (words: string): boolean =>
  /^\p{Lu}[\p{L}’'-]+,? /u.test(words) && !/\bet al\b/.test(words) && findJournalYears(words).length > 0;

/** "HARMONIE, NEJM", "Brazil, JAMA 2021" and "APPAC II:" are a study or a place and where it appeared. */
function namesPeople(list: string, behind: string): boolean {
  const people = [...list.matchAll(inList)].map(([person, family = '']) => ({
    family,
    initials: person.slice(family.length).replace(/^[,\s]+|\s+$/g, ''),
  }));
  if (people.some(({ initials }) => /^\p{Lu}{2,}$/u.test(initials) && knownJournal(initials) !== null))
    return false;
  const [first] = people;
  const isAcronym = first !== undefined && /^\p{Lu}{3,}$/u.test(first.family);
  return !(isAcronym && people.length === 1 && /^\s?:/.test(behind));
}

/** ". Eur J Whatever. 2018;", ", Journal of Things, 12(3), 45": what stands before year or volume. */
function journalBefore(rest: string): string | undefined {
  const vancouver =
    /(?:^\W{0,3}|[.?!] )((?:\p{Lu}[\p{L}-]*\.? ?(?:(?:of|the|and|in|for|&) ){0,2}){1,7})(?:\(\p{Lu}\p{L}{1,12}\))?[.,]? ?\(?(?:19|20)\d\d\b/u.exec(
      rest,
    )?.[1];
  const apa =
    /[.?!] ((?:\p{Lu}[\p{L}-]*\.? ?(?:(?:of|the|and|in|for|&) ){0,2}){1,7}), ?\d{1,4} ?(?:\(|,)/u.exec(
      rest,
    )?.[1];
  return (vancouver ?? apa)?.trim().replace(/[.,]$/, '');
}

/** "WOMAN Trial Collaborators 2017": who wrote it. */
const groupOfAuthors =
  /\b(?:Collaborators?|Collaboration|Investigators|(?:Study|Trial|Working|Writing|Research|Collaborative) Group|Consortium|Committee|Task Force)(?:,? (?:19|20)\d\d)?$/;

/** 'Comment on "A trial of X"' is a title of its own; in 'Results of "A trial of X"' the title is what is quoted. */
const aboutAnother =
  /\b((?:comments?|commentary|editorial|reply|repl(?:ies|ying)|response|letters?|correction|corrigendum|errat(?:um|a)|retraction|expression of concern)\b(?:[^"“”.]|\bal\.){0,80}?\b(?:on|to|for|of)|re|regarding(?: article)?),?:? ["“]([^"“”]{10,240})["”]/gi;

/** The longest part that reads as a title. */
function titleOf(rest: string, journalName: string | null): string | null {
  const undated = rest.replace(/\((?:19|20)\d\d[^()]{0,20}\)/g, '. ');
  // "A trial of X, N Engl J Med 2015": where it appeared is no part of its title.
  const told = journalName ? undated.replaceAll(`, ${journalName}`, `. ${journalName}`) : undated;
  const unquoted = told.replace(aboutAnother, '$1 $2');
  // Between full stops a dash is the title's own: "… for Diabetes — 3-Year Outcomes. N Engl J Med."
  const whole = /^\W{0,3}\s?([\p{Lu}\d][^.?!"“”;(*|]{10,240}\s[—–]\s[^.?!"“”;(*|]{3,80})\.\s+\p{Lu}/u.exec(
    unquoted,
  )?.[1];
  if (whole && !(journalName && whole.includes(journalName))) return whole;
  const parts = unquoted
    .split(/[.?!]["”’*]*\s+|\s[—–|]\s|\s-\s|["“”]|;\s|\s\(|\*+/)
    .map((part) => part.trim().replace(/^[,.:)\s]+|[,.:(\s]+$/g, ''))
    .filter((part) => part !== journalName && !(journalName && part.startsWith(journalName)))
    .filter((part) => !groupOfAuthors.test(part) && !/\bet al\b/.test(part))
    .filter((part) => part.split(/\s+/).length >= 4 && /\p{Ll}{3}/u.test(part) && !/^\d/.test(part));
  return parts.sort((a, b) => b.length - a.length)[0] ?? null;
}
