import type pg from 'pg';

/**
 * PostgreSQL's own full-text search over the library's records: title (A), MeSH (B) and abstract (C), any word
 * of the question, ranked by `mode` with its normalisation for length.
 */
export async function rankByTextSearch(pool: pg.Pool, mode: 'ts_rank' | 'ts_rank_cd', depth: number) {
  await pool.query(`drop table if exists text_search`);
  await pool.query(`
    create table text_search as select pmid,
      setweight(to_tsvector('english', citation ->> 'title'), 'A') ||
      setweight(to_tsvector('english', (citation -> 'mesh')::text), 'B') ||
      setweight(to_tsvector('english', coalesce(citation ->> 'abstract', '')), 'C') as words
    from library_records`);
  await pool.query('create index on text_search using gin (words)');
  return async (question: string) => {
    const reply = await pool.query<{ pmid: string }>(
      `select pmid from text_search,
         to_tsquery('english', replace(plainto_tsquery('english', $1)::text, '&', '|')) as query
       where words @@ query order by ${mode}(words, query, 1) desc, pmid limit $2`,
      [question, depth],
    );
    return reply.rows.map(({ pmid }) => pmid);
  };
}
