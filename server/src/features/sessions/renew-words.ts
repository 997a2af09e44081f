import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { againAfterDeadlock } from '../../platform/db/after-deadlock.ts';
import type { Database } from '../../platform/db/client.ts';
import { sql } from '../../platform/db/orm.ts';

/** Turns at once: some tens of milliseconds, for which who deletes one of them waits. */
const atOnce = 20;
/** Milliseconds until it is tried again, where the database has failed. */
const betweenTries = 10_000;

/**
 * Brings the words of turns that an older version has written into the form that searches compare, half of the time and no
 * more: the index takes milliseconds a turn. Each server of a new version begins with it as it starts. They share what is left,
 * and one that stops or dies leaves the rest, and what it had not finished, to the others or the next start.
 * @returns once there are none left, or `signal` has ended it
 */
export async function renewWords(database: Database, log: Logger, signal: AbortSignal): Promise<void> {
  for (let turns = 0; ; ) {
    const began = performance.now();
    const renewed = await renewSome(database).catch((error: unknown) => {
      log.warn({ err: error }, 'words of older questions could not be renewed; trying again');
      return null;
    });
    if (renewed === 0) {
      if (turns > 0) log.info({ turns }, 'words of older questions are renewed for searches');
      return;
    }
    turns += renewed ?? 0;
    const pause = renewed === null ? betweenTries : performance.now() - began;
    await delay(pause, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
  }
}

/**
 * Most of the words of an answer are plain, but hardly an answer has plain ones alone. Materialized: PostgreSQL may run a
 * subquery again for each row, and each time it would take the next few.
 */
async function renewSome(database: Database): Promise<number> {
  const { rows } = await againAfterDeadlock(async () =>
    database.execute<{ renewed: number }>(sql`
      with few as materialized (
        select turn_id from turn_words_to_renew order by turn_id limit ${atOnce} for update skip locked
      ), taken as (
        delete from turn_words_to_renew where turn_id in (select turn_id from few) returning turn_id
      ), renewed as (
        update turn_words w set words = search_words(w.words) from taken
        where w.turn_id = taken.turn_id and octet_length(w.words) <> length(w.words)
      )
      select count(*)::int as renewed from taken`),
  );
  return rows[0]?.renewed ?? 0;
}
