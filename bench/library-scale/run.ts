/**
 * How long one search takes over a library of 100,000 and of 1 million synthetic records, the processor time that it
 * takes (PostgreSQL's included, and whatever else the machine does left out), and the space of the index on disk and in
 * memory; where asked for, the same of PostgreSQL's own full-text search, SQLite's FTS5 and MiniSearch.
 *
 *   node --expose-gc bench/library-scale/run.ts [records …] [--text-search] [--sqlite] [--minisearch]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { mergeSegments } from '../../server/src/literature/sources/library/index/merge-segments.ts';
import { rangeSize } from '../../server/src/literature/sources/library/index/range-block.ts';
import { createLibrarySource } from '../../server/src/literature/sources/library/library-source.ts';
import { storeCitations } from '../../server/src/literature/sources/library/records.ts';
import { withDatabase } from '../with-database.ts';
import { type Measure, measureMiniSearch, measureSqlite, measureTextSearch } from './others.ts';
import { processorTimer } from './processor-time.ts';
import { seededRandom, syntheticQuestion, syntheticRecord } from './synthetic.ts';

const sizes = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const isAsked = (option: string) => process.argv.includes(option);
const questionCount = 400;
const limit = 20;

async function fill(pool: pg.Pool, from: number, to: number) {
  const started = performance.now();
  for (let at = from; at < to; at += rangeSize) {
    const count = Math.min(rangeSize, to - at);
    await storeCitations(
      pool,
      Array.from({ length: count }, (_, index) => syntheticRecord(at + index)),
    );
    await mergeSegments(pool);
  }
  const seconds = (performance.now() - started) / 1_000;
  console.log(`  imported in ${seconds.toFixed(0)} s, ${Math.round((to - from) / seconds)} records/s`);
}

async function measure(
  processorTime: () => number,
  name: string,
  search: (question: string) => Promise<unknown>,
  count: number,
  seed: number,
) {
  const random = seededRandom(seed);
  const times: number[] = [];
  const before = processorTime();
  for (let index = 0; index < count; index++) {
    const question = syntheticQuestion(random);
    const started = performance.now();
    await search(question);
    times.push(performance.now() - started);
  }
  const used = ((processorTime() - before) / count).toFixed(1).padStart(8);
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1).padStart(8);
  console.log(
    `  ${name.padEnd(36)} processor ${used} ms  median ${at(0.5)} ms  p95 ${at(0.95)} ms  max ${at(1)} ms`,
  );
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'library-scale-'));
await withDatabase(async (database) => {
  const pool = database.$client;
  const processorTime = await processorTimer(pool);
  let filled = 0;
  for (const size of sizes.length > 0 ? sizes.map(Number) : [100_000, 1_000_000]) {
    console.log(`${size.toLocaleString('en')} records`);
    await fill(pool, filled, size);
    filled = size;
    await pool.query('analyze');
    const space = await pool.query(
      `select pg_size_pretty(pg_total_relation_size('library_postings')) as postings,
         pg_size_pretty(pg_total_relation_size('library_records')) as records,
         (select count(*) from library_segments) as segments`,
    );
    const { postings, records, segments } = space.rows[0];
    console.log(`  index ${postings} in ${segments} segments, records ${records}`);
    const source = createLibrarySource(pool);
    const search = (question: string) =>
      source.search(question, { limit, signal: AbortSignal.timeout(60_000) });
    const memory = process.memoryUsage().rss;
    await measure(processorTime, 'Library, nothing in memory at first', search, questionCount, 1);
    await measure(processorTime, 'Library, other questions, now warm', search, questionCount, 2);
    console.log(`  resident memory grew by ${((process.memoryUsage().rss - memory) / 1e6).toFixed(0)} MB`);
    const other: Measure = (name, ask, count) => measure(processorTime, name, ask, count, 3);
    if (isAsked('--text-search')) await measureTextSearch(pool, limit, other);
    if (isAsked('--sqlite')) await measureSqlite(folder, size, limit, other);
    if (isAsked('--minisearch')) await measureMiniSearch(size, other);
  }
});
await rm(folder, { recursive: true });
