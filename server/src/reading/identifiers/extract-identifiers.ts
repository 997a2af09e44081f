import { findCitationMarks, visibleTextOf } from '@sextant/contracts';
import type { Place, ReadDocument } from '../document.ts';
import { findDois } from './dois.ts';
import type { FoundReference } from './found-reference.ts';
import { findNumberedIds } from './numbered-ids.ts';

/**
 * Every number and identifier that points at a work, in the order of the text: evidence numbers, PMIDs, PMCIDs, DOIs
 * and NCT ids in any of their forms, in addresses, too. An occurrence each; `[1-3]` is three at one place. Blocks of
 * code and formulas say nothing; within a line, brackets in code are indexes, while an identifier names itself.
 */
export function extractIdentifiers({ blocks, code, text: answer }: ReadDocument): FoundReference[] {
  const inBlocks = blocks.filter(({ kind }) => kind === 'code' || kind === 'formula');
  const { text, place } = visibleTextOf(blanked(answer, inBlocks));
  const marked = visibleTextOf(blanked(answer, code)).text;
  return withoutOverlaps([...markersIn(marked), ...findNumberedIds(text), ...findDois(text)]).map(
    (found) => ({
      ...found,
      from: place(found.from),
      to: place(found.to - 1) + 1,
    }),
  );
}

/** The text with some stretches as spaces, every place kept. */
function blanked(text: string, places: readonly Place[]): string {
  let kept = '';
  let done = 0;
  for (const { from, to } of places) {
    // Invisible characters stay: what is left out of the whole must be left out of both readings.
    kept +=
      text.slice(done, from) +
      text.slice(from, to).replace(/[^\n\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g, ' ');
    done = to;
  }
  return kept + text.slice(done);
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
