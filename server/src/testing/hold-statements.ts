import pg from 'pg';
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
export async function holdStatements(
  { database, url }: Pick<TestDatabase, 'database' | 'url'>,
  which: string,
): Promise<HeldStatements> {
  const { $client } = database;
  const held = `l.locktype = 'advisory' and l.objid = ${lock}`;
  await $client.query(`create function wait_for_test() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock_shared(${lock}); return null; end $$`);
  const kind = which.includes('deferrable') ? 'constraint trigger' : 'trigger';
  await $client.query(`create ${kind} wait_for_test ${which} execute function wait_for_test()`);
  // Beside the pool, whose connections those that are held may all have.
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return { client, pid: rows[0]?.pid };
  };
  let holder = await connect();
  let next = await connect();
  await holder.client.query('select pg_advisory_lock($1)', [lock]);
  const letGo = async () => {
    const waiting = await waitingFor($client, held);
    await holder.client.query('select pg_advisory_unlock_all()');
    const goesOn = `select from pg_stat_activity where (pid, xact_start::text) in (select * from unnest($1::int[], $2::text[]))`;
    const which = [waiting.map(({ pid }) => pid), waiting.map(({ since }) => since)];
    await eventually(async () => (await $client.query(goesOn, which)).rows.length === 0);
  };
  onTestFinished(async () => {
    await letGo();
    await Promise.all([holder.client.end(), next.client.end()]);
    await $client.query('drop function wait_for_test cascade');
  });
  return {
    reached: (count) => untilWaiting($client, held, count),
    // Whoever holds it next stands in line before it is let go: between the two somebody who comes later would get through.
    letPass: async () => {
      const isHeldAgain = next.client.query('select pg_advisory_lock($1)', [lock]);
      await untilWaiting($client, `${held} and a.pid = ${next.pid}`);
      await holder.client.query('select pg_advisory_unlock_all()');
      await isHeldAgain;
      [holder, next] = [next, holder];
    },
    letGo,
  };
}

/**
 * Waits until so many transactions wait for a lock.
 * @param which of them, as a condition on `l`, a row of `pg_locks`, and `a`, a row of `pg_stat_activity`
 * @param count asked again each time where it may change meanwhile
 */
export async function untilWaiting(
  pool: pg.Pool,
  which: string,
  count: number | (() => number) = 1,
): Promise<void> {
  await eventually(
    async () => (await waitingFor(pool, which)).length >= (typeof count === 'number' ? count : count()),
  );
}

async function waitingFor(pool: pg.Pool, which: string) {
  const { rows } = await pool.query<{ pid: number; since: string }>(
    `select distinct a.pid, a.xact_start::text as since from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where a.datname = current_database() and not l.granted and ${which}`,
  );
  return rows;
}
