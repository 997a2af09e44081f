import fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { sql } from '../db/orm.ts';
import { createLogger } from './logger.ts';

function logged(isJson: boolean) {
  let written = '';
  const log = createLogger(
    { level: 'info', isJson },
    {
      write(line) {
        written += line;
      },
    },
  );
  return { log, written: () => written };
}

async function failedQuery(): Promise<unknown> {
  const { database, drop } = await createTestDatabase();
  onTestFinished(drop);
  await database.execute(sql`create table people (email text unique)`);
  const insert = () => database.execute(sql`insert into people values (${'ada@example.org'})`);
  await insert();
  return insert().catch((error) => error);
}

it.each([true, false])(
  'tells of a failed query without its parameters and the row (JSON: %s)',
  async (isJson) => {
    const error = await failedQuery();
    expect(String(error)).toContain('ada@example.org');
    const { log, written } = logged(isJson);
    log.error({ err: error }, 'It failed');
    expect(written()).toContain('It failed');
    expect(written()).toContain('insert into people values ($1)');
    expect(written()).toContain('duplicate key value violates unique constraint');
    expect(written()).toContain('logger.test.ts');
    expect(written()).not.toContain('ada@example.org');
  },
);

it('tells of a vendor error without the request in it', () => {
  const { log, written } = logged(true);
  const error = Object.assign(new Error('refused'), {
    requestHeaders: { authorization: 'Bearer sk-1' },
    code: 'E1',
  });
  log.warn({ err: error });
  expect(JSON.parse(written()).err).toMatchObject({ type: 'Error', message: 'refused', code: 'E1' });
  expect(written()).not.toContain('sk-1');
});

it('survives errors that are none, and those that cause themselves', () => {
  const { log, written } = logged(false);
  const circular = new Error('round');
  circular.cause = circular;
  for (const err of ['a string', 7, { password: 'hidden' }, circular]) log.error({ err }, 'odd');
  expect(written()).toContain('something was thrown that is no error');
  expect(written()).not.toContain('hidden');
});

it.each([true, false])(
  'tells of requests without queries, headers and share tokens (JSON: %s)',
  async (isJson) => {
    const { log, written } = logged(isJson);
    const app = fastify({ loggerInstance: log as FastifyBaseLogger });
    app.get('/api/v1/shared/:token/', async () => ({}));
    await app.inject({
      url: '/api/v1/shared/t0ken/?q=disease',
      headers: { authorization: 'Bearer b3arer', cookie: 'c00kie' },
    });
    await app.close();
    expect(written()).toContain('/api/v1/shared/…/');
    expect(written()).toContain('200');
    expect(written()).not.toMatch(/t0ken|disease|b3arer|c00kie/);
  },
);

it('writes for people: time, level where it is not the usual one, text, details', () => {
  const { log, written } = logged(false);
  log.info('Sextant is at http://localhost:8080');
  log.warn({ reason: 'it fell over', list: [1, 2] }, 'Careful');
  expect(written()).toMatch(
    /^\d\d:\d\d:\d\d Sextant is at http:\/\/localhost:8080\n\d\d:\d\d:\d\d warn Careful reason=it fell over list=\[1,2\]\n$/,
  );
});

it('tells people of a reply without a time where none is known', async () => {
  const { log, written } = logged(false);
  const app = fastify({ loggerInstance: log as FastifyBaseLogger });
  // Its own words for what a route throws have no time, and a hook may tell of a reply that is not over.
  app.get('/fails/', async () => {
    throw new Error('It broke');
  });
  app.get('/slow/', async (_request, reply) => {
    reply.log.warn({ res: reply, responseTime: Number.NaN }, 'Still at it');
    return {};
  });
  await app.inject({ url: '/fails/' });
  await app.inject({ url: '/slow/' });
  await app.close();
  expect(written()).not.toContain('NaN');
  const lines = written().split('\n');
  expect(lines.find((line) => line.includes('It broke') && !line.startsWith(' '))).toMatch(/ 500 req-\d+$/);
  expect(lines.find((line) => line.includes('Still at it'))).toMatch(/ 200 req-\d+$/);
  expect(lines.filter((line) => /request completed.* in \d+ ms /.test(line))).toHaveLength(2);
});
