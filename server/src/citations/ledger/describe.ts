import type { WorkDescription } from '../../literature/sources/source.ts';
import { journalToAskFor } from '../../reading/mentions/journals.ts';
import type { MentionCluster } from '../../reading/mentions/mention.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';
import { keyWordsOf } from '../../reading/words/key-words.ts';
import { rarityOf } from '../../reading/words/rarity.ts';
import { stem } from '../../reading/words/stem.ts';
import { subjectOf } from '../facts/subject.ts';

const maxAboutWords = 10;

/** What a cluster says of its work, in the form that sources are asked in. */
export function describe(
  { entry, facts, said, statement }: MentionCluster,
  question: string,
): WorkDescription {
  const { authors, journal, page, title, trial, volume, year } = facts;
  return {
    authors,
    year,
    journal: journal && journalToAskFor(journal),
    title,
    trial,
    volume,
    page,
    ...(entry === null && { subject: [...subjectOf(said)], said }),
    about: aboutWords(question, entry === null ? statement : '', [...authors, trial ?? '', journal ?? '']),
  };
}

/** One question is asked of everything that its answers describe. */
const wordsAsked = keptByWord<readonly string[]>(100, keyWordsOf);

/** The words of the question, then the rarest of the sentence; names and numbers say nothing of the subject. */
function aboutWords(question: string, statement: string, names: readonly string[]): string[] {
  const named = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  const isSubject = (word: string) => !/^\d|^pmid$|^doi$/i.test(word) && !named.has(word.toLowerCase());
  const rarest = [...new Set(statement.match(/\p{L}[\p{L}\d-]{3,}/gu) ?? [])]
    .filter((word) => isSubject(word) && !/^\p{Lu}/u.test(word))
    .sort((a, b) => rarityOf(stem(b.toLowerCase())) - rarityOf(stem(a.toLowerCase())));
  const words = [...wordsAsked(question).filter(isSubject), ...rarest];
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, maxAboutWords);
}

/** Enough to know a work by: who does not find it then has no such work. */
export const isEnoughToKnow = ({ authors, journal, title, year }: WorkDescription): boolean =>
  authors.length > 0 && year !== null && (journal !== null || (title?.split(/\s+/).length ?? 0) >= 4);

/** How people call what no one has a record of: "Hartley 2020", "DAPA-HF", the title. */
export function labelOf({ facts: { authors, journal, title, trial, year } }: MentionCluster): string {
  const [first] = authors;
  const titled = title && (title.length > 90 ? `${title.slice(0, 88)}…` : title);
  const name = first ?? trial ?? titled ?? (journal && journalToAskFor(journal)) ?? '';
  return [authors.length > 1 && first ? `${first} and others` : name, first || !title ? year : null]
    .filter(Boolean)
    .join(' ');
}
