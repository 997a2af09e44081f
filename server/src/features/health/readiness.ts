import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import { besideOthers, type Database } from '../../platform/db/client.ts';
import { schemaState } from '../../platform/db/migrate.ts';
import { reasonOf } from '../../platform/db/wait-for-database.ts';
import { probeWriting } from '../../platform/db/write-probe.ts';
import { orAborted } from '../../platform/time/or-aborted.ts';

/** Whoever asks is answered within 2 s, whatever the database does. */
const answerMs = 1_900;
/** One wait of several for the database. */
const waitMs = 1_500;
/** Anybody may ask: it is written once in so long (ms), and looked in between. */
const writeEveryMs = 1_000;

const schemaReasons = {
  older: 'The database does not have the schema of this version yet.',
  newer: 'The database has the schema of a newer version than this one. Start that version instead.',
};

/** What PostgreSQL's codes mean for a write. */
const writeReasons: Record<string, string> = {
  '53100': "The database's disk is full.",
  '25006': 'The database takes no writes.',
  '42P01': schemaReasons.older,
};

/**
 * Whether this server can serve: the database answers in time, has this version's schema and takes writes. By a
 * connection of its own, so that a server with much to do counts as one that can serve.
 */
export function createReadiness(database: Database, log: Logger) {
  const { $client: pool } = besideOthers(database, 1, log, {
    connectionTimeoutMillis: waitMs,
    statement_timeout: waitMs,
    query_timeout: waitMs,
  });
  let writtenAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  let lastReason: string | null = null;

  async function look(): Promise<void> {
    const state = await schemaState(pool);
    if (state !== 'same') throw notReady(schemaReasons[state]);
    if (performance.now() - writtenAt < writeEveryMs) return;
    await probeWriting(pool);
    writtenAt = performance.now();
  }

  return {
    /** @throws AppError `unavailable` that says why not */
    async check(): Promise<void> {
      running ??= look().finally(() => {
        running = null;
      });
      try {
        await orAborted(running, AbortSignal.timeout(answerMs));
        if (lastReason) log.info('Ready again');
        lastReason = null;
      } catch (error) {
        const refusal = error instanceof AppError ? error : notReady(whyNot(error), error);
        if (refusal.message !== lastReason)
          log.warn({ reason: reasonOf(error) }, `Not ready: ${refusal.message}`);
        lastReason = refusal.message;
        throw refusal;
      }
    },
    close: () => pool.end(),
  };
}

const notReady = (reason: string, cause?: unknown) =>
  new AppError('unavailable', reason, { retryAfter: 5, ...(cause !== undefined && { cause }) });

/** In words of ours: PostgreSQL's may hold names and addresses that are nobody's business. */
function whyNot(error: unknown): string {
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && writeReasons[code]) || 'The database does not answer, or not in time.';
}
