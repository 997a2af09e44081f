import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { expect, it, onTestFinished, vi } from 'vitest';
import { preparedDataDir } from '../../../testing/prepared-data-dir.ts';
import { eventually } from '../../../testing/processes.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { findBinaries } from './binaries.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { findFreePort } from './free-port.ts';
import { clearLeftovers } from './leftovers.ts';
import { makeReachable } from './reachable-binaries.ts';
import { startServer } from './server-process.ts';

const log = pino({ level: 'silent' });

/** On a system that tells no process's folder: a pid file that names a process called `program`. */
async function pidFileOf(system: NodeJS.Platform, program: string, startedAt: () => number) {
  vi.spyOn(os, 'platform').mockReturnValue(system);
  onTestFinished(() => void vi.restoreAllMocks());
  const folder = await testFolder();
  const cluster = path.join(folder, 'data');
  await mkdir(cluster);
  const file = path.join(folder, program);
  await copyFile('/bin/sleep', file);
  const child = spawn(file, ['600']);
  onTestFinished(() => void child.kill('SIGKILL'));
  const pid = child.pid as number;
  const pidFile = path.join(cluster, 'postmaster.pid');
  await writeFile(pidFile, `${pid}\n${cluster}\n${Math.floor(startedAt())}\n20123\n\n127.0.0.1\n`);
  return { cluster, child, isThere: () => existsSync(pidFile) };
}

const now = () => Date.now() / 1_000;
const longAgo = () => 1_700_000_000;
const lives = ({ child }: Awaited<ReturnType<typeof pidFileOf>>) =>
  child.exitCode === null && child.signalCode === null;

it('ends an orphan by its number where it began when its pid file says', async () => {
  const orphan = await pidFileOf('darwin', 'postgres', now);
  await clearLeftovers(orphan.cluster, log);
  await eventually(() => !lives(orphan));
  expect(orphan.isThere()).toBe(false);
});

it("leaves another's PostgreSQL alone that has the number by now, and the file to PostgreSQL", async () => {
  const other = await pidFileOf('darwin', 'postgres', longAgo);
  await clearLeftovers(other.cluster, log);
  expect([lives(other), other.isThere()]).toEqual([true, true]);
});

it('takes away a file whose number is another program by now, or nobody', async () => {
  const other = await pidFileOf('darwin', 'sleep', longAgo);
  await clearLeftovers(other.cluster, log);
  expect([lives(other), other.isThere()]).toEqual([true, false]);
});

it('takes no file away on Windows, where it cannot tell whether its server lives', async () => {
  const server = await pidFileOf('win32', 'postgres', now);
  await clearLeftovers(server.cluster, log);
  expect([lives(server), server.isThere()]).toEqual([true, true]);
});

it('says where it is written which process may have the data, when PostgreSQL finds that itself', async () => {
  const dataDir = await preparedDataDir();
  const running = await startEmbeddedPostgres({ dataDir, log, isThrowaway: true });
  onTestFinished(() => running.stop());
  const cluster = path.join(dataDir, 'postgres');
  const user = await chooseDatabaseUser(cluster);
  const binaries = await makeReachable(findBinaries(), user);
  const port = await findFreePort();
  const second = startServer({ dataDir, cluster, binaries, user, log, port, isThrowaway: true });
  await expect(second).rejects.toThrow(
    /may be running already, as the process .*postmaster\.pid\. .*remove the file/,
  );
});
