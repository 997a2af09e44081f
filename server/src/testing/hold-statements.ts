import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { eventually } from './processes.ts';
import type { TestDatabase } from './test-database.ts';

/** Any number that nothing else of a test's database locks. */
const lock = 13;

export interface HeldStatements {
  /** Resolves once so many wait. */
  reached(count?: number): Promise<void>;
  /** Lets those go on that wait, and resolves once their transactions are over; whoever comes then waits. */
  letPass(): Promise<void>;
  /** Holds no more, and resolves once the transactions of those that waited are over. */
  letGo(): Promise<void>;
}

/**
 * Has statements wait until they are let go, or the test is over: for what comes between their begin, which sees the rows as
 * they are then, and their end.
 * @param which as a trigger says it: `before update on turns for each statement`, or `after update on turns deferrable
 *   initially deferred for each row` for what is written and about to be committed
 */
export async function holdStatements({ database }: TestDatabase, which: string): Promise<HeldStatements> {
  const { $client } = database;
  const held = `l.locktype = 'advisory' and l.objid = ${lock}`;
  await $client.query(`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${lock}); return null; end $$`);
  const kind = which.includes('deferrable') ? 'constraint trigger' : 'trigger';
  await $client.query(`create ${kind} wait_for_test ${which} execute function wait_for_test()`);
  const holder = await $client.connect();
  await holder.query('select pg_advisory_lock($1)', [lock]);
  const letGo = async () => {
    const waiting = await waitingFor($client, held);
    await holder.query('select pg_advisory_unlock_all()');
    const goesOn = `select from pg_stat_activity where (pid, xact_start::text) in (select * from unnest($1::int[], $2::text[]))`;
    const which = [waiting.map(({ pid }) => pid), waiting.map(({ since }) => since)];
    await eventually(async () => (await $client.query(goesOn, which)).rows.length === 0);
  };
  onTestFinished(async () => {
    await letGo();
    holder.release();
    await $client.query('drop function wait_for_test cascade');
  });
  return {
    reached: (count) => untilWaiting($client, held, count),
    // Asked for again at once, it is had once nobody has it any more, and before anybody who comes later.
    letPass: async () =>
      void (await holder.query('select pg_advisory_unlock($1), pg_advisory_lock($1)', [lock])),
    letGo,
  };
}

/**
 * Waits until so many transactions wait for a lock.
 * @param which of them, as a condition on `l`, a row of `pg_locks`, and `a`, a row of `pg_stat_activity`
 */
export async function untilWaiting(pool: pg.Pool, which: string, count = 1): Promise<void> {
  await eventually(async () => (await waitingFor(pool, which)).length >= count);
}

async function waitingFor(pool: pg.Pool, which: string) {
  const { rows } = await pool.query<{ pid: number; since: string }>(
    `select distinct a.pid, a.xact_start::text as since from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where a.datname = current_database() and not l.granted and ${which}`,
  );
  return rows;
}
