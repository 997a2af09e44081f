import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileProblem } from './start-error.ts';

/**
 * Makes the folder that holds everything this server keeps; only its own user may enter a new one.
 * @throws StartError when it cannot be made or written to
 */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(async (error) => {
      // On a read-only disk, Node says of a missing folder only that it is missing.
      if (error.code === 'ENOENT') await checkNearestParent(dataDir);
      throw error;
    });
    await checkUsable(dataDir);
  } catch (error) {
    throw fileProblem(error, dataDir);
  }
}

async function checkNearestParent(folder: string): Promise<void> {
  const parent = path.dirname(folder);
  await checkUsable(parent).catch((error) => {
    if (error.code === 'ENOENT' && parent !== folder) return checkNearestParent(parent);
    throw error;
  });
}

function checkUsable(folder: string): Promise<void> {
  return access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
}
