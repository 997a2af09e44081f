import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

let test: TestDatabase;
let server: TestApp;
let other: pg.Client;

beforeEach(async () => {
  test = await createTestDatabase();
  server = await startTestApp({ database: test.database });
  other = new pg.Client(test.url);
  other.on('error', () => {});
  await other.connect();
});
afterEach(async () => {
  await other?.end();
  await server?.close();
  await test?.drop();
});

const ready = async () => {
  const askedAt = performance.now();
  const reply = await fetch(`${server.url}/readyz`);
  const { message = '' } = (await reply.json()) as { message?: string };
  return { status: reply.status, message, ms: performance.now() - askedAt };
};

/** New connections are as the database is set now. */
const endOtherConnections = () =>
  other.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

it('is ready by writing, and lives whatever the database does', async () => {
  expect(await ready()).toMatchObject({ status: 200 });
  await expect
    .poll(async () => {
      await ready();
      return Number((await other.query('select count(*) from write_probes')).rows[0].count);
    })
    .toBeGreaterThan(2);
  // A process that asks every second fills no disk.
  await other.query(
    `insert into write_probes (filler) select decode(repeat('00', 5000), 'hex') from generate_series(1, 200)`,
  );
  await expect
    .poll(async () => {
      await ready();
      return Number((await other.query('select count(*) from write_probes')).rows[0].count);
    })
    .toBeLessThan(10);
});

it('stays ready while a backup holds every table, and fills no disk meanwhile', async () => {
  const probes = async () =>
    (await other.query('select count(*)::int, sum(length(filler))::int as bytes from write_probes')).rows[0];
  await ready();
  await other.query(
    `insert into write_probes (filler) select decode(repeat('00', 5000), 'hex') from generate_series(1, 200)`,
  );
  // As pg_dump does from its beginning to its end.
  await other.query('begin; lock table write_probes in access share mode');
  const before = await probes();
  await expect
    .poll(
      async () => {
        expect(await ready()).toMatchObject({ status: 200 });
        return (await probes()).count;
      },
      { timeout: 10_000 },
    )
    .toBeGreaterThan(before.count + 1);
  expect((await probes()).bytes).toBe(before.bytes);
  await other.query('rollback');
  await expect
    .poll(
      async () => {
        await ready();
        return (await probes()).count;
      },
      { timeout: 5_000 },
    )
    .toBeLessThan(10);
});

it('says within 2 s that the database stands still', async () => {
  await other.query('begin; lock table write_probes in access exclusive mode');
  const stalled = await ready();
  expect(stalled).toMatchObject({ status: 503, message: 'The database does not answer, or not in time.' });
  expect(stalled.ms).toBeLessThan(2_500);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  await other.query('rollback');
  await expect.poll(async () => (await ready()).status).toBe(200);
});

it('says that the database takes no writes', async () => {
  const { rows } = await other.query('select current_database() as name');
  await other.query(`alter database ${rows[0].name} set default_transaction_read_only = on`);
  await endOtherConnections();
  await expect.poll(ready).toMatchObject({ status: 503, message: 'The database takes no writes.' });
});

it('is not ready on the schema of a newer version, or of an older one', async () => {
  const migrations = 'drizzle.__drizzle_migrations';
  await other.query(
    `insert into ${migrations} (hash, created_at) select 'later', max(created_at) + 1 from ${migrations}`,
  );
  const newer = 'The database has the schema of a newer version than this one. Start that version instead.';
  expect(await ready()).toMatchObject({ status: 503, message: newer });
  await other.query(`delete from ${migrations} where hash = 'later'`);
  expect(await ready()).toMatchObject({ status: 200 });
  await other.query(
    `delete from ${migrations} where created_at = (select max(created_at) from ${migrations})`,
  );
  const older = 'The database does not have the schema of this version yet.';
  expect(await ready()).toMatchObject({ status: 503, message: older });
});
