import type { Citation } from '@sextant/contracts';
import type { WorkDescription } from '../../literature/sources/source.ts';
import { sameJournal } from '../../reading/mentions/journals.ts';
import { coverage } from '../../reading/words/rarity.ts';
import { termSetOf } from '../../reading/words/term-set.ts';
import { matchAuthors } from '../facts/authors.ts';
import { titleLikeness } from '../facts/titles.ts';
import { matchTrial } from '../facts/trial-names.ts';
import { yearsOf } from '../facts/years.ts';

/** What speaks for a record's being the described work, and what against it; 0 where nothing is stated. */
export interface PairFeatures {
  firstAuthor: number;
  /** The last one, by whom a study is called, too. */
  otherAuthor: number;
  /** One between: no one calls a study by them. */
  middleAuthor: number;
  noAuthor: number;
  sameYear: number;
  nextYear: number;
  otherYear: number;
  sameJournal: number;
  otherJournal: number;
  /** How alike the titles are, and that one is stated at all. */
  titleLikeness: number;
  titleStated: number;
  ownTrial: number;
  otherTrial: number;
  samePlace: number;
  otherPlace: number;
  /** Share of what the description is about that title and abstract speak of. */
  topic: number;
}

const is = (fact: boolean) => (fact ? 1 : 0);

/** A record is compared with one description after the other. */
const held = new WeakMap<Citation, ReadonlySet<string>>();

/** The terms of its title, abstract and headings. */
function termsHeldBy(record: Citation): ReadonlySet<string> {
  const known =
    held.get(record) ?? termSetOf(`${record.title} ${record.abstract ?? ''} ${record.mesh.join(' ')}`);
  held.set(record, known);
  return known;
}

/** As is a description with one record after the other. */
const topics = new WeakMap<readonly string[], ReadonlySet<string>>();

function termsOfTopic(about: readonly string[]): ReadonlySet<string> {
  const known = topics.get(about) ?? termSetOf(about.join(' '));
  topics.set(about, known);
  return known;
}

/** Compares a description with a record. */
export function pairFeatures(description: WorkDescription, record: Citation): PairFeatures {
  const { about, authors, journal, page, title, trial, volume, year } = description;
  const author = matchAuthors(authors, record);
  const years = yearsOf(record);
  const apart =
    year === null || years.length === 0 ? null : Math.min(...years.map((told) => Math.abs(told - year)));
  const inJournal = journal ? sameJournal(journal, [record.journal ?? '', record.journal_short ?? '']) : null;
  const likeness = title ? titleLikeness(title, record.title) : null;
  const named = trial ? matchTrial(trial, record) : null;
  const firstPage = record.pages?.split(/[-–]/)[0] ?? null;
  const places = [
    [volume, record.volume],
    [page, firstPage],
  ].filter(([stated, told]) => stated && told);
  const topic = termsOfTopic(about);
  return {
    firstAuthor: is(author === 'first'),
    otherAuthor: is(author === 'last'),
    middleAuthor: is(author === 'other'),
    noAuthor: is(author === 'none'),
    sameYear: is(apart === 0),
    nextYear: is(apart === 1),
    otherYear: is(apart !== null && apart > 1),
    sameJournal: is(inJournal === true),
    otherJournal: is(inJournal === false),
    titleLikeness: likeness ?? 0,
    titleStated: is(likeness !== null),
    ownTrial: named === 'own' ? 1 : named === 'told' ? 0.5 : 0,
    otherTrial: is(named === 'other'),
    samePlace:
      is(places.length > 0 && places.every(([stated, told]) => stated === told)) * (places.length / 2),
    otherPlace: is(places.some(([stated, told]) => stated !== told)),
    topic: topic.size === 0 ? 0.3 : coverage(topic, termsHeldBy(record)),
  };
}
