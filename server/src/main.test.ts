import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { addressOf, register, runMain, takenPort } from './testing/main-process.ts';
import { eventually } from './testing/processes.ts';
import { queryOnce } from './testing/query-once.ts';
import { startSeverableProxy } from './testing/severable-proxy.ts';
import { startTestApp } from './testing/test-app.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { testFolder } from './testing/test-folder.ts';

it('names all bad settings at once, never their values, and ends with 1', async () => {
  const server = runMain({ PORT: 'eighty', DATABASE_URL: 'mysql://root:hunter2@db/x', APP_SECRET: 'short' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Sextant cannot start with these settings:\n( {2}.+\n){3}$/);
  for (const name of ['PORT', 'DATABASE_URL', 'APP_SECRET']) expect(server.output()).toContain(`  ${name}: `);
  expect(server.output()).not.toMatch(/hunter2|short/);
});

it("names those too that only a library can tell are wrong, secrets whose files are, and a proxy's address in whatever letters", async () => {
  const folder = await testFolder();
  await writeFile(path.join(folder, 'empty'), '\n');
  const server = runMain({
    TRUST_PROXY: '10.0.0.0/8, foo',
    MAIL_FROM: 'garbage',
    JUDGE: 'nobody',
    APP_SECRET_FILE: path.join(folder, 'none'),
    SMTP_URL_FILE: path.join(folder, 'empty'),
    OPENAI_API_KEY: 'sk-1',
    OPENAI_API_KEY_FILE: path.join(folder, 'empty'),
    HTTP_PROXY: 'localhost:3128',
    HTTPS_PROXY: 'http://root:hunter%zz@proxy',
    https_proxy: 'proxy',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'secret',
    OTEL_TRACES_SAMPLER: 'sometimes',
  });
  expect(await server.ended).toBe(1);
  const noProxy = ": must be a proxy's address, such as http://proxy.example.org:3128";
  expect(server.output().trim().split('\n').slice(1).sort()).toEqual([
    '  APP_SECRET_FILE: the file cannot be read (ENOENT)',
    `  HTTPS_PROXY${noProxy}`,
    `  HTTP_PROXY${noProxy}`,
    expect.stringMatching(/^ {2}JUDGE: must be auto, off or one of mistral/),
    '  MAIL_FROM: must be one address, such as Sextant <no-reply@example.org>',
    '  OPENAI_API_KEY_FILE: OPENAI_API_KEY is set too; unset one of them',
    expect.stringMatching(/^ {2}OTEL_EXPORTER_OTLP_ENDPOINT: /),
    expect.stringMatching(/^ {2}OTEL_EXPORTER_OTLP_HEADERS: /),
    expect.stringMatching(/^ {2}OTEL_TRACES_SAMPLER: /),
    '  SMTP_URL_FILE: the file is empty',
    expect.stringMatching(/^ {2}TRUST_PROXY: must be on, off, or addresses and networks/),
    `  https_proxy${noProxy}`,
  ]);
  expect(server.output()).not.toMatch(/hunter|secret\n/);
});

it('refuses to serve others without a mail server', async () => {
  const forgotten = runMain({ NODE_ENV: 'production', APP_SECRET: 'x'.repeat(40) });
  expect(await forgotten.ended).toBe(1);
  expect(forgotten.output()).toMatch(/^ {2}SMTP_URL: required when NODE_ENV=production; MAIL=outbox /m);
});

it('takes no misspelt NODE_ENV for development', async () => {
  const misspelt = runMain({ NODE_ENV: 'Production', PORT: 'eighty' });
  expect(await misspelt.ended).toBe(1);
  expect(misspelt.output()).toMatch(/^ {2}NODE_ENV: must be production, development or test$/m);
  expect(misspelt.output()).toMatch(/^ {2}PORT: /m);
});

it('takes secrets from files, and tells no code of a mail in production', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const folder = await testFolder();
  const file = async (name: string, text: string) => {
    await writeFile(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const server = runMain({
    NODE_ENV: 'production',
    MAIL: 'outbox',
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL_FILE: await file('database', `${database.url}\n`),
    APP_SECRET_FILE: await file('secret', `${'x'.repeat(40)}\n`),
    OPENAI_API_KEY_FILE: await file('key', 'sk-1\n'),
    DEMO_ENGINES: 'off',
    EVIDENCE: 'off',
  });
  const [, address = ''] = await server.until(/Sextant is at (http:\/\/localhost:\d+)"/);
  const { engines } = (await (await fetch(`${address}/api/v1/config/`)).json()) as {
    engines: { id: string; mode: string }[];
  };
  expect(engines.filter(({ mode }) => mode === 'live').map(({ id }) => id)).toEqual(['chatgpt']);
  expect((await register(address, 'ada@example.org')).status).toBe(200);
  const asked = await fetch(`${address}/api/v1/forgot-password/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org' }),
  });
  expect(asked.status).toBe(200);
  const outbox = path.join(folder, 'data', 'outbox');
  await eventually(async () => (await readdir(outbox).catch(() => [])).length > 0);
  await server.until(/a message was written to the outbox/);
  expect(server.output()).toMatch(/Links in messages begin with http:\/\/localhost:\d+: set PUBLIC_URL/);
  expect(server.output()).not.toMatch(/"code":|"link":|ada@example\.org/);
});

it('tells the code of a mail where nothing is set up, and none where MAIL=outbox is said', async () => {
  for (const MAIL of ['', 'outbox']) {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const folder = path.join(await testFolder(), 'data');
    const server = runMain({ MAIL, DATA_DIR: folder, DATABASE_URL: database.url, EVIDENCE: 'off' });
    const address = await addressOf(server);
    expect((await register(address, 'ada@example.org')).status).toBe(200);
    await fetch(`${address}/api/v1/forgot-password/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@example.org' }),
    });
    await server.until(/a message was written to the outbox/);
    if (MAIL) expect(server.output()).not.toMatch(/code=|link=|ada@example\.org/);
    else expect(server.output()).toMatch(/to=ada@example\.org code=\w{4}/);
  }
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

it('starts beside a backup that holds every table, and leaves the others ready', async () => {
  const database = await createTestDatabase();
  const running = await startTestApp({ database: database.database });
  const backup = new pg.Client(database.adminUrl);
  onTestFinished(async () => {
    await backup.end();
    await running.close();
    await database.drop();
  });
  await backup.connect();
  const { rows } = await backup.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'p') and nspname not in ('pg_catalog', 'information_schema')`,
  );
  await backup.query(`begin; lock table ${rows.map(({ name }) => name).join(', ')} in access share mode`);
  const server = runMain({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: database.url });
  let started = false;
  const start = addressOf(server).finally(() => {
    started = true;
  });
  while (!started) {
    expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
    await delay(200);
  }
  expect((await fetch(`${await start}/readyz`)).status).toBe(200);
});

it('does not start on the schema of a newer version, and leaves all as it is', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const { $client } = database.database;
  await $client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of-a-newer-version', 4000000000000);
     drop table write_probes`,
  );
  const server = runMain({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: database.url });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^The database has the schema of a newer version .*\n$/);
  expect((await $client.query(`select to_regclass('write_probes') as table`)).rows).toEqual([
    { table: null },
  ]);
});

it('ends with one line on a database where it may make no tables', async () => {
  const database = await createTestDatabase();
  const role = `reader_${process.pid}`;
  await queryOnce(
    database.adminUrl,
    `drop schema drizzle cascade; create role ${role} login password 'reader'`,
  );
  onTestFinished(async () => {
    await queryOnce(database.adminUrl, `drop owned by ${role}; drop role ${role}`);
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
