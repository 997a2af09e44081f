import { spawn } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addressOf, main, register, runMain, signIn, takenPort } from './testing/main-process.ts';
import { preparedDataDir } from './testing/prepared-data-dir.ts';
import { descendants, eventually, isAlive, killAtOnce } from './testing/processes.ts';
import { testFolder } from './testing/test-folder.ts';

// The server on the database that comes with it. Run apart, by `npm run test:embedded`.

it('starts on nothing, is healthy, ends quickly when told to, and starts again on what it kept', async () => {
  const dataDir = path.join(await testFolder(), 'data');
  const first = runMain({ DATA_DIR: dataDir });
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

  const second = runMain({ DATA_DIR: dataDir });
  expect((await signIn(await addressOf(second), 'ada@example.org')).status).toBe(200);
  expect(await readFile(path.join(dataDir, 'app-secret'), 'utf8')).toBe(secret);
});

it('takes nothing for its own database that a shell has for another one', async () => {
  const server = runMain({
    DATA_DIR: path.join(await testFolder(), 'data'),
    PGHOST: 'db.example.org',
    PGPORT: '1',
    PGUSER: 'nobody',
    PGPASSWORD: 'none',
    PGDATABASE: 'none',
    PGSSLMODE: 'require',
    PGSSLNEGOTIATION: 'direct',
    PGOPTIONS: '-c search_path=none -c default_transaction_read_only=on',
    PGCLIENT_ENCODING: 'latin1',
    PGREPLICATION: 'true',
  });
  const address = await addressOf(server);
  expect((await register(address, 'ada@example.org')).status).toBe(200);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

it('answers 503 with Retry-After while its own database is away, recovers by itself, and lives through kill -9', async () => {
  const dataDir = await preparedDataDir();
  const server = runMain({ DATA_DIR: dataDir });
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
  const second = runMain({ DATA_DIR: dataDir });
  expect((await signIn(await addressOf(second), 'bob@example.org')).status).toBe(200);
});

it('ends with one line on a port that another program has, and stops its database', async () => {
  const { port } = await takenPort();
  const server = runMain({ DATA_DIR: await preparedDataDir(), PORT: String(port) });
  expect(await server.ended).toBe(1);
  expect(server.output().trim().split('\n').at(-1)).toBe(
    `Port ${port} is taken by another program. Stop that one, or set PORT to another, as in: PORT=${port + 1} npm start`,
  );
  expect(server.output()).not.toMatch(/^\s+at /m);
});

it('writes JSON in production, with no password, token or search text in it', async () => {
  const dataDir = path.join(await testFolder(), 'data');
  const environment = {
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    MAIL: 'outbox',
    APP_SECRET: 'x'.repeat(40),
    LOG_LEVEL: 'trace',
  };
  const server = runMain(environment);
  const url = await addressOf(server);
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
  const once = runMain({ DATA_DIR: dataDir });
  await addressOf(once);
  once.child.kill('SIGINT');
  once.child.kill('SIGINT');
  expect(await once.ended).toBe(0);
  expect(once.output()).toMatch(/Stopped\n$/);

  const stuck = runMain({ DATA_DIR: dataDir });
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
