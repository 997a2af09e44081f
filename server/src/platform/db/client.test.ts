import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { startSeverableProxy } from '../../testing/severable-proxy.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './client.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { sql } from './orm.ts';

it('gives every connection back, also one that breaks as a transaction begins, is at work, or fails', async () => {
  const shared = await createTestDatabase();
  onTestFinished(() => shared.drop());
  const proxy = await startSeverableProxy(shared.url);
  onTestFinished(() => proxy.close());
  const database = openDatabase(proxy.url, pino({ level: 'silent' }));
  const pool = database.$client;

  // The connection is idle, and nothing has told of its end yet when the transaction begins on it.
  await database.execute(sql`select 1`);
  const begun = database.transaction(async () => {});
  const severed = proxy.sever();
  await expect(begun).rejects.toSatisfy(isDatabaseAway);
  await severed;
  await expect(database.transaction(async () => {})).rejects.toSatisfy(isDatabaseAway);
  await proxy.mend();
  expect(pool.totalCount).toBe(0);

  const atWork = database.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await proxy.sever();
    await tx.execute(sql`select 1`);
  });
  await expect(atWork).rejects.toSatisfy(isDatabaseAway);
  await proxy.mend();
  expect(pool.totalCount).toBe(0);

  // A mistake of ours costs no connection, and its transaction is undone.
  const mistaken = database.transaction(async (tx) => {
    await tx.execute(sql`create table undone as select 1`);
    throw new Error('ours');
  });
  await expect(mistaken).rejects.toThrow('ours');
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  expect((await database.execute(sql`select to_regclass('undone') as found`)).rows).toEqual([
    { found: null },
  ]);
  await pool.end();
});
