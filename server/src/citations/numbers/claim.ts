import { LRUCache } from 'lru-cache';
import type { PlacedText } from '../../reading/quantities/placed-text.ts';
import { readQuantities } from '../../reading/quantities/read-quantities.ts';
import { maxStatementLength } from './bounds.ts';

/** A sentence is held against each work that it cites, and by several readers. Bounded in characters. */
const kept = new LRUCache<string, PlacedText>({
  maxSize: 800_000,
  sizeCalculation: (_claim, statement) => statement.length + 1,
});

/** A citing sentence with its numbers; the end of one that is too long for a sentence has none. One object for one sentence, as far as it was asked for lately. */
export function claimOf(statement: string): PlacedText {
  const known = kept.get(statement);
  if (known) return known;
  const quantities = readQuantities(statement.slice(0, maxStatementLength));
  const claim: PlacedText = { text: statement, from: 0, quantities };
  kept.set(statement, claim);
  return claim;
}
