import type pg from 'pg';
import { queryOf } from '../../server/src/literature/sources/library/query.ts';
import { termsOf } from '../../server/src/reading/words/terms.ts';

/**
 * PostgreSQL's own full-text search over the library's records: title (A), MeSH (B) and abstract (C), any word
 * of the question, ranked by `mode` with its normalisation for length.
 */
export async function rankByTextSearch(pool: pg.Pool, mode: 'ts_rank' | 'ts_rank_cd', depth: number) {
  await makeTable(
    pool,
    `drop table if exists text_search;
    create table text_search as select pmid,
      setweight(to_tsvector('english', citation ->> 'title'), 'A') ||
      setweight(to_tsvector('english', (citation -> 'mesh')::text), 'B') ||
      setweight(to_tsvector('english', coalesce(citation ->> 'abstract', '')), 'C') as words
    from library_records;
    create index on text_search using gin (words);
    analyze text_search`,
  );
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

/** Records that are looked at for one question: those that hold its rarest words, up to about so many. */
const maxCandidates = 20_000;
const batch = 2_000;

/**
 * The best that we know to make of it: the product's own terms and synonyms in a `tsvector`, candidates by the rarest
 * terms alone, and their rank the sum of `ts_rank` of each term by itself times its rarity, which PostgreSQL's
 * statistics of the column (`most_common_elems`) tell.
 * @param normalisation `ts_rank`'s, for a record's length
 */
export async function rankByRarity(pool: pg.Pool, depth: number, normalisation = 1) {
  await fillOwnTerms(pool);
  const { records, holding, fewest } = await readStatistics(pool);
  const held = (term: string) => holding.get(term) ?? fewest;
  return async (question: string) => {
    const terms = [...queryOf(question)]
      .map(([term, weight]) => ({ term, weight, held: held(term) }))
      .sort((a, b) => a.held - b.held);
    let candidates = 0;
    const chosen = terms.filter((each, index) => {
      candidates += each.held;
      return index === 0 || candidates <= maxCandidates;
    });
    const reply = await pool.query<{ pmid: string }>({
      name: `rarity-${normalisation}`,
      text: `
        select pmid from own_terms where words @@ $1::tsquery
        order by (
          select sum(weight * ts_rank('{0, 0.5, 0.5, 1}', words, term, ${normalisation}))
          from unnest($2::text[]::tsquery[], $3::float8[]) as asked (term, weight)
        ) desc, pmid limit $4`,
      values: [
        chosen.map(({ term }) => quoted(term)).join(' | '),
        terms.map(({ term }) => quoted(term)),
        terms.map((each) => each.weight * Math.log(1 + (records - each.held + 0.5) / (each.held + 0.5))),
        depth,
      ],
    });
    return reply.rows.map(({ pmid }) => pmid);
  };
}

const quoted = (term: string) => `'${term}'`;

async function fillOwnTerms(pool: pg.Pool) {
  await pool.query('drop table if exists own_terms');
  await pool.query('create table own_terms (pmid text, words tsvector)');
  for (let last = -1; ; ) {
    const { rows } = await pool.query<{ number: number; pmid: string; citation: Indexed }>(
      'select number, pmid, citation from library_records where number > $1 order by number limit $2',
      [last, batch],
    );
    if (rows.length === 0) break;
    last = rows.at(-1)?.number ?? 0;
    await pool.query('insert into own_terms select * from unnest($1::text[], $2::tsvector[])', [
      rows.map(({ pmid }) => pmid),
      rows.map(({ citation }) => vectorOf(citation)),
    ]);
  }
  await makeTable(
    pool,
    `alter table own_terms alter column words set statistics 1000;
    create index on own_terms using gin (words);
    analyze own_terms`,
  );
}

/** Statements that take longer than the product lets any of its own take. */
async function makeTable(pool: pg.Pool, statements: string) {
  const slow = {
    text: `set statement_timeout = 0; ${statements}; reset statement_timeout`,
    query_timeout: 3_600_000,
  };
  await pool.query(slow);
}

interface Indexed {
  title: string;
  abstract: string | null;
  mesh: string[];
}

function vectorOf({ abstract, mesh, title }: Indexed): string {
  let place = 0;
  return [
    ['A', title],
    ['B', mesh.join('. ')],
    ['C', abstract ?? ''],
  ]
    .flatMap(([label = '', text = '']) =>
      termsOf(text)
        .filter((term) => term.length <= 64)
        .map((term) => `${quoted(term)}:${Math.min(++place, 16_383)}${label}`),
    )
    .join(' ');
}

/** In how many records the common terms are, by the column's statistics; the others are in fewer than the rarest of them. */
async function readStatistics(pool: pg.Pool) {
  const count = await pool.query<{ records: number }>('select count(*)::int as records from own_terms');
  const records = count.rows[0]?.records ?? 0;
  const { rows } = await pool.query<{ terms: string[]; shares: number[] }>(
    `select most_common_elems::text::text[] as terms, most_common_elem_freqs as shares
     from pg_stats where tablename = 'own_terms' and attname = 'words'`,
  );
  const { terms = [], shares = [] } = rows[0] ?? {};
  const holding = new Map(terms.map((term, index) => [term, (shares[index] ?? 0) * records]));
  // The last numbers are the least and the largest share.
  return { records, holding, fewest: Math.max(1, (shares[terms.length] ?? 0) * records) / 2 };
}
