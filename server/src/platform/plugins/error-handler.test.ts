import fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '../../errors.ts';
import { compression } from './compression.ts';
import { errorHandler } from './error-handler.ts';

it('says nothing of the reply that could not be given', async () => {
  const app = fastify();
  await app.register(errorHandler);
  await app.register(compression);
  app.get('/session/', async (_request, reply) => {
    reply.headers({
      etag: 'W/"that-of-the-session"',
      'last-modified': 'Fri, 27 Nov 2026 00:00:00 GMT',
      'content-encoding': 'br',
      'content-disposition': 'attachment; filename="session.docx"',
      'cache-control': 'public, max-age=3600',
    });
    throw new AppError('unavailable', 'The database is unavailable right now.', { retryAfter: 2 });
  });
  const reply = await app.inject({ url: '/session/', headers: { 'accept-encoding': 'br' } });
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ code: 'unavailable' });
  expect(reply.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
  for (const name of ['etag', 'last-modified', 'content-encoding', 'content-disposition'])
    expect(reply.headers).not.toHaveProperty(name);
});
