import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const root = path.resolve(import.meta.dirname, '../..');
/** Milliseconds. */
const longest = 60_000;

export interface Starts {
  /** Seconds from the command until the server says that it is ready, with nothing made but the web. */
  first: number;
  /** The same once everything is there, of each round. */
  again: number[];
}

/** `npm start`, with PostgreSQL of its own and the bundled library, on a folder that is empty, and then so many times on the same. */
export async function measureStarts(rounds: number): Promise<Starts> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-bench-'));
  try {
    // The first start of a checkout builds the web, which has nothing to do with its data.
    spawnSync(process.execPath, ['scripts/build-web.ts'], { cwd: root, stdio: 'ignore' });
    const first = await startAndStop(folder);
    const again: number[] = [];
    for (let round = 0; round < rounds; round += 1) again.push(await startAndStop(folder));
    return { first, again };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startAndStop(folder: string): Promise<number> {
  const port = 20_000 + (process.pid % 20_000);
  const { DATABASE_URL: _database, ...environment } = process.env;
  const begin = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...environment, DATA_DIR: folder, PORT: String(port) },
    stdio: 'ignore',
    // A group of its own, so that what npm starts ends with it.
    detached: true,
  });
  const signal = (which: NodeJS.Signals | 0) => signalGroup(child.pid, which);
  const kill = () => signal('SIGKILL');
  process.once('exit', kill);
  try {
    while (!(await isReady(port))) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`);
      if (performance.now() - begin > longest) throw new Error(`npm start takes more than ${longest} ms`);
      await pause(10);
    }
    return (performance.now() - begin) / 1_000;
  } finally {
    signal('SIGTERM');
    // npm ends at once, the server once its database has: killed before, it would have to be mended at the next start.
    for (let waited = 0; signal(0) && waited < 20_000; waited += 50) await pause(50);
    kill();
    process.off('exit', kill);
  }
}

/** @returns whether anybody was there to get it */
function signalGroup(pid: number | undefined, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
}
