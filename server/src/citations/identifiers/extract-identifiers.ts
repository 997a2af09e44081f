import { findCitationMarks, visibleTextOf } from '@sextant/contracts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import { findDois } from './dois.ts';
import type { FoundReference } from './found-reference.ts';
import { findNumberedIds } from './numbered-ids.ts';
import { withoutCode } from './plain-text.ts';

/** A reference with the sentence that it stands in. */
export interface ReferenceInAnswer extends FoundReference {
  /** Its place is that in the answer; its text is without invisible characters. */
  sentence: Sentence;
}

/**
 * Every reference to a work in an answer, in the order of the text: evidence numbers, PMIDs, PMCIDs, DOIs and NCT ids
 * in any of their forms. An occurrence each; `[1-3]` is three at one place. Numbers in code are no evidence numbers,
 * while an identifier that names itself counts anywhere.
 */
export function extractIdentifiers(answer: string): ReferenceInAnswer[] {
  const { text, place } = visibleTextOf(answer);
  const sentences = sentencesOf(text);
  const toAnswer = <Place extends { from: number; to: number }>(found: Place): Place => ({
    ...found,
    from: place(found.from),
    to: place(found.to - 1) + 1,
  });
  return withoutOverlaps([...markersIn(withoutCode(text)), ...findNumberedIds(text), ...findDois(text)]).map(
    (reference) => ({
      ...toAnswer(reference),
      sentence: toAnswer(sentenceAt(sentences, reference, text)),
    }),
  );
}

const markersIn = (text: string): FoundReference[] =>
  findCitationMarks(text).flatMap(({ numbers, from, to }) =>
    numbers.map((number) => ({ kind: 'marker' as const, value: String(number), from, to })),
  );

/** One thing found in two ways at one place counts once: `PMCID: PMC123`, a PMID label before an address. */
function withoutOverlaps(references: FoundReference[]): FoundReference[] {
  const kept: FoundReference[] = [];
  for (const reference of references.sort((a, b) => a.from - b.from || b.to - a.to)) {
    const same = kept.some(
      (other) =>
        other.kind === reference.kind &&
        other.value === reference.value &&
        other.from < reference.to &&
        reference.from < other.to,
    );
    // Digits inside of a DOI or of an address are part of it.
    const inside = kept.some(
      (other) => other.kind === 'doi' && other.from < reference.from && reference.to <= other.to,
    );
    if (!same && !inside) kept.push(reference);
  }
  return kept;
}

function sentenceAt(sentences: Sentence[], { from, to }: FoundReference, text: string): Sentence {
  return (
    sentences.find((sentence) => sentence.from <= from && from < sentence.to) ?? {
      from,
      to,
      text: text.slice(from, to),
    }
  );
}
