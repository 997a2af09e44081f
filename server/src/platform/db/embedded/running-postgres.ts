import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { urlsOf } from './own-role.ts';

/** Lines of PostgreSQL's `postmaster.pid`, from 0. */
const portLine = 3;

/**
 * How to connect to the server that another process of ours runs on the data in `dataDir`; null where none answers.
 * It is the other process's: it may end at any time, and is not ours to stop.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = path.join(dataDir, 'postgres');
  try {
    const port = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[portLine]);
    const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim();
    const { url } = urlsOf(password, port);
    return (await servesCluster(url, cluster)) ? url : null;
  } catch {
    // No such files yet, or no one listens: it is starting or has just ended.
    return null;
  }
}

/** What listens there may be another process by now. */
async function servesCluster(url: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    );
    const control = await readFile(path.join(cluster, 'global', 'pg_control'));
    // Made with the cluster, and the first thing that this file holds.
    return rows[0]?.id === control.readBigUInt64LE().toString();
  } finally {
    await client.end().catch(() => {});
  }
}
