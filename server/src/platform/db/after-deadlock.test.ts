import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { databaseForFile } from '../../testing/for-file.ts';
import { againAfterDeadlock } from './after-deadlock.ts';

const own = databaseForFile();

/** As PostgreSQL says it, below what a query builder makes of it. */
const deadlock = () =>
  new Error('Failed query', { cause: Object.assign(new Error('deadlock detected'), { code: '40P01' }) });

it('gives the other one time to take what both want, however often they met', async () => {
  let isTaken = false;
  let tries = 0;
  const other = (async () => {
    // It wakes late, as on a busy machine.
    await delay(200);
    isTaken = true;
  })();
  const done = await againAfterDeadlock(async () => {
    tries += 1;
    if (!isTaken) throw deadlock();
    return 'done';
  });
  await other;
  expect(done).toBe('done');
  expect(tries).toBeGreaterThan(1);
});

it('gives up in the end, and at once where it is something else', async () => {
  await expect(againAfterDeadlock(() => Promise.reject(deadlock()))).rejects.toThrow('Failed query');
  let tries = 0;
  const refused = againAfterDeadlock(async () => {
    tries += 1;
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(tries).toBe(1);
});

it('is through once two transactions have waited for each other', async () => {
  const { $client } = own.database;
  await $client.query('create table pairs (id int primary key, times int not null default 0)');
  await $client.query('insert into pairs values (1), (2)');
  const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const inOrder = (first: number, second: number) =>
    againAfterDeadlock(async () => {
      const client = new pg.Client({ connectionString: own.url });
      await client.connect();
      try {
        await client.query('begin');
        await client.query('update pairs set times = times + 1 where id = $1', [first]);
        both[first - 1]?.resolve();
        await both[second - 1]?.promise;
        await client.query('update pairs set times = times + 1 where id = $1', [second]);
        await client.query('commit');
      } finally {
        await client.end();
      }
    });
  await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
  const { rows } = await $client.query('select times from pairs order by id');
  expect(rows).toEqual([{ times: 2 }, { times: 2 }]);
});
