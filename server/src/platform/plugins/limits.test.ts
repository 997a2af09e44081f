import fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseForFile } from '../../testing/for-file.ts';
import { isFullSecurityRun } from '../../testing/full-security-run.ts';
import { postJson } from '../../testing/post-json.ts';
import { startSeverableProxy } from '../../testing/severable-proxy.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openDatabase } from '../db/client.ts';
import { sql } from '../db/orm.ts';
import { rateLimits } from '../db/schema.ts';
import { limits } from './limits.ts';

const own = databaseForFile();
let one: FastifyInstance;
let other: FastifyInstance;

beforeEach(async () => {
  await own.database.delete(rateLimits);
  const start = async () => {
    const app = fastify();
    await app.register(limits, { database: own.database });
    await app.ready();
    return app;
  };
  [one, other] = [await start(), await start()];
});
afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
});

/** How many come at once where this many are let through; in the short form hardly more. */
const atOnce = (allowed: number, full: number) => (isFullSecurityRun ? full : allowed + 20);
const limited = { code: 'rate-limited', status: 429 };

describe('limits', () => {
  it('count together over several processes: 30 questions a minute a user', async () => {
    const calls = Array.from({ length: 40 }, (_, index) => (index % 2 ? one : other).limits.chat('ada'));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(10);
    for (const { reason } of refused) expect(reason).toMatchObject(limited);
    await expect(one.limits.chat('grace')).resolves.toBeUndefined();
  });

  it('are not waited for until they are on the disk', async () => {
    const statements = async () =>
      (
        await Promise.all(
          Array.from({ length: 20 }, () =>
            own.database.execute(
              sql`select statement from pg_prepared_statements where name like 'rate_limits:%'`,
            ),
          ),
        )
      ).flatMap(({ rows }) => rows.map(({ statement }) => statement));
    await one.limits.chat('ada');
    const counting = await statements();
    expect(counting.length).toBeGreaterThan(0);
    for (const statement of counting)
      expect(statement).toContain("set_config('synchronous_commit', 'off', true)");
  });

  it('say how long to wait, and let through again after that', async () => {
    const asked = () => one.limits.chat('ada');
    for (let count = 0; count < 30; count++) await asked();
    const refusal = await asked().catch((error) => error);
    expect(refusal.details.retryAfter).toBeGreaterThan(10);
    expect(refusal.details.retryAfter).toBeLessThanOrEqual(60);
    expect(refusal.message).toMatch(
      /^More than 30 questions in a minute\. Please try again in \d+ seconds\.$/,
    );
    await own.database.update(rateLimits).set({ expire: Date.now() - 1 });
    await expect(asked()).resolves.toBeUndefined();
  });

  it('take a whole IPv6 network for one caller', async () => {
    const from = (address: string) => one.limits.signIn('ada@example.org', address);
    for (let count = 0; count < 7; count++) await from(`2001:db8::${count}:1`);
    await expect(from('2001:DB8:0:0:ffff::9')).rejects.toMatchObject(limited);
    await expect(from('2001:db8:0:1::9')).resolves.toBeDefined();
    for (let count = 0; count < 7; count++) await from('::ffff:192.0.2.1');
    await expect(from('192.0.2.1')).rejects.toMatchObject(limited);
    await expect(from('192.0.2.2')).resolves.toBeDefined();
  });

  it('let no more than 200 failures of a network through, however many come at once with ever new addresses', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: atOnce(200, 300) }, (_, index) =>
        (index % 2 ? one : other).limits.signIn(`new-${index}@example.org`, '192.0.2.7'),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(200);
    await expect(other.limits.signIn('new@example.org', '192.0.2.7')).rejects.toMatchObject(limited);
    await expect(other.limits.signIn('new@example.org', '192.0.2.8')).resolves.toBeDefined();
  });

  it('hold no success against a network', async () => {
    for (let round = 0; round < atOnce(200, 300) / 20; round++)
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const email = `${round}-${index}@example.org`;
          await (await one.limits.signIn(email, '192.0.2.7')).refund();
          await one.limits.signedIn(email, '192.0.2.7');
        }),
      );
    await expect(other.limits.signIn('new@example.org', '192.0.2.7')).resolves.toBeDefined();
  });

  it('hold no attempt that they refused against a network once those that they let through were right', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: atOnce(200, 300) }, (_, index) =>
        (index % 2 ? one : other).limits.signIn(`many-${index}@example.org`, '192.0.2.9'),
      ),
    );
    for (const each of tries) if (each.status === 'fulfilled') await each.value.refund();
    const after = Array.from({ length: 200 }, (_, index) =>
      one.limits.signIn(`after-${index}@example.org`, '192.0.2.9'),
    );
    await expect(Promise.all(after)).resolves.toHaveLength(200);
  });

  it('count by none of several where one of them refuses', async () => {
    for (let count = 0; count < 40; count++) await one.limits.takenAddress(`192.0.2.${count}`);
    for (let count = 0; count < 25; count++)
      await expect(other.limits.takenAddress('192.0.2.99')).rejects.toMatchObject(limited);
    await own.database.delete(rateLimits).where(sql`${rateLimits.key} like 'taken-around:%'`);
    await expect(one.limits.takenAddress('192.0.2.99')).resolves.toBeDefined();
  });

  it('let no more than 100 wrong codes of a network through, however many come at once', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: atOnce(100, 200) }, (_, index) =>
        (index % 2 ? one : other).limits.codeTry('192.0.2.7'),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
    await other.limits.rightCode('192.0.2.7');
    await expect(one.limits.codeTry('192.0.2.8')).resolves.toBeUndefined();
  });

  it('keep neither addresses nor names', async () => {
    await one.limits.codeRequest('ada@example.org', '192.0.2.1');
    const rows = await own.database.select({ key: rateLimits.key }).from(rateLimits);
    expect(rows).toHaveLength(2);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:[\w-]{43}$/);
  });
});

it('answers 503 while the database is away, never opens the door, and recovers', async () => {
  const proxy = await startSeverableProxy(own.url);
  const log = pino({ level: 'silent' });
  const database = openDatabase(proxy.url, log);
  const server = await startTestApp({ database });
  const login = () => postJson(server.url, 'login', { username: 'ada@example.org', password: 'x' });
  try {
    expect((await login()).status).toBe(400);
    await proxy.sever();
    const away = await login();
    expect(away).toMatchObject({ status: 503, body: { code: 'unavailable', retryable: true } });
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    await proxy.mend();
    expect((await login()).status).toBe(400);
  } finally {
    await server.close();
    await database.$client.end();
    await proxy.close();
  }
});

it('answers 429 with a time to wait over HTTP', async () => {
  const server = await startTestApp({ database: own.database });
  try {
    await postJson(server.url, 'register', {
      full_name: 'A',
      email: 'a@example.org',
      password: 'a sound one',
    });
    await own.database.update(rateLimits).set({ points: sql`600` });
    const refused = await postJson(server.url, 'register', {
      full_name: 'B',
      email: 'b@example.org',
      password: 'a sound one',
    });
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate-limited', retryable: true } });
    expect(refused.body.message).toMatch(/Please try again in 60 minutes/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  } finally {
    await server.close();
  }
});
