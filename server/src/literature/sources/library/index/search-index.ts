import type pg from 'pg';
import { impactUnit, rarity } from './impact.ts';
import type { PostingsCache } from './postings-cache.ts';
import { rank, type ScoredRecord } from './rank.ts';
import { readPostings } from './read-postings.ts';

/**
 * The records that answer a weighted query best, by BM25.
 * @param query term → weight
 */
export async function searchIndex(
  pool: pg.Pool,
  cache: PostingsCache,
  query: ReadonlyMap<string, number>,
  { limit, signal }: { limit: number; signal?: AbortSignal },
): Promise<ScoredRecord[]> {
  const terms = [...query.keys()];
  const { records, postings } = await readPostings(pool, terms, cache);
  signal?.throwIfAborted();
  const weighted = terms.map((term, index) => {
    const held = postings[index] ?? [];
    const withTerm = held.reduce((sum, segment) => sum + segment.records, 0);
    return {
      weight: (query.get(term) ?? 0) * rarity(withTerm, records) * impactUnit,
      blocks: held.flatMap(({ blocks }) => blocks),
    };
  });
  return rank(weighted, limit, signal);
}
