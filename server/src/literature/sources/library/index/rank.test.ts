import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBlocks, encodeBlock, rangeSize } from './range-block.ts';
import { rank } from './rank.ts';

/** A term's postings over two ranges, from few records to most of them. */
const term = fc.record({
  weight: fc.double({ min: 0.01, max: 10, noNaN: true }),
  seed: fc.nat(),
  every: fc.constantFrom(1, 2, 3, 7, 50, 900, 4_000),
});

function impactOf(seed: number, record: number): number {
  return 1 + ((Math.imul(record + seed, 2_654_435_761) >>> 8) % 255);
}

describe('rank', () => {
  it('gives exactly the best records, whatever it skips', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(term, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 20 }),
        async (terms, limit) => {
          const scores = new Map<number, number>();
          const weighted = terms.map(({ weight, seed, every }) => {
            const bytes: number[] = [];
            for (const range of [3, 8]) {
              const offsets: number[] = [];
              for (let offset = seed % every; offset < rangeSize; offset += every) offsets.push(offset);
              const records = offsets.map((offset) => range * rangeSize + offset);
              const impacts = records.map((record) => impactOf(seed, record));
              records.forEach((record, index) => {
                scores.set(record, (scores.get(record) ?? 0) + weight * (impacts[index] as number));
              });
              encodeBlock(bytes, range, { offsets, impacts });
            }
            return { weight, blocks: decodeBlocks(Uint8Array.from(bytes)) };
          });
          const found = await rank(weighted, limit);
          const expected = [...scores.values()].sort((a, b) => b - a).slice(0, limit);
          expect(found.map(({ score }) => score.toFixed(6))).toEqual(
            expected.map((score) => score.toFixed(6)),
          );
          for (const { number, score } of found) expect(score).toBeCloseTo(scores.get(number) as number, 6);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('finds nothing for terms that no record holds', async () => {
    expect(await rank([{ weight: 1, blocks: [] }], 5)).toEqual([]);
  });
});
