import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { fileProblem } from './start-error.ts';

/**
 * Makes the folder that holds everything this server keeps; only its own user may enter a new one.
 * @throws StartError when it cannot be made or written to
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw fileProblem(error, dataDir);
  }
}
