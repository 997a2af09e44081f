import os from 'node:os';
import type { DatabaseUser } from './database-user.ts';

/** How a program of PostgreSQL's is spawned so that it works in `cluster`. */
export function childOptions(cluster: string, user: DatabaseUser) {
  return {
    // The folder is entered before root's rights are given up, so that parents that only root may enter do no harm.
    cwd: cluster,
    ...user,
    // Not ours: PGPORT, PGOPTIONS, LC_ALL and others would change what the program does.
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', SystemRoot: process.env.SystemRoot },
  };
}

/** The data folder's name for such a program. Under a user that may not go there, Linux still lets it stay there. */
export function clusterName(cluster: string, user: DatabaseUser): string {
  return user && os.platform() === 'linux' ? '/proc/self/cwd' : cluster;
}
