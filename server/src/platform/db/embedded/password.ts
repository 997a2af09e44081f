import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileProblem } from '../../process/start-error.ts';
import { type Binaries, program } from './binaries.ts';
import { childOptions, clusterName } from './child.ts';
import type { DatabaseUser } from './database-user.ts';
import { problemIn } from './server-output.ts';

/** The role that `initdb` makes, and the owner of the cluster itself. */
export const superuser = 'sextant';

const passwordFile = (dataDir: string) => path.join(dataDir, 'postgres-password');

/** Keeps the database's password where only this server's user can read it. */
export async function writePassword(dataDir: string, password: string): Promise<void> {
  const file = passwordFile(dataDir);
  await writeFile(`${file}.new`, `${password}\n`, { mode: 0o600, flush: true });
  await rename(`${file}.new`, file);
}

/** The password; a lost one is replaced, since the owner of the data may set it anyway. */
export async function readPassword(
  dataDir: string,
  cluster: string,
  binaries: Binaries,
  user: DatabaseUser,
): Promise<string> {
  try {
    const kept = (await readFile(passwordFile(dataDir), 'utf8')).trim();
    if (kept) return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw fileProblem(error, passwordFile(dataDir));
  }
  const password = randomBytes(24).toString('base64url');
  await setPassword(password, dataDir, cluster, binaries, user);
  await writePassword(dataDir, password).catch((error) => {
    throw fileProblem(error, dataDir);
  });
  return password;
}

/** Through PostgreSQL's single-user mode, which asks for none. No server may run on the cluster. */
function setPassword(
  password: string,
  dataDir: string,
  cluster: string,
  binaries: Binaries,
  user: DatabaseUser,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const single = execFile(
      program(binaries, 'postgres'),
      ['--single', '-D', clusterName(cluster, user), 'postgres'],
      childOptions(cluster, user),
      (error, _output, errors) => (error ? reject(problemIn(errors, dataDir)) : resolve()),
    );
    single.stdin?.end(`alter role ${superuser} password '${password}';\n`);
  });
}
