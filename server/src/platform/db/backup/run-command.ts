import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { StartError } from '../../process/start-error.ts';
import type { StorageSettings } from '../../settings.ts';
import { openDatabase } from '../client.ts';
import { findDatabase } from '../find-database.ts';
import { migrateDatabase } from '../migrate.ts';
import { reasonOf } from '../wait-for-database.ts';
import { type Restored, restoreBackup, settleFindings } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const log = pino({ level: 'warn' });

/** Backs up what these settings name. @returns rows by table @throws StartError */
export async function backUp(storage: StorageSettings, file: string): Promise<Record<string, number>> {
  const cluster = path.join(storage.dataDir, 'postgres');
  if (!storage.databaseUrl && !existsSync(cluster))
    throw new StartError(`There is no database in ${storage.dataDir}. Set DATA_DIR or DATABASE_URL.`);
  const { stop, url } = await findDatabase(storage, log);
  return connected(url, (client) => writeBackup(client, file)).finally(stop);
}

/** Restores into what these settings name, and brings it to this version's schema. @throws StartError */
export async function restore(storage: StorageSettings, file: string): Promise<Restored> {
  const { isRunning, stop, url } = await findDatabase(storage, log);
  if (isRunning) throw new StartError('A Sextant is running on this DATA_DIR. Stop it first.');
  try {
    const restored = await connected(url, (client) => restoreBackup(client, file));
    const database = openDatabase(url, log);
    await migrateDatabase(database, log).finally(() => database.$client.end());
    await connected(url, settleFindings);
    return restored;
  } finally {
    await stop();
  }
}

/** A connection without the time limits of requests. */
async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sextant-backup',
    keepAlive: true,
  });
  client.on('error', () => {});
  try {
    await client.connect().catch((error) => {
      const place = new URL(url).host;
      throw new StartError(`The database at ${place} cannot be reached: ${reasonOf(error)}.`, {
        cause: error,
      });
    });
    await client.query(
      "set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set datestyle = 'ISO'",
    );
    return await work(client);
  } finally {
    await client.end();
  }
}
