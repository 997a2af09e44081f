import type { RangeBlock } from './range-block.ts';

/** What a term has in one segment. */
export interface SegmentPostings {
  /** Records of the segment that hold the term. */
  records: number;
  blocks: RangeBlock[];
  /** Bytes held in memory. */
  size: number;
}

/**
 * Postings read before, least recently used out first. A segment never changes, only its number goes out of use:
 * what is kept here is never stale. Common words, whose postings are the long ones, are in nearly every question.
 */
export class PostingsCache {
  readonly #capacity: number;
  readonly #kept = new Map<string, SegmentPostings>();
  #size = 0;

  /** @param capacity bytes */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(segment: number, term: string): SegmentPostings | undefined {
    const key = `${segment} ${term}`;
    const found = this.#kept.get(key);
    if (found) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
    }
    return found;
  }

  put(segment: number, term: string, postings: SegmentPostings) {
    const key = `${segment} ${term}`;
    this.#size += postings.size - (this.#kept.get(key)?.size ?? 0);
    this.#kept.set(key, postings);
    for (const [oldest, { size }] of this.#kept) {
      if (this.#size <= this.#capacity) break;
      this.#kept.delete(oldest);
      this.#size -= size;
    }
  }
}
