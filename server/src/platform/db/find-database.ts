import type { Logger } from 'pino';
import { StartError } from '../process/start-error.ts';
import type { StorageSettings } from '../settings.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { DataDirTaken } from './embedded/lock.ts';
import { findRunningPostgres } from './embedded/running-postgres.ts';

/** A database for a command beside the server. */
export interface FoundDatabase {
  url: string;
  /** A running Sextant has started it. */
  isRunning: boolean;
  /** Ends it where it was started here. */
  stop(): Promise<void>;
}

/**
 * The database of a command: that of `DATABASE_URL`, the one that a running Sextant holds, or our own, started for it.
 * @throws StartError
 */
export async function findDatabase(
  { databaseUrl, dataDir }: StorageSettings,
  log: Logger,
): Promise<FoundDatabase> {
  const stop = async () => {};
  if (databaseUrl) return { url: databaseUrl, isRunning: false, stop };
  try {
    return { ...(await startEmbeddedPostgres({ dataDir, log })), isRunning: false };
  } catch (error) {
    if (!(error instanceof DataDirTaken)) throw error;
    const url = await findRunningPostgres(dataDir);
    if (url) return { url, isRunning: true, stop };
    throw new StartError(`${error.message} Or try again in a moment: its database does not answer yet.`);
  }
}
