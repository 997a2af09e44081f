import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fileProblem, StartError } from '../../process/start-error.ts';
import { type Binaries, program } from './binaries.ts';
import { childOptions, clusterName } from './child.ts';
import { type DatabaseUser, give } from './database-user.ts';
import { superuser, writePassword } from './password.ts';
import { problemIn } from './server-output.ts';

const run = promisify(execFile);

export interface NewCluster {
  dataDir: string;
  /** The folder to be made, in `dataDir`. */
  cluster: string;
  binaries: Binaries;
  user: DatabaseUser;
  isThrowaway: boolean;
}

/**
 * Makes an empty database cluster. It is made aside and moved when it is whole, so that a start cut short, or a full
 * disk, never leaves half a one behind.
 * @throws StartError
 */
export async function initialise(settings: NewCluster): Promise<void> {
  const { dataDir, cluster } = settings;
  try {
    await clearAttempts(dataDir);
    const aside = await mkdtemp(path.join(dataDir, attempt));
    try {
      await initialiseIn(aside, settings);
      await rename(path.join(aside, 'cluster'), cluster);
      if (!settings.isThrowaway) await syncFolder(dataDir);
    } finally {
      await remove(aside);
    }
  } catch (error) {
    throw error instanceof StartError ? error : fileProblem(error, dataDir);
  }
}

const attempt = 'postgres.new-';

async function clearAttempts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (name.startsWith(attempt)) await remove(path.join(dataDir, name));
}

/** Patiently: an `initdb` that outlived its server may still be writing there. */
function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

async function initialiseIn(
  aside: string,
  { dataDir, binaries, user, isThrowaway }: NewCluster,
): Promise<void> {
  const cluster = path.join(aside, 'cluster');
  const passwordFile = path.join(aside, 'password');
  const password = randomBytes(24).toString('base64url');
  await mkdir(cluster, { mode: 0o700 });
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await writePassword(dataDir, password);
  for (const place of [aside, cluster, passwordFile]) await give(place, user);
  const choices = [
    `--pgdata=${clusterName(cluster, user)}`,
    '--pwfile=../password',
    `--username=${superuser}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Text compares and sorts the same on every machine, whatever locales it has.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isThrowaway ? ['--no-sync'] : []),
  ];
  try {
    await run(program(binaries, 'initdb'), choices, childOptions(cluster, user));
  } catch (error) {
    const output = String((error as { stderr?: string }).stderr ?? (error as Error).message);
    throw problemIn(output, dataDir);
  }
}

/** Makes the move itself last through a power cut. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
