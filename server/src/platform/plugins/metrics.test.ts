import fastify from 'fastify';
import { Counter } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { addressOf, runMain, takenPort } from '../../testing/main-process.ts';
import { startProviderEmulator } from '../../testing/provider-emulator/provider-emulator.ts';
import { queryOnce } from '../../testing/query-once.ts';
import { startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { signUpTestUser } from '../../testing/test-user.ts';
import { metrics } from './metrics.ts';

const open = { host: '127.0.0.1', port: undefined, token: undefined, isOpen: true };

/** For all connections to one database, which are made anew. */
async function setDefault(url: string, setting: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await queryOnce(url, `begin read write; alter database ${name} set ${setting}; commit`);
  await queryOnce(
    url,
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
}

it('shows request times by route, never by address, and the figures that others add', async () => {
  const app = fastify();
  await app.register(metrics, open);
  app.get('/thing/:id/', async () => ({}));
  new Counter({ name: 'answers_total', help: 'Answers.', registers: [app.metrics] }).inc(3);

  await app.inject('/thing/one/');
  await app.inject('/thing/two/');
  await app.inject('/no-such-address');
  const { body, headers } = await app.inject('/metrics');

  expect(headers['content-type']).toMatch('text/plain');
  expect(body).toMatch(
    'http_request_duration_seconds_count{method="GET",route="/thing/:id/",status="200"} 2',
  );
  expect(body).toMatch('http_request_duration_seconds_count{method="GET",route="unknown",status="404"} 1');
  expect(body).not.toMatch('no-such-address');
  expect(body).toMatch('answers_total 3');
  expect(body).toMatch('process_resident_memory_bytes');
});

it('keeps the figures of two servers in one process apart', async () => {
  const [one, other] = [fastify(), fastify()];
  await one.register(metrics, open);
  await other.register(metrics, open);
  expect((await other.inject('/metrics')).statusCode).toBe(200);
  expect(one.metrics).not.toBe(other.metrics);
});

it('tells of readers, connections, queues, threads, sources, writes that failed and questions taken over', async () => {
  const [test, providers, sources] = await Promise.all([
    createTestDatabase(),
    startProviderEmulator(),
    startSourceEmulator(),
  ]);
  const server = await startTestApp({
    database: test.database,
    environment: { ...providers.environment(), ...sources.environment(), EVIDENCE: 'on' },
  });
  onTestFinished(async () => {
    await server.close();
    await Promise.all([providers.close(), sources.close()]);
    await test.drop();
  });
  const figures = async () => (await fetch(`${server.url}/metrics`)).text();
  const user = await signUpTestUser(server.url);
  for (const engine of ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])
    providers.script(engine, { text: 'word '.repeat(200), chunkDelay: 200 });
  const reader = await user.ask('Does metformin lower mortality?');
  await expect.poll(figures).toMatch(/^sextant_readers 1$/m);
  expect(await figures()).toMatch(/^sextant_live_turns 1$/m);

  // The database takes no writes with a question in flight, and takes them again.
  await setDefault(test.url, 'default_transaction_read_only = on');
  await expect.poll(figures).toMatch(/^sextant_flush_failures_total [1-9]/m);
  await setDefault(test.url, 'default_transaction_read_only = off');
  providers.hurry();
  await reader.all();
  await expect.poll(figures).toMatch(/^sextant_readers 0$/m);
  await expect.poll(figures).toMatch(/^sextant_jobs_total\{queue="ledger",outcome="completed"\} [1-9]/m);
  const told = await figures();
  for (const line of [
    /^sextant_database_connections\{pool="main",state="idle"\} \d+$/m,
    /^sextant_database_connections\{pool="owners",state="waiting"\} 0$/m,
    /^sextant_queue_jobs\{queue="ledger",state="waiting"\} \d+$/m,
    /^sextant_thread_runs\{threads="overviews",state="waiting"\} \d+$/m,
    /^sextant_thread_run_seconds_count\{threads="overviews",outcome="made"\} [1-9]/m,
    /^sextant_thread_run_seconds_count\{threads="ledgers",outcome="made"\} [1-9]/m,
    /^sextant_source_request_seconds_count\{source="pubmed",asked="search",outcome="ok"\} [1-9]/m,
    /^sextant_takeovers_total \d+$/m,
  ])
    expect(told).toMatch(line);
});

it('are shown to who has the token, and in production to nobody else', async () => {
  const test = await createTestDatabase();
  onTestFinished(() => test.drop());
  const token = 'a token of the tests';
  const production = {
    NODE_ENV: 'production',
    APP_SECRET: 'x'.repeat(40),
    MAIL: 'outbox',
    DATA_DIR: await testFolder(),
  };
  const served = async (environment: Record<string, string>) => {
    const server = await startTestApp({ database: test.database, environment });
    onTestFinished(() => server.close());
    return server.url;
  };
  const figures = async (address: string, authorization: string) =>
    (await fetch(`${address}/metrics`, { headers: { authorization } })).status;
  const address = await served({ ...production, METRICS_TOKEN: token });
  expect(await figures(address, `Bearer ${token}`)).toBe(200);
  expect(await figures(address, '')).toBe(401);
  expect(await figures(address, 'Bearer a token of the text')).toBe(401);
  expect(await figures(await served(production), `Bearer ${token}`)).toBe(404);
});

it('have a port of their own where one is set', async () => {
  const test = await createTestDatabase();
  onTestFinished(() => test.drop());
  const settings = { EVIDENCE: 'off', DATABASE_URL: test.url, DATA_DIR: await testFolder() };
  const server = runMain({ ...settings, METRICS_PORT: '0' });
  const address = await addressOf(server);
  const [, figures = ''] = await server.until(/Figures are at (\S+)/);
  expect(await (await fetch(figures)).text()).toContain('sextant_readers 0');
  expect((await fetch(figures.replace('/metrics', '/readyz'))).status).toBe(404);
  expect((await fetch(`${address}/metrics`)).status).toBe(404);

  const { port } = await takenPort();
  const blocked = runMain({ ...settings, METRICS_PORT: String(port) });
  expect(await blocked.ended).toBe(1);
  expect(blocked.output()).toContain(
    `or set METRICS_PORT to another, as in: METRICS_PORT=${port + 1} npm start`,
  );
});
