import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import path from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { preparedDataDir } from './testing/prepared-data-dir.ts';
import {
  descendants,
  eventually,
  isAlive,
  killAtOnce,
  runScript,
  type TestProcess,
} from './testing/processes.ts';
import { startSeverableProxy } from './testing/severable-proxy.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { testFolder } from './testing/test-folder.ts';

const main = path.resolve(import.meta.dirname, 'main.ts');

/** Runs the real server; ended with the test, whatever happens. */
function run(environment: Record<string, string>): TestProcess {
  const server = runScript(main, [], { PORT: '0', ...environment });
  onTestFinished(async () => {
    const all = [server.pid, ...descendants(server.pid)];
    server.child.kill('SIGKILL');
    await server.ended;
    // What watches over the database ends it; it must not outlive the test's folder.
    await eventually(() => all.every((pid) => !isAlive(pid)));
  });
  return server;
}

async function addressOf(server: TestProcess): Promise<string> {
  const [, address] = await server.until(/Sextant is at (http:\/\/localhost:\d+)\n/);
  return (address as string).replace('localhost', '127.0.0.1');
}

async function register(
  address: string,
  email: string,
  password = 'a quiet harbour at dusk',
): Promise<Response> {
  return fetch(`${address}/api/v1/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ full_name: 'Ada', email, password }),
  });
}

async function signIn(
  address: string,
  email: string,
  password = 'a quiet harbour at dusk',
): Promise<Response> {
  return fetch(`${address}/api/v1/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
}

async function listening(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { server, port: (server.address() as { port: number }).port };
}

it('names all bad settings at once, never their values, and ends with 1', async () => {
  const server = run({ PORT: 'eighty', DATABASE_URL: 'mysql://root:hunter2@db/x', APP_SECRET: 'short' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(/^Sextant cannot start with these settings:\n( {2}.+\n){3}$/);
  for (const name of ['PORT', 'DATABASE_URL', 'APP_SECRET']) expect(server.output()).toContain(`  ${name}: `);
  expect(server.output()).not.toMatch(/hunter2|short/);
});

it('starts on nothing, is healthy, ends quickly when told to, and starts again on what it kept', async () => {
  const dataDir = path.join(await testFolder(), 'data');
  const first = run({ DATA_DIR: dataDir });
  const address = await addressOf(first);
  const alive = await fetch(`${address}/healthz`);
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }]);
  const ready = await fetch(`${address}/readyz/`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  expect((await stat(path.join(dataDir, 'app-secret'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).not.toContainEqual(expect.stringMatching(/^app-secret./));
  expect((await register(address, 'ada@example.org')).status).toBe(200);
  const secret = await readFile(path.join(dataDir, 'app-secret'), 'utf8');

  const started = descendants(first.pid);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  expect(started.length).toBeGreaterThan(0);
  await eventually(() => started.every((pid) => !isAlive(pid)));

  const second = run({ DATA_DIR: dataDir });
  expect((await signIn(await addressOf(second), 'ada@example.org')).status).toBe(200);
  expect(await readFile(path.join(dataDir, 'app-secret'), 'utf8')).toBe(secret);
});

it('answers 503 with Retry-After while its own database is away, recovers by itself, and lives through kill -9', async () => {
  const dataDir = await preparedDataDir();
  const server = run({ DATA_DIR: dataDir });
  const address = await addressOf(server);
  expect((await register(address, 'ada@example.org')).status).toBe(200);
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  process.kill(Number.parseInt(await readFile(pidFile, 'utf8'), 10), 'SIGKILL');
  // Requests never stop coming: each is answered, and none with anything else than these two.
  const seen = new Set<number>();
  await eventually(async () => {
    const response = await signIn(address, 'ada@example.org');
    seen.add(response.status);
    if (response.status === 503) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'unavailable', retryable: true });
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
    }
    return seen.has(503) && response.status === 200;
  });
  expect([...seen].sort()).toEqual([200, 503]);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);

  expect((await register(address, 'bob@example.org')).status).toBe(200);
  killAtOnce(server.pid);
  await server.ended;
  const second = run({ DATA_DIR: dataDir });
  expect((await signIn(await addressOf(second), 'bob@example.org')).status).toBe(200);
});

it('waits for a database that is not there yet, and lives through one that goes away', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const proxy = await startSeverableProxy(database.url);
  onTestFinished(() => proxy.close());
  await proxy.sever();
  const server = run({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: proxy.url });
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
  const server = run({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: url.href });
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
  const server = run({ DATA_DIR: path.join(await testFolder(), 'data'), DATABASE_URL: url.href });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(
    /^The database could not be brought to .*: permission denied for database .*\n$/,
  );
});

it('can be stopped while it waits for the database', async () => {
  const { port, server: blocked } = await listening();
  blocked.close();
  const server = run({
    DATA_DIR: path.join(await testFolder(), 'data'),
    DATABASE_URL: `postgres://someone@127.0.0.1:${port}/x`,
  });
  await server.until(/Waiting for the database/);
  server.child.kill('SIGINT');
  expect(await server.ended).toBe(0);
});

it('ends with one line on a port that another program has, and stops its database', async () => {
  const { port } = await listening();
  const server = run({ DATA_DIR: await preparedDataDir(), PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split('\n').at(-1)).toBe(
    `Port ${port} is taken by another program. Stop that one, or set PORT to another, as in: PORT=${port + 1} npm start`,
  );
  expect(server.output()).not.toMatch(/^\s+at /m);
});

it('ends with one line when the data folder is a file, or its secret is damaged', async () => {
  const folder = await testFolder();
  await writeFile(path.join(folder, 'file'), '');
  const onFile = run({ DATA_DIR: path.join(folder, 'file') });
  expect(await onFile.ended).toBe(1);
  expect(onFile.output()).toMatch(/^.* is not a folder, or lies below a file\. .*\n$/);
  await mkdir(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'data', 'app-secret'), 'cut');
  const damaged = run({ DATA_DIR: path.join(folder, 'data') });
  expect(await damaged.ended).toBe(1);
  expect(damaged.output()).toMatch(/^.*app-secret is damaged: .*\n$/);
});

it('writes JSON in production, with no password, token or search text in it', async () => {
  const dataDir = path.join(await testFolder(), 'data');
  const environment = {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    APP_SECRET: 'x'.repeat(40),
    LOG_LEVEL: 'trace',
  };
  const server = run(environment);
  const [, address] = await server.until(/Sextant is at (http:\/\/localhost:\d+)"/);
  const url = (address as string).replace('localhost', '127.0.0.1');
  await register(url, 'ada@example.org');
  const tokens = (await (await signIn(url, 'ada@example.org')).json()) as { access: string; refresh: string };
  await fetch(`${url}/api/v1/chat/sessions/?q=a+rare+disease`, {
    headers: { authorization: `Bearer ${tokens.access}`, cookie: 'reset=a-cookie-of-mine' },
  });
  const lines = server.output().trim().split('\n');
  for (const line of lines) expect(JSON.parse(line)).toHaveProperty('level');
  const password = (await readFile(path.join(dataDir, 'postgres-password'), 'utf8')).trim();
  for (const secret of [
    'quiet harbour',
    '$argon2',
    tokens.access,
    tokens.refresh,
    'a-cookie-of-mine',
    'rare',
    password,
  ])
    expect(server.output()).not.toContain(secret);
  expect(server.output()).not.toContain(environment.APP_SECRET);
  expect(await readdir(dataDir)).not.toContain('app-secret');
});

it('takes a signal that comes twice at once for one, and a second one for haste', async () => {
  const dataDir = await preparedDataDir();
  const once = run({ DATA_DIR: dataDir });
  await addressOf(once);
  once.child.kill('SIGINT');
  once.child.kill('SIGINT');
  expect(await once.ended).toBe(0);
  expect(once.output()).toMatch(/Stopped\n$/);

  const stuck = run({ DATA_DIR: dataDir });
  await addressOf(stuck);
  const database = Number.parseInt(
    await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
    10,
  );
  // A database that does not end holds up a stop.
  process.kill(database, 'SIGSTOP');
  stuck.child.kill('SIGINT');
  await stuck.until(/Stopping \(SIGINT\)/);
  await new Promise((resolve) => setTimeout(resolve, 700));
  stuck.child.kill('SIGINT');
  expect(await stuck.ended).toBe(1);
  process.kill(database, 'SIGCONT');
  await eventually(() => !isAlive(database));
});

it('ends when npm, which started it, has ended without a word', async () => {
  const dataDir = await preparedDataDir();
  const server = spawn('/bin/sh', ['-c', '"$0" "$1"; true', process.execPath, main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await eventually(() => output.includes('Sextant is at'));
  const left = descendants(server.pid as number);
  server.kill('SIGTERM');
  await eventually(() => output.includes('Stopped'));
  await eventually(() => left.every((pid) => !isAlive(pid)));
});
