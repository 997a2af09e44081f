/**
 * Retrieval quality: every question of `questions.jsonl` against the whole of `literature.jsonl` in the library,
 * beside MiniSearch's BM25, PostgreSQL's full-text search and SQLite's FTS5 on the same records.
 * In this data a question is its paper's title, so each method is measured once with the titles and once with the
 * titles of the papers asked for withheld, which is the test that tells.
 */
import MiniSearch from 'minisearch';
import type pg from 'pg';
import { rangeSize } from '../../server/src/literature/sources/library/index/range-block.ts';
import { createLibrarySource } from '../../server/src/literature/sources/library/library-source.ts';
import { queryOf } from '../../server/src/literature/sources/library/query.ts';
import { storeCitations } from '../../server/src/literature/sources/library/records.ts';
import { termsOf } from '../../server/src/reading/words/terms.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';
import { withDatabase } from '../with-database.ts';
import { paraphrases } from './paraphrases.ts';
import { sqliteSearch } from './sqlite-search.ts';
import { rankByRarity, rankByTextSearch } from './text-search.ts';
import { toCitation } from './to-citation.ts';

const literature = readRows<LiteratureRow>('literature.jsonl');
const questions: readonly { pmid: string; question: string }[] = readRows('questions.jsonl');
const asked = new Set(questions.map(({ pmid }) => pmid));
const depth = 10;

type Search = (question: string) => Promise<string[]> | string[];

async function measure(name: string, search: Search, asking = questions) {
  const ranks: number[] = [];
  for (const { pmid, question } of asking) {
    const place = (await search(question)).slice(0, depth).indexOf(pmid);
    ranks.push(place < 0 ? Number.POSITIVE_INFINITY : place + 1);
  }
  const recall = (at: number) => (ranks.filter((rank) => rank <= at).length / ranks.length).toFixed(3);
  const reciprocal = ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
  console.log(
    `  ${name.padEnd(44)} ${recall(1)}     ${recall(5)}     ${recall(10)}      ${reciprocal.toFixed(3)}`,
  );
}

function miniSearch(records: LiteratureRow[], fields: string[], options: object): Search {
  const index = new MiniSearch({ idField: 'pmid', fields });
  index.addAll(records.map((record) => ({ ...record, mesh: record.mesh.join('. ') })));
  return (question) => index.search(question, options).map(({ id }) => id as string);
}

function library(pool: pg.Pool): Search {
  const source = createLibrarySource(pool);
  return async (question) => {
    const found = await source.search(question, { limit: depth, signal: AbortSignal.timeout(60_000) });
    return found.flatMap(({ pmid }) => pmid ?? []);
  };
}

async function compare(heading: string, records: LiteratureRow[], asking = questions) {
  console.log(`\n${heading}\n  ${''.padEnd(44)} recall@1  recall@5  recall@10  MRR`);
  await measure('MiniSearch, title and abstract', miniSearch(records, ['title', 'abstract'], {}), asking);
  const all = miniSearch(records, ['title', 'abstract', 'mesh'], {});
  await measure('MiniSearch, title, abstract and MeSH', all, asking);
  const tuned = { boost: { title: 2 }, prefix: true, fuzzy: 0.2 };
  await measure(
    'MiniSearch, the same, prefix and fuzzy',
    miniSearch(records, ['title', 'abstract', 'mesh'], tuned),
    asking,
  );
  const own = miniSearch(
    records.map((record) => ({
      ...record,
      title: termsOf(record.title).join(' '),
      abstract: termsOf(record.abstract).join(' '),
      mesh: [termsOf(record.mesh.join('. ')).join(' ')],
    })),
    ['title', 'abstract', 'mesh'],
    { boost: { title: 2 } },
  );
  const inOwnTerms: Search = (question) => own([...queryOf(question).keys()].join(' '));
  await measure('MiniSearch, the product’s terms and synonyms', inOwnTerms, asking);
  const sqlite = sqliteSearch(':memory:', depth);
  sqlite.add(records);
  await measure('SQLite FTS5 bm25, the product’s terms', sqlite.search, asking);
  sqlite.close();
  await withDatabase(async (database) => {
    for (let at = 0; at < records.length; at += rangeSize)
      await storeCitations(database.$client, records.slice(at, at + rangeSize).map(toCitation));
    for (const mode of ['ts_rank', 'ts_rank_cd'] as const)
      await measure(`PostgreSQL ${mode}`, await rankByTextSearch(database.$client, mode, depth), asking);
    await measure('PostgreSQL ts_rank a term × rarity', await rankByRarity(database.$client, depth), asking);
    await measure('Library', library(database.$client), asking);
  });
}

console.log(`${questions.length} questions, ${literature.length} records`);
await compare('As they are (a question is its paper’s title)', literature);
const untitled = literature.map((record) => (asked.has(record.pmid) ? { ...record, title: '' } : record));
await compare('With the titles of the papers asked for withheld', untitled);
await compare(
  'With their titles and MeSH headings withheld: the abstract alone',
  untitled.map((record) => (asked.has(record.pmid) ? { ...record, mesh: [] } : record)),
);
await compare(`${paraphrases.length} questions in other words, records as they are`, literature, paraphrases);
