import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';

/** How long (ms) a change of the schema queues for a table: whoever comes after it waits behind it for as long. */
const queueMs = 2_000;
/** How long (ms) the others then have the tables to themselves. */
const betweenMs = 3_000;
/** How often (ms) the log tells that it still waits. */
const tellEveryMs = 60_000;

/** A lock that was not to be had in time, and one that two transactions wanted of each other. */
const lockStates = ['55P03', '40P01'];

/**
 * Runs changes of the schema, and again as long as others hold what they need: `pg_dump` holds every table for as long as
 * it takes. To simply wait would stop everyone else meanwhile, since PostgreSQL serves a table's locks in turn.
 * @param change what it did is rolled back before it is tried again
 */
export async function withLockPatience(
  client: pg.Client,
  log: Logger,
  change: () => Promise<void>,
): Promise<void> {
  await client.query(`set lock_timeout = ${queueMs}`);
  let toldAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      return await change();
    } catch (error) {
      if (!isLockMissed(error)) throw error;
      await client.query('rollback');
      if (performance.now() - toldAt >= tellEveryMs) {
        log.warn(
          'The new schema waits for a lock that others hold, such as a backup that runs; trying again',
        );
        toldAt = performance.now();
      }
      await delay(betweenMs);
    }
  }
}

function isLockMissed(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ('code' in current && lockStates.includes(String(current.code))) return true;
  return false;
}
