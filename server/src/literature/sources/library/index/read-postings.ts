import type pg from 'pg';
import type { PostingsCache, SegmentPostings } from './postings-cache.ts';
import { decodeBlocks } from './range-block.ts';

/** What the cache reckons for an entry beside its bytes. */
const entryOverhead = 200;
const nothing: SegmentPostings = { records: 0, blocks: [], size: entryOverhead };

/** A segment, and one term that it holds of those that were asked for; without one where it holds none. */
interface PostingsRow {
  id: number;
  segment_records: number;
  term: string | null;
  records: number;
  blocks: Uint8Array;
}

export interface IndexView {
  /** Records in the index. */
  records: number;
  /** Per term, in the order asked, its postings in the segments that hold it. */
  postings: SegmentPostings[][];
}

/**
 * Reads the terms' postings, all as of one moment: a merge meanwhile neither hides nor doubles a record. One statement
 * tells which segments there are and what they hold of the terms that are not at hand; where there are others by now
 * than those that were seen last, a second one asks for all terms.
 */
export async function readPostings(pool: pg.Pool, terms: string[], cache: PostingsCache): Promise<IndexView> {
  const isAtHand = (term: string) => cache.segments?.every((id) => cache.get(id, term)) ?? false;
  const missing = terms.filter((term) => !isAtHand(term));
  return (
    (await readOnce(pool, terms, missing, cache)) ??
    ((await readOnce(pool, terms, terms, cache)) as IndexView)
  );
}

/** @returns null where postings of terms that were not asked for are not at hand; never where all were */
async function readOnce(
  pool: pg.Pool,
  terms: string[],
  asked: string[],
  cache: PostingsCache,
): Promise<IndexView | null> {
  const { rows } = await pool.query<PostingsRow>({
    name: 'library-postings',
    text: `select s.id, s.records as segment_records, p.term, p.records, p.blocks
           from library_segments s
           left join library_postings p on p.segment_id = s.id and p.term = any($1::text[])
           order by s.id`,
    values: [asked],
  });
  const segments = new Map(rows.map(({ id, segment_records }) => [id, segment_records]));
  cache.segments = [...segments.keys()];
  const keyOf = (id: number, term: string | null) => `${id} ${term}`;
  const read = new Map(rows.map((row) => [keyOf(row.id, row.term), row]));
  const isAsked = new Set(asked);
  const postings: SegmentPostings[][] = [];
  for (const term of terms) {
    const held: SegmentPostings[] = [];
    for (const id of segments.keys()) {
      let found = cache.get(id, term);
      if (!found) {
        if (!isAsked.has(term)) return null;
        const row = read.get(keyOf(id, term));
        found = row ? toPostings(row) : nothing;
        cache.put(id, term, found);
      }
      if (found.records > 0) held.push(found);
    }
    postings.push(held);
  }
  return { records: [...segments.values()].reduce((sum, records) => sum + records, 0), postings };
}

function toPostings({ records, blocks }: PostingsRow): SegmentPostings {
  return { records, blocks: decodeBlocks(blocks), size: blocks.byteLength + entryOverhead };
}
