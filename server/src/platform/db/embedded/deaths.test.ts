import { spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { preparedDataDir } from '../../../testing/prepared-data-dir.ts';
import {
  descendants,
  eventually,
  isAlive,
  killAtOnce,
  runScript,
  type TestProcess,
} from '../../../testing/processes.ts';
import { queryOnce } from '../../../testing/query-once.ts';

const script = path.resolve(import.meta.dirname, '../../../testing/run-embedded-postgres.ts');

/** Runs the database in a process of its own and tells where it is. */
async function run(dataDir: string): Promise<TestProcess & { url: string }> {
  const started = runScript(script, [dataDir]);
  onTestFinished(async () => {
    const all = [started.pid, ...descendants(started.pid)];
    started.child.kill('SIGTERM');
    await Promise.race([started.ended, new Promise((resolve) => setTimeout(resolve, 5_000))]);
    killAll(all);
  });
  const [, url] = await started.until(/url=(\S+)/);
  return { ...started, url: url as string };
}

function killAll(pids: number[]): void {
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

async function mainProcess(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

it('ends the database when the server alone is killed, and keeps what was committed', async () => {
  const dataDir = await preparedDataDir();
  const first = await run(dataDir);
  await queryOnce(first.url, 'create table kept as select generate_series(1, 1000) as n');
  const database = await mainProcess(dataDir);
  process.kill(first.pid, 'SIGKILL');
  await eventually(() => !isAlive(database));
  const second = await run(dataDir);
  expect(await queryOnce(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
});

it('starts after kill -9 of everything', async () => {
  const dataDir = await preparedDataDir();
  const first = await run(dataDir);
  await queryOnce(first.url, 'create table kept as select generate_series(1, 1000) as n');
  killAtOnce(first.pid);
  await first.ended;
  expect(await mainProcess(dataDir)).toBeGreaterThan(0);
  const second = await run(dataDir);
  expect(await queryOnce(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
});

it('stops an orphan that still runs, also one that is busy, and keeps what was committed', async () => {
  const dataDir = await preparedDataDir();
  const first = await run(dataDir);
  await queryOnce(first.url, 'create table kept as select 1 as n');
  const database = await mainProcess(dataDir);
  const busy = queryOnce(first.url, 'begin; insert into kept values (2); select pg_sleep(600)').catch(
    () => 'ended',
  );
  await eventually(
    async () =>
      (await queryOnce(first.url, `select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).length > 0,
  );
  // All but the database: what watches over it too.
  const spared = [database, ...descendants(database)];
  killAtOnce(first.pid, (pid) => !spared.includes(pid));
  await first.ended;
  expect(isAlive(database)).toBe(true);
  const second = await run(dataDir);
  expect(isAlive(database)).toBe(false);
  expect(await busy).toBe('ended');
  expect(second.output()).toContain('left by an earlier run is still running');
  expect(await queryOnce(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
});

it('stops backends whose main process was killed, which still hold the shared memory', async () => {
  const dataDir = await preparedDataDir();
  const first = await run(dataDir);
  await queryOnce(first.url, 'create table kept as select 1 as n');
  const database = await mainProcess(dataDir);
  // Does not look up from its work, so that it does not notice that its main process is gone.
  const busy = queryOnce(
    first.url,
    'select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b',
  ).catch(() => 'ended');
  const [row] = await eventually(async () => {
    const rows = await queryOnce(
      first.url,
      `select pid from pg_stat_activity where state = 'active' and query like '%100000%' and pid <> pg_backend_pid()`,
    );
    return rows.length > 0 ? rows : null;
  });
  const backend = row?.pid as number;
  killAtOnce(first.pid, (pid) => pid !== backend);
  await first.ended;
  // Both were killed at once: which of them is gone first is the system's matter.
  await eventually(() => !isAlive(database));
  expect(isAlive(backend)).toBe(true);
  const second = await run(dataDir);
  expect(isAlive(backend)).toBe(false);
  expect(await busy).toBe('ended');
  expect(await queryOnce(second.url, 'select n from kept')).toEqual([{ n: 1 }]);
});

it('is not fooled by a process that has the number of the stale pid file by now', async () => {
  const dataDir = await preparedDataDir();
  const first = await run(dataDir);
  killAtOnce(first.pid);
  await first.ended;
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  const owner = await stat(path.join(dataDir, 'postgres'));
  // Of the database's own user: PostgreSQL by itself would take it for its server and refuse.
  const other = spawn('sleep', ['600'], { stdio: 'ignore', uid: owner.uid, gid: owner.gid });
  onTestFinished(() => void other.kill());
  await writeFile(pidFile, (await readFile(pidFile, 'utf8')).replace(/^\d+/, String(other.pid)));
  await writeFile(path.join(dataDir, 'sextant.pid'), `${other.pid}\n`);
  const second = await run(dataDir);
  expect(await queryOnce(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(other.exitCode).toBeNull();
});

it('starts on an empty pid file, as a full disk leaves it', async () => {
  const dataDir = await preparedDataDir();
  const first = await run(dataDir);
  killAtOnce(first.pid);
  await first.ended;
  await writeFile(path.join(dataDir, 'postgres', 'postmaster.pid'), '');
  const second = await run(dataDir);
  expect(await queryOnce(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('gives the data to one of two: the second says so and ends, the first goes on', async () => {
  const dataDir = await preparedDataDir();
  const first = await run(dataDir);
  const second = runScript(script, [dataDir]);
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Another Sextant (process ${first.pid}) is already running on ${dataDir}. Stop it first, or give this one a DATA_DIR of its own.\n`,
  );
  expect(await queryOnce(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(first.output()).toMatch(/^url=\S+ admin=\S+\n$/);
});
