/**
 * What one question costs the server and PostgreSQL, as shipped but for the judge: six answers of real length, written at
 * the pace of real engines, with evidence from the bundled library, ledger and overview. Per question: processor time of
 * both, commits, rows that stay, bytes of tables and indexes that stay, and WAL; beside them the delay of the server's
 * event loop, and its memory at its height and a minute later. docs/scaling.md calculates from it.
 *
 *   node bench/question-cost/run.ts [questions] [at once]
 */
import { existsSync } from 'node:fs';
import type { Seen } from './look.ts';
import { measureQuestions } from './measure.ts';
import { answersFile } from './world.ts';

const questions = Number(process.argv[2] ?? 40);
const atOnce = Number(process.argv[3] ?? 4);
if (!existsSync(answersFile)) {
  console.log(`Skipped: ${answersFile} is not here.`);
  process.exit(0);
}

const cost = await measureQuestions(questions, atOnce);
const { after, asked, before, characters, delay, seconds } = cost;
const each = (of: (seen: Seen) => number, digits = 0) =>
  ((of(after) - of(before)) / questions).toFixed(digits);
console.log(
  `${questions} questions, ${atOnce} at once, in ${seconds.toFixed(0)} s; six answers of ${characters} characters in all`,
);
console.log('a question:');
console.log(`  processor time of the server     ${each((seen) => seen.server / 1e3)} ms`);
console.log(`  processor time of PostgreSQL     ${each((seen) => seen.postgres / 1e3)} ms`);
console.log(`  commits                          ${each((seen) => seen.commits)}`);
console.log(`  WAL                              ${each((seen) => seen.wal / 1e3, 1)} kB`);
console.log(`  tables and indexes grow by       ${each((seen) => seen.bytes / 1e3, 1)} kB`);
console.log(
  `  of these stay once vacuumed      ${((cost.vacuumed - before.bytes) / questions / 1e3).toFixed(1)} kB`,
);
for (const [service, requests] of asked)
  console.log(`  requests to ${service.padEnd(20)} ${(requests / questions).toFixed(1)}`);
console.log('rows that stay, and rows written (inserts, updates and deletes), a question:');
for (const [table, { live, written }] of after.tables) {
  const old = before.tables.get(table) ?? { live: 0, written: 0 };
  if (written === old.written) continue;
  const stays = ((live - old.live) / questions).toFixed(1);
  console.log(
    `  ${table.padEnd(32)} ${stays.padStart(6)} ${((written - old.written) / questions).toFixed(1).padStart(8)}`,
  );
}
const ms = (value: number) => `${value.toFixed(0)} ms`;
console.log(
  `delay of the event loop: median ${ms(delay.p50)}, 99th percentile ${ms(delay.p99)}, longest ${ms(delay.max)}`,
);
console.log(`memory of the server: ${cost.height} MB at its height, ${cost.minuteLater} MB a minute later`);
process.exit(0);
