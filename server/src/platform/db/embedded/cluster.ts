import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileProblem, StartError } from '../../process/start-error.ts';
import type { Binaries } from './binaries.ts';

/**
 * Whether there is a database to start on; false where there is nothing yet.
 * @throws StartError when there is something else, or a database that this version cannot read
 */
export async function checkCluster(cluster: string, binaries: Binaries): Promise<boolean> {
  try {
    const found = await readdir(cluster);
    if (found.length === 0) return false;
    if (!found.includes('PG_VERSION'))
      throw new StartError(
        `${cluster} holds something else than Sextant's database. Move it away and start again.`,
      );
    const written = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
    const ours = Number.parseInt(binaries.version, 10);
    if (Number(written) !== ours)
      throw new StartError(
        `${cluster} was written by PostgreSQL ${written}, and this Sextant brings PostgreSQL ${ours}. Back it up by the version of Sextant that wrote it (npm run backup), and restore that into a new DATA_DIR.`,
      );
    // PostgreSQL refuses data that others may read, as after a restored backup.
    if (((await stat(cluster)).mode & 0o027) !== 0) await chmod(cluster, 0o700);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error instanceof StartError ? error : fileProblem(error, cluster);
  }
}
