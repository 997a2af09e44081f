import type { Logger } from 'pino';
import { StartError } from '../process/start-error.ts';
import type { StorageSettings } from '../settings.ts';
import { type Database, openDatabase } from './client.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { reasonOf, waitForDatabase } from './wait-for-database.ts';

/** A database that is ready to use. */
export interface StartedDatabase {
  database: Database;
  /** Ends the connections, and the server behind them where it is our own. */
  stop(): Promise<void>;
}

/**
 * Opens the database of `DATABASE_URL`, or starts our own, and brings it to this version's schema.
 * @throws StartError
 */
export async function startDatabase(
  { databaseUrl, dataDir }: StorageSettings,
  log: Logger,
): Promise<StartedDatabase> {
  const own = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, log });
  const url = own?.url ?? (databaseUrl as string);
  const database = openDatabase(url, log);
  const stop = async () => {
    await database.$client.end();
    await own?.stop();
  };
  try {
    await waitForDatabase(database, url, log);
    await migrateDatabase(database, log).catch((error) => {
      if (error instanceof StartError) throw error;
      // Such as a role that may not make tables.
      throw new StartError(`The database could not be brought to this version's schema: ${reasonOf(error)}`, {
        cause: error,
      });
    });
    return { database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
