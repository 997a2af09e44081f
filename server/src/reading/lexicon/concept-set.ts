import { LRUCache } from 'lru-cache';
import { ownCopy } from '../words/own-copy.ts';
import { conceptsOf } from './outcome-concepts.ts';

/** A work is held against one sentence after the other, and a sentence against one work after the other. In characters. */
const kept = new LRUCache<string, ReadonlySet<string>>({
  maxSize: 1_000_000,
  sizeCalculation: (_concepts, text) => text.length + 1,
});

/** What a text speaks of, each thing once; read once while it is among the texts that were read last. */
export function conceptSetOf(text: string): ReadonlySet<string> {
  const known = kept.get(text);
  if (known) return known;
  const own = ownCopy(text);
  const concepts = new Set(conceptsOf(own));
  kept.set(own, concepts);
  return concepts;
}
