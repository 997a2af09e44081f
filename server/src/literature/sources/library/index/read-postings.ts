import type pg from 'pg';
import type { PostingsCache, SegmentPostings } from './postings-cache.ts';
import { decodeBlocks } from './range-block.ts';

/** What the cache reckons for an entry beside its bytes. */
const entryOverhead = 200;
const nothing: SegmentPostings = { records: 0, blocks: [], size: entryOverhead };

interface PostingsRow {
  segment_id: number;
  term: string;
  records: number;
  blocks: Uint8Array;
}

export interface IndexView {
  /** Records in the index. */
  records: number;
  /** Per term, in the order asked, its postings in the segments that hold it. */
  postings: SegmentPostings[][];
}

/** Reads the terms' postings, all as of one moment: a merge meanwhile neither hides nor doubles a record. */
export async function readPostings(pool: pg.Pool, terms: string[], cache: PostingsCache): Promise<IndexView> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin isolation level repeatable read read only');
    const segments = await client.query<{ id: number; records: number }>({
      name: 'library-segments',
      text: 'select id, records from library_segments order by id',
    });
    const ids = segments.rows.map(({ id }) => id);
    const postings = await postingsOf(client, ids, terms, cache);
    await client.query('commit');
    return { records: segments.rows.reduce((sum, { records }) => sum + records, 0), postings };
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    // A connection inside a failed transaction is not fit for anyone else.
    client.release(failure);
  }
}

async function postingsOf(client: pg.ClientBase, ids: number[], terms: string[], cache: PostingsCache) {
  const found = terms.map((term) => new Map(ids.map((id) => [id, cache.get(id, term)])));
  const missing = terms.filter((_term, index) => [...(found[index]?.values() ?? [])].includes(undefined));
  if (missing.length > 0) {
    const reply = await client.query<PostingsRow>({
      name: 'library-postings',
      text: `select segment_id, term, records, blocks from library_postings
             where segment_id = any($1::int[]) and term = any($2::text[])`,
      values: [ids, missing],
    });
    const read = new Map(reply.rows.map((row) => [`${row.segment_id} ${row.term}`, row]));
    for (const term of missing)
      for (const id of ids) {
        const row = read.get(`${id} ${term}`);
        const postings = row ? toPostings(row) : nothing;
        cache.put(id, term, postings);
        found[terms.indexOf(term)]?.set(id, postings);
      }
  }
  return found.map((bySegment) =>
    [...bySegment.values()].filter((held): held is SegmentPostings => held !== undefined && held.records > 0),
  );
}

function toPostings({ records, blocks }: PostingsRow): SegmentPostings {
  return { records, blocks: decodeBlocks(blocks), size: blocks.byteLength + entryOverhead };
}
