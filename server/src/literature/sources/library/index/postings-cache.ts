import { LRUCache } from 'lru-cache';
import type { RangeBlock } from './range-block.ts';

/** What a term has in one segment. */
export interface SegmentPostings {
  /** Records of the segment that hold the term. */
  records: number;
  blocks: RangeBlock[];
  /** Bytes held in memory. */
  size: number;
}

export type PostingsCache = ReturnType<typeof createPostingsCache>;

/**
 * Postings read before. A segment never changes, only its number goes out of use: what is kept here is never stale.
 * Common words, whose postings are the long ones, are in nearly every question.
 * @param capacity bytes
 */
export function createPostingsCache(capacity: number) {
  const kept = new LRUCache<string, SegmentPostings>({
    maxSize: capacity,
    sizeCalculation: ({ size }) => Math.max(1, size),
  });
  const keyOf = (segment: number, term: string) => `${segment} ${term}`;
  return {
    /** The segments that there were when last looked; null before that. */
    segments: null as readonly number[] | null,
    get: (segment: number, term: string): SegmentPostings | undefined => kept.get(keyOf(segment, term)),
    put: (segment: number, term: string, postings: SegmentPostings): void => {
      kept.set(keyOf(segment, term), postings);
    },
  };
}
