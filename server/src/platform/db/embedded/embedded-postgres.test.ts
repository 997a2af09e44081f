import { mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { queryOnce } from '../../../testing/query-once.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { StartError } from '../../process/start-error.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const log = pino({ level: 'silent' });

let folder: string;
let running: EmbeddedPostgres[] = [];

beforeEach(async () => {
  folder = await testFolder();
  onTestFinished(async () => {
    await Promise.all(running.map((each) => each.stop()));
    running = [];
  });
});

async function start(dataDir = path.join(folder, 'data')): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, log, isThrowaway: true });
  running.push(started);
  return started;
}

async function stop(started: EmbeddedPostgres): Promise<void> {
  running = running.filter((each) => each !== started);
  await started.stop();
}

it('starts on nothing, and starts again on what it kept', async () => {
  const first = await start();
  await queryOnce(first.url, `create table kept as select 'Ωmega' as word`);
  await stop(first);
  const second = await start();
  expect(await queryOnce(second.url, 'select word from kept')).toEqual([{ word: 'Ωmega' }]);
  expect(await queryOnce(second.url, `select lower('ÄΩ') as lower, 'ä' < 'z' as sorts_before`)).toEqual([
    { lower: 'äω', sorts_before: false },
  ]);
});

it('works as a role that is no superuser, and gives it what an earlier version kept as one', async () => {
  const first = await start();
  const [role] = await queryOnce(
    first.url,
    'select rolsuper, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = current_user',
  );
  expect(role).toEqual({ rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false });
  await expect(queryOnce(first.url, `copy (select 1) to program 'true'`)).rejects.toThrow(
    /permission denied/,
  );
  await queryOnce(
    first.adminUrl,
    `create schema queue; create type queue.state as enum ('open');
     create table queue.kept (id serial primary key, n bigint generated always as identity, state queue.state);
     create view queue.seen as select * from queue.kept; create sequence alone; create extension pg_trgm;
     create function queue.one() returns int language sql return 1; insert into queue.kept default values;
     alter database postgres owner to sextant; drop owned by sextant_server; drop role sextant_server`,
  );
  await stop(first);
  const second = await start();
  await queryOnce(
    second.url,
    `insert into queue.kept default values; alter table queue.kept add column more int;
     drop view queue.seen; alter sequence alone restart;
     alter function queue.one() rename to two; alter type queue.state add value 'shut'; create table more ();
     create extension if not exists pg_trgm; create schema other`,
  );
  expect(await queryOnce(second.url, 'select id, more from queue.kept order by id')).toEqual([
    { id: 1, more: null },
    { id: 2, more: null },
  ]);
});

it('keeps its data and its password from others', async () => {
  const { url } = await start();
  const mode = async (name: string) => (await stat(path.join(folder, 'data', name))).mode & 0o777;
  expect(await mode('.')).toBe(0o700);
  expect(await mode('postgres')).toBe(0o700);
  expect(await mode('postgres-password')).toBe(0o600);
  const guessed = new URL(url);
  guessed.password = 'guessed';
  await expect(queryOnce(guessed.href, 'select 1')).rejects.toThrow(/password authentication failed/);
  expect(await queryOnce(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
});

it('works under a long path with blanks, quotes and letters of other scripts', async () => {
  const dataDir = path.join(folder, `it's "my" dätä — 数据`, 'x'.repeat(120), 'y'.repeat(120), 'data');
  const first = await start(dataDir);
  await queryOnce(first.url, 'create table kept as select 1 as one');
  await stop(first);
  expect(await queryOnce((await start(dataDir)).url, 'select * from kept')).toEqual([{ one: 1 }]);
});

it('refuses a second start in the same process, too', async () => {
  const { url } = await start();
  await expect(start()).rejects.toThrow(/Another Sextant \(process \d+\) is already running on .*data/);
  expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('makes the database again when making it was cut short', async () => {
  const half = path.join(folder, 'data', 'postgres.new-cut');
  await mkdir(path.join(half, 'cluster'), { recursive: true });
  await writeFile(path.join(half, 'cluster', 'PG_VERSION'), '18\n');
  await start();
  await expect(stat(half)).rejects.toThrow('ENOENT');
});

it('sets a new password when the old one was lost', async () => {
  const first = await start();
  await queryOnce(first.url, 'create table kept as select 1 as one');
  await stop(first);
  await unlink(path.join(folder, 'data', 'postgres-password'));
  const second = await start();
  expect(second.url).not.toBe(first.url);
  expect(await queryOnce(second.url, 'select * from kept')).toEqual([{ one: 1 }]);
  expect(await readFile(path.join(folder, 'data', 'postgres-password'), 'utf8')).toHaveLength(33);
});

it('touches neither data of another version nor a folder that is no database', async () => {
  await stop(await start());
  const version = path.join(folder, 'data', 'postgres', 'PG_VERSION');
  await writeFile(version, '17\n');
  await expect(start()).rejects.toThrow(
    /was written by PostgreSQL 17, and this Sextant brings PostgreSQL 18/,
  );
  await unlink(version);
  await expect(start()).rejects.toThrow(/holds something else/);
  expect((await stat(path.join(folder, 'data', 'postgres', 'base'))).isDirectory()).toBe(true);
});

it('names a data folder that is a file', async () => {
  await writeFile(path.join(folder, 'data'), 'precious');
  for (const dataDir of [path.join(folder, 'data'), path.join(folder, 'data', 'below')])
    await expect(start(dataDir)).rejects.toThrow(StartError);
  await expect(start()).rejects.toThrow(/is not a folder, or lies below a file/);
  expect(await readFile(path.join(folder, 'data'), 'utf8')).toBe('precious');
});
