import { createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './client.ts';
import { isDatabaseAway } from './is-database-away.ts';
import { sql } from './orm.ts';

const log = pino({ level: 'silent' });
let shared: TestDatabase;
beforeAll(async () => {
  shared = await createTestDatabase();
});
afterAll(() => shared.drop());

/** Every error here is a real one: drizzle's, around the driver's, around the system's. */
async function failure(url: string, act: (database: Database) => Promise<unknown>): Promise<unknown> {
  const database = openDatabase(url, log);
  onTestFinished(() => database.$client.end());
  return act(database).then(
    () => null,
    (error) => error,
  );
}
const select = (database: Database) => database.execute(sql`select 1`);

/** A server that takes connections and treats them so. */
async function portOf(treat: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    treat(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

it('knows a port where no one listens, by one address and by several', async () => {
  // Port 1 is for a service that no one runs any more.
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await failure(`postgres://someone@${host}:1/x`, select)).toSatisfy(isDatabaseAway);
});

it('knows a host that does not exist, and one that hangs up', async () => {
  expect(await failure('postgres://someone@no-such-host.invalid/x', select)).toSatisfy(isDatabaseAway);
  const port = await portOf((socket) => void socket.destroy());
  expect(await failure(`postgres://someone@127.0.0.1:${port}/x`, select)).toSatisfy(isDatabaseAway);
});

it('knows a host that takes the connection and then says nothing', async () => {
  const port = await portOf((socket) => void socket.resume());
  expect(await failure(`postgres://someone@127.0.0.1:${port}/x`, select)).toSatisfy(isDatabaseAway);
});

it('knows a statement that took too long', async () => {
  const slow = (database: Database) =>
    database.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 20`);
      await tx.execute(sql`select pg_sleep(5)`);
    });
  expect(await failure(shared.url, slow)).toSatisfy(isDatabaseAway);
});

it('knows a connection that was ended from outside, and a pool that was closed', async () => {
  const ended = (database: Database) => database.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  expect(await failure(shared.url, ended)).toSatisfy(isDatabaseAway);
  const database = openDatabase(shared.url, log);
  await database.$client.end();
  await expect(select(database)).rejects.toSatisfy(isDatabaseAway);
});

it('takes no mistake of ours for that', async () => {
  const mistakes = [
    sql`selec 1`,
    sql`select * from no_such_table`,
    sql`select 1 / 0`,
    sql`select ${'x'}::int`,
  ];
  for (const mistake of mistakes) {
    const error = await failure(shared.url, (database) => database.execute(mistake));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseAway(error)).toBe(false);
  }
  for (const other of [null, 'away', new Error('oh'), Object.assign(new Error('file'), { code: 'ENOENT' })])
    expect(isDatabaseAway(other)).toBe(false);
});
