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
  const sentenceAt = inOrder(sentences, text);
  const toAnswer = <Place extends { from: number; to: number }>(found: Place): Place => ({
    ...found,
    from: place(found.from),
    to: place(found.to - 1) + 1,
  });
  return withoutOverlaps([...markersIn(withoutCode(text)), ...findNumberedIds(text), ...findDois(text)]).map(
    (reference) => ({
      ...toAnswer(reference),
      sentence: toAnswer(sentenceAt(reference)),
    }),
  );
}

const markersIn = (text: string): FoundReference[] =>
  findCitationMarks(text).flatMap(({ numbers, from, to }) =>
    numbers.map((number) => ({ kind: 'marker' as const, value: String(number), from, to })),
  );

/**
 * One thing found in two ways at one place counts once: `PMCID: PMC123`, a PMID label before an address. Only those
 * that reach so far are compared: a flood of marks would take the square of its length.
 */
function withoutOverlaps(references: FoundReference[]): FoundReference[] {
  const kept: FoundReference[] = [];
  let reaching: FoundReference[] = [];
  for (const reference of references.sort((a, b) => a.from - b.from || b.to - a.to)) {
    reaching = reaching.filter((other) => other.to > reference.from);
    const isKnown = reaching.some(
      (other) =>
        (other.kind === reference.kind && other.value === reference.value && other.from < reference.to) ||
        // Digits inside of a DOI or of an address are part of it.
        (other.kind === 'doi' && other.from < reference.from && reference.to <= other.to),
    );
    if (isKnown) continue;
    kept.push(reference);
    reaching.push(reference);
  }
  return kept;
}

/** Finds the sentence of one reference after the other, in the order of the text. */
function inOrder(sentences: readonly Sentence[], text: string) {
  let next = 0;
  return ({ from, to }: FoundReference): Sentence => {
    while ((sentences[next]?.to ?? text.length) <= from && next < sentences.length) next += 1;
    const sentence = sentences[next];
    return sentence && sentence.from <= from ? sentence : { from, to, text: text.slice(from, to) };
  };
}
