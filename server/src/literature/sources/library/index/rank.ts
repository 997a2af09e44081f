import { setImmediate as nextTurn } from 'node:timers/promises';
import { addBlock, type RangeBlock, rangeSize } from './range-block.ts';

/** A term of a question with all its blocks. */
export interface WeightedTerm {
  /** Score that one unit of impact adds. */
  weight: number;
  blocks: Iterable<RangeBlock>;
}

export interface ScoredRecord {
  number: number;
  score: number;
}

interface TermInRange {
  block: RangeBlock;
  weight: number;
  /** Most that the term can add to a record of this range. */
  bound: number;
}

/** Milliseconds of scoring after which other work of the process gets its turn. */
const sliceMs = 8;

/**
 * The `limit` best records by the sum of weighted impacts, exactly: what is skipped could not have reached them.
 * A range whose bounds add up to less than the worst of the best so far is skipped whole; within a range, once the
 * terms still to come could not lift an untouched record into the best, only records already in reach are scored.
 */
export async function rank(
  terms: WeightedTerm[],
  limit: number,
  signal?: AbortSignal,
): Promise<ScoredRecord[]> {
  const best = new Best(limit);
  const scores = new Float64Array(rangeSize);
  let sliceEnd = performance.now() + sliceMs;
  for (const { bound, terms: inRange, range } of rangesByBound(terms)) {
    if (bound <= best.threshold) break;
    scoreRange(range, inRange, bound, scores, best);
    if (performance.now() > sliceEnd) {
      await nextTurn();
      signal?.throwIfAborted();
      sliceEnd = performance.now() + sliceMs;
    }
  }
  return best.sorted();
}

function rangesByBound(terms: WeightedTerm[]) {
  const ranges = new Map<number, { range: number; bound: number; terms: TermInRange[] }>();
  for (const { weight, blocks } of terms)
    for (const block of blocks) {
      const bound = weight * block.maxImpact;
      const entry = ranges.get(block.range) ?? { range: block.range, bound: 0, terms: [] };
      entry.bound += bound;
      entry.terms.push({ block, weight, bound });
      ranges.set(block.range, entry);
    }
  return [...ranges.values()].sort((a, b) => b.bound - a.bound);
}

function scoreRange(range: number, terms: TermInRange[], bound: number, scores: Float64Array, best: Best) {
  scores.fill(0);
  // The strongest first, so that what remains is soon too little to matter.
  terms.sort((a, b) => b.bound - a.bound);
  let remaining = bound;
  let inReach: number[] | null = null;
  for (const { block, weight, bound: termBound } of terms) {
    if (remaining <= best.threshold) {
      inReach = withinReach(scores, inReach, remaining, best.threshold);
      if (inReach.length === 0) return;
    }
    if (inReach && block.dense)
      for (const offset of inReach)
        scores[offset] = (scores[offset] as number) + weight * (block.bytes[offset] as number);
    else addBlock(block, weight, scores);
    remaining -= termBound;
  }
  for (const offset of withinReach(scores, inReach, 0, best.threshold))
    best.offer(range * rangeSize + offset, scores[offset] as number);
}

function withinReach(scores: Float64Array, among: number[] | null, remaining: number, threshold: number) {
  const needed = threshold - remaining;
  if (among) return among.filter((offset) => (scores[offset] as number) > needed);
  const found: number[] = [];
  for (let offset = 0; offset < rangeSize; offset++) {
    const score = scores[offset] as number;
    if (score > 0 && score > needed) found.push(offset);
  }
  return found;
}

/** The best so far; small, so a sorted array does. */
class Best {
  readonly #limit: number;
  readonly #records: ScoredRecord[] = [];
  /** What a record must pass to get in. */
  threshold = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  offer(number: number, score: number) {
    if (score <= this.threshold) return;
    const records = this.#records;
    let place = records.length;
    while (place > 0 && (records[place - 1] as ScoredRecord).score < score) place--;
    records.splice(place, 0, { number, score });
    if (records.length > this.#limit) records.pop();
    if (records.length === this.#limit) this.threshold = records.at(-1)?.score ?? 0;
  }

  sorted(): ScoredRecord[] {
    return this.#records;
  }
}
