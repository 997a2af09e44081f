import { execFile } from 'node:child_process';
import { cp, lstat, mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../process/start-error.ts';
import { type Binaries, program } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';

const run = promisify(execFile);

/** Where a copy may lie: folders that every user may enter. */
const sharedFolders = ['/var/cache', '/var/lib', os.tmpdir()];

/**
 * The programs at a place where the database's user can run them: where npm put them, or, when that user may not go
 * there (as under /root), a copy that only root can change.
 * @throws StartError when there is no such place, or they do not run on this machine at all
 */
export async function makeReachable(
  binaries: Binaries,
  user: DatabaseUser,
  folders = sharedFolders,
): Promise<Binaries> {
  const problem = await whyNotRunnable(binaries, user);
  if (!problem) return binaries;
  if (user) {
    for (const folder of folders) {
      const copy = await copyTo(folder, binaries).catch(() => null);
      if (copy && !(await whyNotRunnable(copy, user))) return copy;
    }
  }
  throw new StartError(
    `The built-in database cannot be run${user ? ` by user ${user.uid}` : ''} (${problem}). Set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Null when the user can run the programs and read what they load. */
async function whyNotRunnable(binaries: Binaries, user: DatabaseUser): Promise<string | null> {
  try {
    for (const name of ['initdb', 'postgres'] as const)
      await run(program(binaries, name), ['--version'], { cwd: '/', ...user });
    return null;
  } catch (error) {
    return String((error as { stderr?: string }).stderr || (error as Error).message).split('\n', 1)[0] ?? '';
  }
}

async function copyTo(folder: string, binaries: Binaries): Promise<Binaries> {
  const copy = path.join(folder, `sextant-postgresql-${binaries.version}`);
  if (!(await isOurs(copy))) {
    // Made aside and moved: a copy is whole, or it is not there.
    const aside = await mkdtemp(`${copy}-`);
    try {
      await cp(binaries.folder, path.join(aside, 'native'), { recursive: true, verbatimSymlinks: true });
      await makeReadable(path.join(aside, 'native'));
      // Another start that was quicker leaves a folder that cannot be replaced; it is as good.
      await rename(path.join(aside, 'native'), copy).catch(() => undefined);
    } finally {
      await rm(aside, { recursive: true, force: true });
    }
    if (!(await isOurs(copy))) throw new Error(`${copy} belongs to another user`);
  }
  return { ...binaries, folder: copy };
}

/** In /tmp anybody may have put something of this name there: root's own folder, which no one else can change, only. */
async function isOurs(copy: string): Promise<boolean> {
  const found = await lstat(copy).catch(() => null);
  return found?.isDirectory() === true && found.uid === 0 && (found.mode & 0o022) === 0;
}

/** An installation under a strict umask would stay closed to others when copied. */
async function makeReadable(folder: string): Promise<void> {
  await run('chmod', ['-R', 'u=rwX,go=rX', folder]);
}
