import type { Citation } from '@sextant/contracts';
import { LRUCache } from 'lru-cache';
import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptSetOf } from '../../reading/lexicon/concept-set.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import { paperWords } from '../../reading/lexicon/paper-words.ts';
import { findAuthorYears } from '../../reading/mentions/author-year.ts';
import { findJournalYears } from '../../reading/mentions/journal-year.ts';
import { findTrials } from '../../reading/mentions/trials.ts';
import { ownCopy } from '../../reading/words/own-copy.ts';
import { coverage } from '../../reading/words/rarity.ts';

/** Marks and identifiers, as they stand in a sentence. */
const marks =
  /\\?[[［]\^?[\d\s,;–-]+\^?\\?[\]］]|【[^】]{0,80}】|[¹²³⁰⁴-⁹]+|https?:\/\/\S+|\b(?:PMIDs?|PMCID|NCT)[:\s]*[\w./()-]*\d[\w./()-]*|(?:\bDOIs?[:\s]*)?\b10\.\d{4,9}\/\S+|\bPMC\d+|\bNCT\d+|\b(?:PMIDs?|PMCIDs?|DOIs?|PubMed|ClinicalTrials\.gov)\b/gi;
const numbers = /\p{N}[\p{N}.,·]*(?=[\s%)\]–-]|$)/gu;
/** A sentence is judged beside several works, in each round of a turn's checks. Bounded in characters. */
const kept = new LRUCache<string, ReadonlySet<string>>({
  maxSize: 1_000_000,
  sizeCalculation: (_subject, sentence) => sentence.length + 1,
});
const papers: ReadonlySet<string> = new Set(conceptsOf([...paperWords].join(' ')));

/**
 * What a sentence speaks of, each thing once: without what names works in it, without numbers, and without words that any
 * sentence about a paper may have.
 */
export function subjectOf(sentence: string): ReadonlySet<string> {
  const known = kept.get(sentence);
  if (known) return known;
  const own = ownCopy(sentence);
  const subject = readSubject(own);
  kept.set(own, subject);
  return subject;
}

function readSubject(sentence: string): ReadonlySet<string> {
  let text = sentence.replace(marks, ' ');
  const names = [...findAuthorYears(text), ...findTrials(text), ...findJournalYears(text)];
  for (const { from, to } of names.sort((a, b) => b.from - a.from))
    text = `${text.slice(0, from)} ${text.slice(to)}`;
  const concepts = conceptsOf(text.replace(numbers, ' '));
  return new Set(concepts.filter((one) => !commonWords.has(one) && !papers.has(one) && !/^\d/.test(one)));
}

/** Share of a subject, by rarity, that the title and abstract of some records of one work hold, 0 to 1. */
export function subjectShare(
  subject: ReadonlySet<string>,
  records: readonly Pick<Citation, 'title' | 'abstract' | 'mesh'>[],
): number {
  const texts = records.map(({ abstract, mesh, title }) => `${title} ${abstract ?? ''} ${mesh.join(' ')}`);
  return coverage(subject, conceptSetOf(texts.join(' ')));
}
