import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { addressOf, register, runMain, takenPort } from './testing/main-process.ts';
import { eventually } from './testing/processes.ts';
import { startSeverableProxy } from './testing/severable-proxy.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { testFolder } from './testing/test-folder.ts';

it('names all bad settings at once, never their values, and ends with 1', async () => {
  const server = runMain({ PORT: 'eighty', DATABASE_URL: 'mysql://root:hunter2@db/x', APP_SECRET: 'short' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Sextant cannot start with these settings:\n( {2}.+\n){3}$/);
  for (const name of ['PORT', 'DATABASE_URL', 'APP_SECRET']) expect(server.output()).toContain(`  ${name}: `);
  expect(server.output()).not.toMatch(/hunter2|short/);
});

it('waits for a database that is not there yet, and lives through one that goes away', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const proxy = await startSeverableProxy(database.url);
  onTestFinished(() => proxy.close());
  await proxy.sever();
  const server = runMain({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: proxy.url });
  await server.until(/Waiting for the database at 127\.0\.0\.1:\d+ reason=connect ECONNREFUSED/);
  await proxy.mend();
  const address = await addressOf(server);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  await proxy.sever();
  const away = await fetch(`${address}/readyz`);
  expect(away.status).toBe(503);
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await register(address, 'ada@example.org')).status).toBe(503);
  await proxy.mend();
  await eventually(async () => (await fetch(`${address}/readyz`)).status === 200);
  expect((await register(address, 'ada@example.org')).status).toBe(200);
  // There, but without this version's schema.
  await database.database.$client.query('delete from drizzle.__drizzle_migrations');
  const old = await fetch(`${address}/readyz`);
  expect([old.status, await old.json()]).toMatchObject([503, { code: 'unavailable' }]);
});

it('ends at once with one line when the database refuses, without its password', async () => {
  const url = new URL(inject('postgres').url);
  url.pathname = '/no_such_database';
  const server = runMain({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: url.href });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    `The database at ${url.host} refuses: database "no_such_database" does not exist. Check DATABASE_URL.\n`,
  );
});

it('ends with one line on a database where it may make no tables', async () => {
  const database = await createTestDatabase();
  const role = `reader_${process.pid}`;
  await database.database.$client.query(
    `drop schema drizzle cascade; create role ${role} login password 'reader'`,
  );
  onTestFinished(async () => {
    await database.database.$client.query(`drop owned by ${role}; drop role ${role}`);
    await database.drop();
  });
  const url = Object.assign(new URL(database.url), { username: role, password: 'reader' });
  const server = runMain({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: url.href });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(
    /^The database could not be brought to .*: permission denied for database .*\n$/,
  );
});

it('can be stopped while it waits for the database', async () => {
  const { port, program } = await takenPort();
  program.close();
  const server = runMain({
    DATA_DIR: path.join(await testFolder(), 'data'),
    DATABASE_URL: `postgres://someone@127.0.0.1:${port}/x`,
  });
  await server.until(/Waiting for the database/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

it('ends with one line when the data folder is a file, or its secret is damaged', async () => {
  const folder = await testFolder();
  await writeFile(path.join(folder, 'file'), '');
  const onFile = runMain({ DATA_DIR: path.join(folder, 'file') });
  expect(await onFile.ended).toBe(1);
  expect(onFile.output()).toMatch(/^.* is not a folder, or lies below a file\. .*\n$/);
  await mkdir(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'data', 'app-secret'), 'cut');
  const damaged = runMain({ DATA_DIR: path.join(folder, 'data') });
  expect(await damaged.ended).toBe(1);
  expect(damaged.output()).toMatch(/^.*app-secret is damaged: .*\n$/);
});
