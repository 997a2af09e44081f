import { LRUCache } from 'lru-cache';
import { ownCopy } from './own-copy.ts';
import { termsOf } from './terms.ts';

/**
 * Titles and abstracts are held against one description after the other, and come again with the next question. Bounded
 * in characters: a set takes some four bytes for each.
 */
const kept = new LRUCache<string, ReadonlySet<string>>({
  maxSize: 1_000_000,
  sizeCalculation: (_terms, text) => text.length + 1,
});

/** The search terms of a text, each once; read once while it is among the texts that were read last. */
export function termSetOf(text: string): ReadonlySet<string> {
  const known = kept.get(text);
  if (known) return known;
  const own = ownCopy(text);
  const terms = new Set(termsOf(own));
  kept.set(own, terms);
  return terms;
}
