import { hasTooManyNumbers } from '../../citations/numbers/bounds.ts';
import { placesOfEach } from '../../citations/numbers/pairs/exchanged.ts';
import type { ReadAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place, ReadDocument } from '../../reading/document.ts';
import { keptWith } from '../../reading/kept-with.ts';
import { firstEndingAfter } from '../../reading/parts.ts';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { readDocumentQuantities } from '../../reading/quantities/read-quantities.ts';
import { blockAt } from '../../reading/read-document.ts';
import { sentenceOf } from './scopes.ts';

/** A stretch of an answer with its numbers, one object for all works that are laid beside it. */
export const claimAt = (document: ReadDocument, { from, to }: Place): PlacedText =>
  kept(document, `${from} ${to}`, () => {
    const all = readDocumentQuantities(document);
    return {
      text: document.prose.slice(from, to),
      from,
      quantities: all.slice(firstEndingAfter(all, from), firstEndingAfter(all, to)),
    };
  });
const kept = keptWith<ReadDocument, PlacedText>(2_000);

/**
 * A number of what an answer states where it cites, as the answer has it: in the sentence that cites, or, of one that says nothing by
 * itself, in those before.
 */
export function statedAt(document: ReadDocument, stated: string, mention: number): Quantity | undefined {
  const sentence = sentenceOf(document, mention);
  const before = { from: blockAt(document, mention)?.from ?? sentence.from, to: sentence.from };
  const is = (one: Quantity) => isWrittenAs(one, stated);
  return claimAt(document, sentence).quantities.find(is) ?? claimAt(document, before).quantities.findLast(is);
}

/** Whether a number of an answer is one that it is said to state: that is told with plain spaces, and the answer may have thin ones. */
export const isWrittenAs = ({ text }: Quantity, stated: string): boolean =>
  withPlainSpaces(text) === withPlainSpaces(stated);

const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ');

/**
 * The numbers of some stretches that stand in each other's place, as an abstract has them, by where they begin.
 * @param listed the numbers that a list names: they need no order to be told apart by
 */
export function exchangedIn(
  document: ReadDocument,
  stretches: readonly Place[],
  listed: ReadonlyMap<number, unknown>,
  abstract: ReadAbstract,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const stretch of stretches) {
    const claim = claimAt(document, stretch);
    if (hasTooManyNumbers(claim.quantities, abstract)) continue;
    for (const [from, state] of placesOfEach(claim, abstract))
      if (state === 'exchanged' || (state === 'turned' && !listed.has(from))) found.add(from);
  }
  return found;
}
