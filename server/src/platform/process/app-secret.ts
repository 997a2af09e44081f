import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileProblem, StartError } from './start-error.ts';

const minLength = 32;

/**
 * The secret all keys are derived from, as kept in `dataDir`; made at the first start. With it lost, one-time
 * codes that were mailed before end; pages fetch new access tokens with their refresh token, which is in the database.
 * @throws StartError when it can be neither read nor made
 */
export async function readAppSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'app-secret');
  try {
    return await readSecret(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw error instanceof StartError ? error : fileProblem(error, file);
  }
  const whole = `${file}.${randomUUID()}`;
  try {
    await writeFile(whole, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    // Unlike a rename, a link never replaces: of two that start together, both read the first one's.
    await link(whole, file).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
    return await readSecret(file);
  } catch (error) {
    throw error instanceof StartError ? error : fileProblem(error, dataDir);
  } finally {
    await rm(whole, { force: true });
  }
}

async function readSecret(file: string): Promise<string> {
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < minLength)
    throw new StartError(
      `${file} is damaged: it holds less than ${minLength} characters. Bring it back from a backup, or delete it, and one-time codes that were mailed before end.`,
    );
  return secret;
}
