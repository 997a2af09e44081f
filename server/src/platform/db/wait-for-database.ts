import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartError } from '../process/start-error.ts';
import type { Database } from './client.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** How long (ms) a database that is itself just starting is waited for. */
const defaultTimeoutMs = 60_000;

const oldestVersion = 15;

/**
 * Waits until the database of `DATABASE_URL` answers.
 * @throws StartError when it does not in time, or refuses for a reason that waiting does not change
 */
export async function waitForDatabase(
  database: Database,
  url: string,
  log: Logger,
  timeoutMs = defaultTimeoutMs,
): Promise<void> {
  const place = new URL(url).host || 'DATABASE_URL';
  const end = Date.now() + timeoutMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await database.$client.query('show server_version_num');
      const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
      if (version < oldestVersion)
        throw new StartError(
          `The database at ${place} is PostgreSQL ${version}; Sextant needs ${oldestVersion} or later.`,
        );
      return;
    } catch (error) {
      if (error instanceof StartError) throw error;
      const reason = reasonOf(error);
      if (!isDatabaseAway(error))
        throw new StartError(`The database at ${place} refuses: ${reason}. Check DATABASE_URL.`, {
          cause: error,
        });
      if (Date.now() > end)
        throw new StartError(
          `The database at ${place} did not answer within ${timeoutMs / 1_000} s (${reason}). Check DATABASE_URL, and that it runs.`,
          { cause: error },
        );
      if (attempt === 1) log.info({ reason }, `Waiting for the database at ${place}`);
      await delay(Math.min(250 * attempt, 2_000));
    }
  }
}

/** What happened at the bottom of it, in PostgreSQL's or the system's words. */
export function reasonOf(error: unknown): string {
  // A host with several addresses gives an error of errors, which has no text itself.
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
