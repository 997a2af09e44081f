import type { Logger } from 'pino';
import { type Database, openDatabase } from '../../../../platform/db/client.ts';
import { startEmbeddedPostgres } from '../../../../platform/db/embedded/embedded-postgres.ts';
import { DataDirTaken } from '../../../../platform/db/embedded/lock.ts';
import { findRunningPostgres } from '../../../../platform/db/embedded/running-postgres.ts';
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
export async function openLibrary(
  { databaseUrl, dataDir }: StorageSettings,
  log: Logger,
): Promise<OpenLibrary> {
  if (databaseUrl) return opened(databaseUrl, log);
  try {
    const own = await startEmbeddedPostgres({ dataDir, log });
    return await opened(own.url, log, own.stop);
  } catch (error) {
    if (!(error instanceof DataDirTaken)) throw error;
    const running = await findRunningPostgres(dataDir);
    if (!running)
      throw new StartError(`${error.message} Or try again in a moment: its database does not answer yet.`);
    return besideServer(running, log);
  }
}

async function opened(url: string, log: Logger, stop = async () => {}): Promise<OpenLibrary> {
  const database = openDatabase(url, log);
  const close = async () => {
    await database.$client.end();
    await stop();
  };
  try {
    await migrateDatabase(database);
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
    'The Sextant that is running is of an earlier version or still starting. Start it anew first.',
  );
}
