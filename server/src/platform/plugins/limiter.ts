import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '../../errors.ts';
import type { Database } from '../db/client.ts';

/** How often something may be done. */
export interface LimiterOptions {
  /** Names its counters in the database. */
  name: string;
  times: number;
  seconds: number;
  /** For people: what was done too often, without a full stop. */
  message: string;
}

/**
 * Counts per key, in the database, so that all processes count together. Counting and asking whether there is room are
 * one statement: of two hundred at the same moment no more get through than one after the other.
 */
export interface Limiter {
  /** Counts before anything is done. @throws AppError `rate-limited` when that is too many, and then counts nothing */
  consume(key: string, count?: number): Promise<void>;
  /** Gives back what was counted for something that does not count after all. */
  refund(key: string, count?: number): Promise<void>;
  /** Starts over. */
  clear(key: string): Promise<void>;
}

/** What the library's counting statements end in. */
const counted = /RETURNING points, expire;$/;
/**
 * In its place: what is refused is not counted, or it would stay when what was let through is given back, and a burst of
 * honest people would shut their network. A count is in force at once and not waited for until it is on the disk: it may be
 * lost with the machine, and a question would wait for each of its three.
 */
const countedUnlessFull = `WHERE rate_limits.expire <= $4 OR $2 < 0 OR rate_limits.points + $2 <= $5
  RETURNING points, expire, set_config('synchronous_commit', 'off', true);`;

interface LibraryQuery {
  name: string;
  text: string;
  values: unknown[];
}

/** The database as the limiter's library asks it, for a limit of so many times. */
const countingIn = (pool: Database['$client'], times: number) => ({
  async query({ text, values, ...query }: LibraryQuery) {
    if (!counted.test(text)) return pool.query({ ...query, text, values });
    const counting = { ...query, text: text.replace(counted, countedUnlessFull), values: [...values, times] };
    const result = await pool.query(counting);
    if (result.rows.length > 0) return result;
    const full = await pool.query('select expire from rate_limits where key = $1', [values[0]]);
    return { rows: [{ points: times + 1, expire: full.rows[0]?.expire ?? Date.now() }] };
  },
});

export function createLimiter(
  database: Database,
  { name, times, seconds, message }: LimiterOptions,
): Limiter {
  const limiter = new RateLimiterPostgres({
    storeClient: countingIn(database.$client, times),
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // `plugins/sweep.ts` does it.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: times,
    duration: seconds,
  });
  const refusal = (millisecondsLeft: number) =>
    new AppError('rate-limited', `${message}. Please try again in ${inWords(millisecondsLeft)}.`, {
      retryAfter: millisecondsLeft / 1_000,
    });
  return {
    async consume(key, count = 1) {
      await limiter.consume(fingerprint(key), count).catch((thrown: unknown) => {
        throw thrown instanceof RateLimiterRes ? refusal(thrown.msBeforeNext) : thrown;
      });
    },
    async refund(key, count = 1) {
      await limiter.reward(fingerprint(key), count);
    },
    async clear(key) {
      await limiter.delete(fingerprint(key));
    },
  };
}

/** Keys are of any length and name people; the table needs neither. */
export const fingerprint = (key: string) => createHash('sha256').update(key).digest('base64url');

function inWords(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
