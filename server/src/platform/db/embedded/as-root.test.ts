import { execFileSync } from 'node:child_process';
import { chmodSync, readlinkSync } from 'node:fs';
import { chmod, chown, cp, mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { isRoot } from '../../../testing/as-root.ts';
import { descendants, eventually } from '../../../testing/processes.ts';
import { queryOnce } from '../../../testing/query-once.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { findBinaries } from './binaries.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { makeReachable } from './reachable-binaries.ts';

const log = pino({ level: 'silent' });

const start = (options: Omit<EmbeddedPostgresOptions, 'log'>) => startEmbeddedPostgres({ log, ...options });

/** As root's home is: no one else may enter. */
async function closedFolder(): Promise<string> {
  const folder = await testFolder();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  return folder;
}

/** A folder that everybody may enter, as /var/cache is. */
async function openFolder(): Promise<string> {
  const folder = await testFolder();
  await chmod(folder, 0o755);
  return folder;
}

describe.skipIf(!isRoot)('as root (skipped for others)', () => {
  it('keeps its data below folders that the database user may not enter, and changes none of them', async () => {
    const home = await closedFolder();
    const dataDir = path.join(home, 'x', 'data');
    await mkdir(path.join(home, 'x'), { mode: 0o700 });
    const first = await start({ dataDir });
    const cluster = await stat(path.join(dataDir, 'postgres'));
    expect(cluster.uid).not.toBe(0);
    await queryOnce(first.url, 'create table kept as select generate_series(1, 100000) as n');
    // Everything that opens files by itself: parallel workers, vacuum, temporary files, a checkpoint, a new database.
    await queryOnce(first.url, 'vacuum (analyze, parallel 2) kept');
    await queryOnce(first.url, `set work_mem = '64kB'; select n from kept order by -n`);
    await queryOnce(first.adminUrl, 'checkpoint');
    await queryOnce(first.adminUrl, 'create database another');
    // A backend's crash, after which the main process recovers by itself, and then the main process's own.
    const [row] = await queryOnce(first.url, 'select pg_backend_pid() as pid');
    expect(row?.pid).toBeGreaterThan(0);
    const main = Number.parseInt(
      await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
      10,
    );
    expect(readlinkSync(`/proc/${main}/cwd`)).toBe(path.join(dataDir, 'postgres'));
    process.kill(descendants(main)[0] as number, 'SIGKILL');
    const count = () => queryOnce(first.url, 'select count(*)::int as n from kept');
    expect(await eventually(count)).toEqual([{ n: 100_000 }]);
    process.kill(main, 'SIGKILL');
    expect(await eventually(count)).toEqual([{ n: 100_000 }]);
    await first.stop();
    const second = await start({ dataDir });
    expect(await queryOnce(second.url, 'select count(*)::int as n from kept')).toEqual([{ n: 100_000 }]);
    await second.stop();
    for (const folder of [home, path.join(home, 'x'), dataDir])
      expect(await stat(folder)).toMatchObject({ uid: 0, mode: 0o040700 });
  });

  it('runs programs that the database user cannot reach from a copy that only root can change', async () => {
    const [home, shared] = [await closedFolder(), await openFolder()];
    await cp(findBinaries().folder, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    // As under a strict umask.
    execFileSync('chmod', ['-R', 'go=', path.join(home, 'native')]);
    const binaries = { folder: path.join(home, 'native'), version: findBinaries().version };
    const user = await chooseDatabaseUser(path.join(home, 'none'));
    const copy = await makeReachable(binaries, user, [path.join(home, 'unreachable-too'), shared]);
    expect(path.dirname(copy.folder)).toBe(shared);
    expect(await stat(copy.folder)).toMatchObject({ uid: 0, mode: 0o040755 });
    // Found again, not made again; nothing else is left there.
    const made = (await stat(copy.folder)).mtimeMs;
    await makeReachable(binaries, user, [shared]);
    expect((await stat(copy.folder)).mtimeMs).toBe(made);
    expect(await readdir(shared)).toEqual([path.basename(copy.folder)]);

    const started = await start({ dataDir: path.join(home, 'data'), binaries: copy });
    expect(await queryOnce(started.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await started.stop();
  });

  it('trusts no copy that somebody else could have put there', async () => {
    const [home, shared, next] = [await closedFolder(), await openFolder(), await openFolder()];
    await cp(findBinaries().folder, path.join(home, 'native'), { recursive: true, verbatimSymlinks: true });
    const binaries = { folder: path.join(home, 'native'), version: '18-test' };
    const user = await chooseDatabaseUser(path.join(home, 'none'));
    const theirs = path.join(shared, 'sextant-postgresql-18-test');
    await cp(binaries.folder, theirs, { recursive: true, verbatimSymlinks: true });
    await chown(theirs, 65_534, 65_534);
    expect(path.dirname((await makeReachable(binaries, user, [shared, next])).folder)).toBe(next);
    await symlink(theirs, path.join(shared, 'sextant-postgresql-18-link'));
    await expect(makeReachable({ ...binaries, version: '18-link' }, user, [shared])).rejects.toThrow(
      /^The built-in database cannot be run by user \d+ \(.*\)\. Set DATABASE_URL/,
    );
  });

  it('runs as the owner of the data it finds, and takes over what root brought back', async () => {
    const dataDir = path.join(await closedFolder(), 'data');
    await (await start({ dataDir })).stop();
    const cluster = path.join(dataDir, 'postgres');
    const chownAll = (owner: string) => execFileSync('chown', ['-R', owner, cluster]);
    chownAll('65534:65534');
    const owned = await start({ dataDir });
    expect(await stat(path.join(cluster, 'postmaster.pid'))).toMatchObject({ uid: 65_534 });
    await owned.stop();
    chownAll('0:0');
    chmodSync(cluster, 0o755);
    const restored = await start({ dataDir });
    expect(await queryOnce(restored.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(cluster)).mode & 0o777).toBe(0o700);
    await restored.stop();
  });

  it('says so when there is no user for the database and none can be made', async () => {
    const folder = await testFolder();
    await mkdir(path.join(folder, 'bin'));
    for (const name of ['id', 'groupadd', 'useradd']) {
      await writeFile(path.join(folder, 'bin', name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    }
    const before = process.env.PATH;
    process.env.PATH = path.join(folder, 'bin');
    try {
      await expect(start({ dataDir: path.join(folder, 'data') })).rejects.toThrow(
        /^PostgreSQL refuses to run as root, and no user "postgres" could be found or made\./,
      );
    } finally {
      process.env.PATH = before;
    }
  });
});
