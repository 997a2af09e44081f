import fastify from 'fastify';
import { Counter } from 'prom-client';
import { expect, it } from 'vitest';
import { metrics } from './metrics.ts';

it('shows request times by route, never by address, and the figures that others add', async () => {
  const app = fastify();
  await app.register(metrics);
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
  await one.register(metrics);
  await other.register(metrics);
  expect((await other.inject('/metrics')).statusCode).toBe(200);
  expect(one.metrics).not.toBe(other.metrics);
});
