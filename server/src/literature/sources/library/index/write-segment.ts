import { Buffer } from 'node:buffer';
import type pg from 'pg';
import { type IndexedText, impactsOf } from './impact.ts';
import { encodeBlock, type Postings, rangeSize } from './range-block.ts';

/**
 * Indexes up to `rangeSize` records as a new range and a segment of its own.
 * @param client inside the transaction that stores the records too
 * @returns the records' numbers, in order
 */
export async function writeSegment(
  client: pg.ClientBase,
  records: readonly IndexedText[],
): Promise<number[]> {
  if (records.length > rangeSize) throw new RangeError(`A segment takes at most ${rangeSize} records`);
  const reply = await client.query<{ range: number }>(`select nextval('library_ranges')::int as range`);
  const range = reply.rows[0]?.range ?? 0;
  const { terms, counts, lengths, bytes } = encode(range, records);
  // All blocks travel as one binary value and are cut apart over there: an array of them would travel as text.
  await client.query({
    name: 'library-write-segment',
    text: `
      with segment as (
        insert into library_segments (level, records) values (0, $1) returning id
      )
      insert into library_postings (segment_id, term, records, blocks)
      select segment.id, piece.term, piece.records, substring($5::bytea from piece.start + 1 for piece.length)
      from segment,
        (select term, records, length, (sum(length) over (order by place) - length)::int as start
         from unnest($2::text[], $3::int[], $4::int[]) with ordinality as piece (term, records, length, place)
        ) as piece`,
    values: [records.length, terms, counts, lengths, bytes],
  });
  return records.map((_record, offset) => range * rangeSize + offset);
}

function encode(range: number, records: readonly IndexedText[]) {
  const postings = new Map<string, Postings>();
  records.forEach((record, offset) => {
    for (const [term, impact] of impactsOf(record)) {
      const known = postings.get(term);
      if (known) {
        known.offsets.push(offset);
        known.impacts.push(impact);
      } else postings.set(term, { offsets: [offset], impacts: [impact] });
    }
  });
  const terms = [...postings.keys()].filter((term) => term.length <= maxTermLength).sort();
  const counts: number[] = [];
  const lengths: number[] = [];
  const blocks: Uint8Array[] = [];
  for (const term of terms) {
    const held = postings.get(term) as Postings;
    const block: number[] = [];
    encodeBlock(block, range, held);
    counts.push(held.offsets.length);
    lengths.push(block.length);
    blocks.push(Uint8Array.from(block));
  }
  return { terms, counts, lengths, bytes: Buffer.concat(blocks) };
}

/** Longer "words" are sequences or broken text; no one asks for them, and an index row has its limit. */
const maxTermLength = 64;
