import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { StartError } from '../../process/start-error.ts';

const run = promisify(execFile);

/** How the main process is asked to end, and how long it gets: with a checkpoint, without, and by force (ms). */
const endings = [
  ['SIGINT', 20_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
] as const;

/**
 * Ends a database server that an earlier run left on this data, and takes away its stale pid file. What it had
 * committed stays: the next start recovers it. To be called under the lock of the data directory.
 */
export async function clearLeftovers(cluster: string, log: Logger): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const main = Number.parseInt(await readFile(pidFile, 'utf8').catch(() => ''), 10);
  let left = await serversIn(cluster, main);
  if (left.length > 0)
    log.warn({ processes: left }, 'A database server left by an earlier run is still running; stopping it');
  // Without their main process the others end by themselves.
  if (left.length > 0 && !left.includes(main)) left = await waitForEnd(cluster, main, 2_000);
  for (const [signal, timeoutMs] of endings) {
    if (left.length === 0) break;
    for (const pid of left.includes(main) && signal !== 'SIGKILL' ? [main] : left) send(pid, signal);
    left = await waitForEnd(cluster, main, timeoutMs);
  }
  if (left.length > 0)
    throw new StartError(
      `A database server of an earlier run (process ${left.join(', ')}) still uses ${cluster} and cannot be stopped. Stop it and start again.`,
    );
  // PostgreSQL would take any process that has the number by now for its server, as happens in containers.
  await rm(pidFile, { force: true });
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}

async function waitForEnd(cluster: string, main: number, timeoutMs: number): Promise<number[]> {
  const end = Date.now() + timeoutMs;
  let left = await serversIn(cluster, main);
  while (left.length > 0 && Date.now() < end) {
    await delay(50);
    left = await serversIn(cluster, main);
  }
  return left;
}

/** The processes of PostgreSQL's that work in this folder. */
async function serversIn(cluster: string, main: number): Promise<number[]> {
  if (os.platform() !== 'linux') return (await isPostgres(main)) ? [main] : [];
  const folder = await stat(cluster).catch(() => null);
  if (!folder) return [];
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      // By identity, not by name: one folder has many names, as seen from containers and through links.
      const place = await stat(`/proc/${name}/cwd`);
      if (place.ino !== folder.ino || place.dev !== folder.dev) continue;
      // One that is ending has no program any more while it still gives back its memory, which the next start needs.
      const program = await readlink(`/proc/${name}/exe`).catch(() => 'postgres');
      if (path.basename(program).startsWith('postgres')) found.push(Number(name));
    } catch {
      // Another user's process, or one that has just ended.
    }
  }
  return found;
}

async function isPostgres(pid: number): Promise<boolean> {
  if (!(pid > 0) || os.platform() === 'win32') return false;
  const { stdout } = await run('ps', ['-p', String(pid), '-o', 'comm=']).catch(() => ({ stdout: '' }));
  return path.basename(stdout.trim()).startsWith('postgres');
}
