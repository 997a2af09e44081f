/**
 * What one question costs the server and PostgreSQL, as shipped but for the judge: six answers of real length, written at
 * the pace of real engines, with evidence from the bundled library, ledger and overview. Per question: processor time of
 * both, commits, rows that stay, bytes of tables and indexes that stay, and WAL; beside them the delay of the server's
 * event loop, and its memory at its height and a minute later. docs/scaling.md calculates from it.
 *
 *   node bench/question-cost/run.ts [questions] [at once]
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { startProviderEmulator } from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { sharedPath } from '../shared-data.ts';
import { cpuMicroseconds } from '../support/process-time.ts';
import { startServer } from '../support/server.ts';
import { withDatabase } from '../with-database.ts';

const questions = Number(process.argv[2] ?? 40);
const atOnce = Number(process.argv[3] ?? 4);
/** Below the 30 questions a minute that anybody may ask. */
const questionsOfOne = 20;
const file = sharedPath('six-answers/aspirin.md');
if (!existsSync(file)) {
  console.log(`Skipped: ${file} is not here.`);
  process.exit(0);
}
const [, ...parts] = readFileSync(file, 'utf8').split(/^@@(\w+)\n/m);
/** Never the same one twice: what was found for a question is remembered. */
const questionOf = (at: number) =>
  `Should adults above ${40 + (at % 50)} without cardiovascular disease start ${75 + (at % 7)} mg of aspirin a day?`;

const [engines, sources] = await Promise.all([startProviderEmulator(), startSourceEmulator()]);
let characters = 0;
for (let at = 0; at < parts.length; at += 2) {
  const [engine = '', text = ''] = parts.slice(at, at + 2);
  characters += text.length;
  // Some 20 chunks a second, as the vendors send them.
  engines.script(engine, {
    text: text.replace(/\{\{(\d+)\}\}/g, '[PMID $1]'),
    chunkSize: 20,
    chunkDelay: 25,
  });
}

await withDatabase(async (database, admin) => {
  const read = async <Row>(text: string) => (await database.$client.query(text)).rows as Row[];
  const server = await startServer({
    ...engines.environment(),
    ...sources.environment(),
    DATABASE_URL: String(database.$client.options.connectionString),
    EVIDENCE: 'on',
    JUDGE: 'off',
  });
  const people = await Promise.all(
    Array.from({ length: Math.ceil(questions / questionsOfOne) + 1 }, (_, at) =>
      server.signUp(`${at}@example.org`),
    ),
  );
  const ask = async (person: string, at: number) => {
    let failed = 0;
    await server.ask(person, questionOf(at), (event) => {
      if (event.type === 'answer-error') failed += 1;
    });
    if (failed > 0) throw new Error(`${failed} answers failed.`);
  };
  // Opens connections and warms the code up.
  for (let at = 0; at < 3; at += 1) await ask(people.at(-1) as string, questions + at);
  const [backend] = await read<{ pid: number }>('select pg_backend_pid() as pid');
  const postgres = parentOf(backend?.pid ?? 0);
  await read('vacuum full');
  await admin.$client.query('checkpoint');
  const before = await look();
  const askedBefore = sources.requests().length;
  await delayOfLoop(server.url);
  const begun = performance.now();
  let next = 0;
  const lanes = Array.from({ length: atOnce }, async () => {
    for (let at = next++; at < questions; at = next++)
      await ask(people[Math.floor(at / questionsOfOne)] as string, at);
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - begun) / 1_000;
  const loop = await delayOfLoop(server.url);
  const after = await look();
  await read('vacuum full');
  const vacuumed = await look();
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
    `  of these stay once vacuumed      ${((vacuumed.bytes - before.bytes) / questions / 1e3).toFixed(1)} kB`,
  );
  const asked = Map.groupBy(sources.requests().slice(askedBefore), ({ service }) => service);
  for (const [service, requests] of asked)
    console.log(`  requests to ${service.padEnd(20)} ${(requests.length / questions).toFixed(1)}`);
  console.log('rows that stay, and rows written (inserts, updates and deletes), a question:');
  for (const [table, { live, written }] of after.tables) {
    const old = before.tables.get(table) ?? { live: 0, written: 0 };
    if (written === old.written) continue;
    const stays = ((live - old.live) / questions).toFixed(1);
    console.log(
      `  ${table.padEnd(32)} ${stays.padStart(6)} ${((written - old.written) / questions).toFixed(1).padStart(8)}`,
    );
  }
  console.log(`delay of the event loop: ${loop}`);
  const height = memoryOf(server.pid, 'VmHWM');
  await new Promise((resolve) => setTimeout(resolve, 60_000));
  console.log(
    `memory of the server: ${height} MB at its height, ${memoryOf(server.pid, 'VmRSS')} MB a minute later`,
  );
  await server.stop();

  interface Seen {
    server: number;
    postgres: number;
    commits: number;
    wal: number;
    bytes: number;
    tables: Map<string, { live: number; written: number }>;
  }

  async function look(): Promise<Seen> {
    // What connections have counted reaches the views once they stand still for a second.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const [counted] = await read<{ commits: string; wal: string; bytes: string }>(
      `select (select xact_commit from pg_stat_database where datname = current_database()) as commits,
              pg_current_wal_lsn() - '0/0'::pg_lsn as wal,
              (select sum(pg_total_relation_size(relid)) from pg_stat_user_tables) as bytes`,
    );
    const tables = await read<{ name: string; live: string; written: string }>(
      `select schemaname || '.' || relname as name, sum(n_tup_ins - n_tup_del) as live,
              sum(n_tup_ins + n_tup_upd + n_tup_del) as written
       from pg_stat_user_tables group by 1 order by 1`,
    );
    return {
      server: cpuMicroseconds(server.pid),
      postgres: familyOf(postgres).reduce((sum, pid) => sum + cpuMicroseconds(pid), 0),
      commits: Number(counted?.commits),
      wal: Number(counted?.wal),
      bytes: Number(counted?.bytes),
      tables: new Map(
        tables.map(({ name, live, written }) => [name, { live: Number(live), written: Number(written) }]),
      ),
    };
  }
});
await Promise.all([engines.close(), sources.close()]);
process.exit(0);

function processes(): number[][] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
}

function parentOf(pid: number): number {
  return processes().find(([one]) => one === pid)?.[1] ?? 0;
}

/** A PostgreSQL server and its connections; what connections that have ended used is not in it. */
function familyOf(postmaster: number): number[] {
  const children = processes().filter(([, parent]) => parent === postmaster);
  return [postmaster, ...children.map(([pid = 0]) => pid)];
}

function memoryOf(pid: number, what: 'VmHWM' | 'VmRSS'): number {
  const size = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(size) / 1_000);
}

/** Since it was last asked. The timer by which it is seen wakes every 10 ms, which is the least that it can say. */
async function delayOfLoop(url: string): Promise<string> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const ms = (name: string) =>
    `${(1_000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(figures)?.[1])).toFixed(0)} ms`;
  return `median ${ms('p50')}, 99th percentile ${ms('p99')}, longest ${ms('max')}`;
}
