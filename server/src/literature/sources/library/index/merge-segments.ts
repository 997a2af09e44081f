import type pg from 'pg';

/** So many segments of a level become one of the next: few to search, and no posting is rewritten often. */
const fanIn = 8;

/** Any number; the same in every process, so that merges never overlap. */
const mergeLock = 7_283_916;

/**
 * Merges segments wherever a level has `fanIn` of them. Blocks carry their range, so merging is concatenation and
 * happens inside the database. Searches under way keep the snapshot that they began with.
 */
export async function mergeSegments(pool: pg.Pool): Promise<void> {
  while (await mergeOnce(pool));
}

async function mergeOnce(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const lock = await client.query('select pg_try_advisory_xact_lock($1) as held', [mergeLock]);
    const full = lock.rows[0]?.held
      ? await client.query<{ level: number; ids: number[] }>(
          `select level, (array_agg(id order by id))[1:$1] as ids from library_segments
           group by level having count(*) >= $1 order by level limit 1`,
          [fanIn],
        )
      : undefined;
    const [found] = full?.rows ?? [];
    if (found) {
      await client.query(
        `with merged as (
           insert into library_segments (level, records)
           select $2::int + 1, sum(records) from library_segments where id = any($1::int[]) returning id
         )
         insert into library_postings (segment_id, term, records, blocks)
         select merged.id, term, sum(records), string_agg(blocks, ''::bytea order by segment_id)
         from library_postings, merged where segment_id = any($1::int[]) group by merged.id, term`,
        [found.ids, found.level],
      );
      await client.query('delete from library_postings where segment_id = any($1::int[])', [found.ids]);
      await client.query('delete from library_segments where id = any($1::int[])', [found.ids]);
    }
    await client.query('commit');
    return found !== undefined;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
