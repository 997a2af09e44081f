/**
 * How long one search takes over a library of 100,000 and of 1 million synthetic records, beside PostgreSQL's own
 * full-text search where asked for. Usage: `node bench/library-scale/run.ts [records …] [--text-search]`
 */
import type pg from 'pg';
import { mergeSegments } from '../../server/src/sources/library/index/merge-segments.ts';
import { rangeSize } from '../../server/src/sources/library/index/range-block.ts';
import { createLibrarySource } from '../../server/src/sources/library/library-source.ts';
import { storeCitations } from '../../server/src/sources/library/records.ts';
import { rankByTextSearch } from '../retrieval/text-search.ts';
import { withDatabase } from '../with-database.ts';
import { seededRandom, syntheticQuestion, syntheticRecord } from './synthetic.ts';

const sizes = process.argv.slice(2).filter((argument) => /^\d+$/.test(argument));
const withTextSearch = process.argv.includes('--text-search');
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
  name: string,
  search: (question: string) => Promise<unknown>,
  count: number,
  seed: number,
) {
  const random = seededRandom(seed);
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const question = syntheticQuestion(random);
    const started = performance.now();
    await search(question);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(1).padStart(8);
  console.log(`  ${name.padEnd(36)} median ${at(0.5)} ms  p95 ${at(0.95)} ms  max ${at(1)} ms`);
}

await withDatabase(async (database) => {
  const pool = database.$client;
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
    await measure('Library, nothing in memory at first', search, questionCount, 1);
    await measure('Library, other questions, now warm', search, questionCount, 2);
    if (withTextSearch)
      await measure('PostgreSQL ts_rank', await rankByTextSearch(pool, 'ts_rank', limit), 20, 3);
  }
});
