import fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, it } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { RequestLog } from '../logging/request-log.ts';
import { currentRequest } from '../tracing/request-context.ts';
import { errorHandler } from './error-handler.ts';
import { requestIdOptions, requestIds } from './request-ids.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

async function served() {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger(
    { level: 'info', isJson: true },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  const app = fastify({
    ...requestIdOptions,
    logController: new RequestLog(),
    loggerInstance: log as FastifyBaseLogger,
  });
  await app.register(errorHandler);
  await app.register(requestIds);
  app.get('/', async () => currentRequest());
  app.get('/fails', async () => Promise.reject(new Error('on purpose')));
  return { app, lines };
}

it('takes id and trace of the caller, returns them, and logs by them', async () => {
  const { app, lines } = await served();
  const headers = { 'x-request-id': 'front/7:a', traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  for (const url of ['/', '/fails', '/no-such-address']) {
    lines.length = 0;
    const reply = await app.inject({ url, headers });
    expect(reply.headers['x-request-id']).toBe('front/7:a');
    expect(reply.headers.traceparent).toMatch(
      new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`),
    );
    expect(lines.filter(({ req, res }) => req && res)).toMatchObject([
      {
        req: { method: 'GET', url },
        res: { statusCode: reply.statusCode },
        responseTime: expect.any(Number),
      },
    ]);
    for (const line of lines) expect(line).toMatchObject({ reqId: 'front/7:a', trace: traceId });
    if (url === '/') expect(reply.json()).toMatchObject({ requestId: 'front/7:a', trace: { id: traceId } });
  }
});

it.each([
  ['nothing', {}],
  ['a text', { 'x-request-id': 'a text', traceparent: 'a text' }],
  ['control characters', { 'x-request-id': 'a\u0000b' }],
  ['a long id', { 'x-request-id': 'a'.repeat(129) }],
  ['two of each', { 'x-request-id': ['a', 'b'], traceparent: [`00-${traceId}-00f067aa0ba902b7-01`, 'x'] }],
  ['a trace of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
  ['a parent of zeros', { traceparent: `00-${traceId}-${'0'.repeat(16)}-01` }],
  ['a version that is none', { traceparent: `ff-${traceId}-00f067aa0ba902b7-01` }],
  ['more than its version has', { traceparent: `00-${traceId}-00f067aa0ba902b7-01-more` }],
])('makes its own of %s', async (_what, headers) => {
  const { app } = await served();
  const [one, other] = [await app.inject({ url: '/', headers }), await app.inject({ url: '/', headers })];
  expect(one.headers['x-request-id']).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  expect(one.headers.traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-00$/);
  expect(one.headers.traceparent).not.toContain(traceId);
  expect(one.headers['x-request-id']).not.toBe(other.headers['x-request-id']);
});

it.each([
  ['ff', '01'],
  ['fe', '00'],
  ['03', '01'],
])('of the flags %s tells on those that there are: %s', async (given, told) => {
  const { app } = await served();
  const traceparent = `00-${traceId}-00f067aa0ba902b7-${given}`;
  const { headers } = await app.inject({ url: '/', headers: { traceparent } });
  expect(headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[\\da-f]{16}-${told}$`));
});

it('reads what a later version of the header begins with', async () => {
  const { app } = await served();
  const reply = await app.inject({
    url: '/',
    headers: { traceparent: `01-${traceId}-00f067aa0ba902b7-01-x` },
  });
  expect(reply.headers.traceparent).toContain(`00-${traceId}-`);
});
