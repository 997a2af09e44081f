import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Citation } from '@sextant/contracts';
import MiniSearch from 'minisearch';
import type pg from 'pg';
import { queryOf } from '../../server/src/literature/sources/library/query.ts';
import { termsOf } from '../../server/src/reading/words/terms.ts';
import { sqliteSearch } from '../retrieval/sqlite-search.ts';
import { rankByRarity, rankByTextSearch } from '../retrieval/text-search.ts';
import { syntheticRecord } from './synthetic.ts';

/** MiniSearch holds everything in memory, so that its cost is told at this many records, and a record's from that. */
const maxInMemory = 50_000;
const megabyte = 1_000_000;
const batch = 5_000;

export type Measure = (
  name: string,
  search: (question: string) => Promise<unknown>,
  questions: number,
) => Promise<void>;

/** Runs the work and says what it took in time and, where `size` can tell, in bytes. */
async function timed(name: string, work: () => unknown, size?: () => Promise<string>): Promise<void> {
  const started = performance.now();
  await work();
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`  ${name}: filled in ${seconds} s${size ? `, ${await size()}` : ''}`);
}

/** PostgreSQL's own search over the library's records, ranked in three ways. */
export async function measureTextSearch(pool: pg.Pool, limit: number, measure: Measure) {
  const sizeOf = (table: string) => async () => {
    const { rows } = await pool.query(
      `select pg_size_pretty(pg_relation_size($1)) as words, pg_size_pretty(pg_indexes_size($1)) as index`,
      [table],
    );
    return `words ${rows[0].words}, index ${rows[0].index}`;
  };
  for (const mode of ['ts_rank', 'ts_rank_cd'] as const) {
    let search: (question: string) => Promise<unknown> = async () => [];
    const fill = async () => {
      search = await rankByTextSearch(pool, mode, limit);
    };
    await timed(`PostgreSQL ${mode}`, fill, sizeOf('text_search'));
    await measure(`PostgreSQL ${mode}`, search, 20);
  }
  let search: (question: string) => Promise<unknown> = async () => [];
  const fill = async () => {
    search = await rankByRarity(pool, limit);
  };
  await timed('PostgreSQL ts_rank a term × rarity', fill, sizeOf('own_terms'));
  await measure('PostgreSQL ts_rank a term × rarity', search, 40);
}

/** SQLite's FTS5 in a file of its own. */
export async function measureSqlite(folder: string, records: number, limit: number, measure: Measure) {
  const file = path.join(folder, `records-${records}.sqlite`);
  const sqlite = sqliteSearch(file, limit);
  const fill = () => {
    for (let at = 0; at < records; at += batch)
      sqlite.add(syntheticRecords(at, Math.min(at + batch, records)));
  };
  await timed('SQLite FTS5', fill, async () => `${((await stat(file)).size / megabyte).toFixed(0)} MB`);
  await measure('SQLite FTS5', async (question) => sqlite.search(question), 100);
  sqlite.close();
}

/** MiniSearch in this process's memory, with what it takes to bring back from a file. */
export async function measureMiniSearch(records: number, measure: Measure) {
  const count = Math.min(records, maxInMemory);
  const options = {
    idField: 'pmid',
    fields: ['title', 'abstract'],
    tokenize: termsOf,
    processTerm: (term: string) => term,
  };
  const before = usedMemory();
  const index = new MiniSearch(options);
  const fill = () => {
    for (let at = 0; at < count; at += batch) index.addAll(syntheticRecords(at, Math.min(at + batch, count)));
  };
  await timed(`MiniSearch, ${count.toLocaleString('en')} records`, fill, async () => {
    const used = usedMemory() - before;
    return `${(used / megabyte).toFixed(0)} MB of memory, ${(used / count / 1_000).toFixed(1)} kB a record`;
  });
  const search = async (question: string) => index.search({ queries: [...queryOf(question).keys()] });
  await measure('MiniSearch', search, 40);
  const json = JSON.stringify(index);
  await timed(
    'MiniSearch from its JSON',
    () => MiniSearch.loadJSON(json, options),
    async () => `${(json.length / megabyte).toFixed(0)} MB`,
  );
}

function usedMemory(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

function syntheticRecords(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => toRow(syntheticRecord(from + index)));
}

const toRow = ({ abstract, mesh, pmid, title }: Citation) => ({
  pmid: pmid ?? '',
  title,
  mesh,
  abstract: abstract ?? '',
});
