import type { Logger } from 'pino';
import { type Database, openDatabase } from '../../../../platform/db/client.ts';
import { findDatabase } from '../../../../platform/db/find-database.ts';
import { migrateDatabase, schemaState } from '../../../../platform/db/migrate.ts';
import { StartError } from '../../../../platform/process/start-error.ts';
import type { StorageSettings } from '../../../../platform/settings.ts';

export interface OpenLibrary {
  database: Database;
  /** Ends the connections, and the server behind them where it was started here. */
  close(): Promise<void>;
}

/**
 * The database that an import goes to: that of `DATABASE_URL`, the one that a running Sextant holds, or our own,
 * started for the import.
 * @throws StartError
 */
export async function openLibrary(settings: StorageSettings, log: Logger): Promise<OpenLibrary> {
  const { isRunning, stop, url } = await findDatabase(settings, log);
  return isRunning ? besideServer(url, log) : opened(url, log, stop);
}

async function opened(url: string, log: Logger, stop: () => Promise<void>): Promise<OpenLibrary> {
  const database = openDatabase(url, log);
  const close = async () => {
    await database.$client.end();
    await stop();
  };
  try {
    await migrateDatabase(database, log);
    return { database, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The tables are the running server's: an import of a later version must not change them under it. */
async function besideServer(url: string, log: Logger): Promise<OpenLibrary> {
  const database = openDatabase(url, log);
  const close = () => database.$client.end();
  const state = await schemaState(database.$client).catch(() => 'older');
  if (state !== 'older') return { database, close };
  await close();
  throw new StartError(
    'The Sextant that is running is of an earlier version or still starting. Restart it first.',
  );
}
