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

/** A server writes down when it began a moment after it did, and its age is told in whole seconds. */
const startSlackSeconds = 5;

/** A main process by its pid file. */
interface MainProcess {
  pid: number;
  /** When it began, in seconds since 1970. */
  startedAt: number;
}

/**
 * Ends a database server that an earlier run left on this data, and takes away its stale pid file. What it had
 * committed stays: the next start recovers it. Where it cannot be told whose a process is, the file stays, and
 * PostgreSQL looks by itself. To be called under the lock of the data directory.
 */
export async function clearLeftovers(cluster: string, log: Logger): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n');
  const main = { pid: Number.parseInt(lines[0] ?? '', 10), startedAt: Number(lines[2]) };
  // There PostgreSQL takes no other program for its server, and whether a server lives is not for us to see.
  if (os.platform() === 'win32' && main.pid > 0) return;
  let left = await serversIn(cluster, main);
  if (left.length > 0)
    log.warn({ processes: left }, 'A database server left by an earlier run is still running; stopping it');
  // Without their main process the others end by themselves.
  if (left.length > 0 && !left.includes(main.pid)) left = await waitForEnd(cluster, main, 2_000);
  for (const [signal, timeoutMs] of endings) {
    if (left.length === 0) break;
    for (const pid of left.includes(main.pid) && signal !== 'SIGKILL' ? [main.pid] : left) send(pid, signal);
    left = await waitForEnd(cluster, main, timeoutMs);
  }
  if (left.length > 0)
    throw new StartError(
      `A database server of an earlier run (process ${left.join(', ')}) still uses ${cluster} and cannot be stopped. Stop it and start again.`,
    );
  // It may be another's, or ours under a clock that was set meanwhile.
  if (os.platform() !== 'linux' && (await postgresOf(main.pid))) return;
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

async function waitForEnd(cluster: string, main: MainProcess, timeoutMs: number): Promise<number[]> {
  const end = Date.now() + timeoutMs;
  let left = await serversIn(cluster, main);
  while (left.length > 0 && Date.now() < end) {
    await delay(50);
    left = await serversIn(cluster, main);
  }
  return left;
}

/** The processes of PostgreSQL's that work in this folder. */
async function serversIn(cluster: string, main: MainProcess): Promise<number[]> {
  if (os.platform() !== 'linux') {
    const found = await postgresOf(main.pid);
    // After a restart of the machine the number may be another PostgreSQL's.
    return found && Math.abs(found.startedAt - main.startedAt) <= startSlackSeconds ? [main.pid] : [];
  }
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

/** A PostgreSQL with this number, and when it began (seconds since 1970); null where there is none, or another program. */
async function postgresOf(pid: number): Promise<{ startedAt: number } | null> {
  if (!(pid > 0)) return null;
  const columns = ['-o', 'etime=', '-o', 'comm='];
  const { stdout } = await run('ps', ['-p', String(pid), ...columns]).catch(() => ({ stdout: '' }));
  const [, days = 0, hours = 0, minutes, seconds, program = ''] =
    /^\s*(?:(?:(\d+)-)?(\d+):)?(\d+):(\d+)\s+(.+?)\s*$/.exec(stdout) ?? [];
  if (!path.basename(program).startsWith('postgres')) return null;
  const age = ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
  return { startedAt: Date.now() / 1_000 - age };
}
