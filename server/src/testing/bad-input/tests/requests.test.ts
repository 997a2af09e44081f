import { limits } from '@sextant/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOf, idOf, send, sendWatched, table } from '../calls.ts';
import { expectRefusal, expectSound } from '../expect-refusal.ts';
import { sendBytes } from '../raw-http.ts';
import { createWorld, type World } from '../world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

describe('addresses that are broken', () => {
  const broken = [
    '%',
    '%zz',
    '%ff',
    '%c0%af',
    '%ED%A0%80',
    '//',
    '/..',
    '/%2e%2e/',
    '/?%',
    '/\\',
    `/${'a'.repeat(9_000)}`,
  ];

  it.each(table)('%s', async (_name, contract) => {
    const address = contract.path.replace(':id', world.reader.sessionId).replace(/\/$/, '');
    for (const odd of broken) {
      const head = `${contract.method} ${address}${odd} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;
      const reply = await sendBytes(world.server.url, `${head}content-length: 0\r\n\r\n`);
      if (reply) expectSound(reply, `${contract.method} ${address}${odd}`);
    }
  });

  it('are told in the form of the contract', async () => {
    const reply = await sendBytes(
      world.server.url,
      'GET /api/v1/chat/sessions/%zz/ HTTP/1.1\r\nhost: a\r\n\r\n',
    );
    expect(reply?.statusCode).toBe(400);
    expectRefusal(reply as NonNullable<typeof reply>, 'broken percent-encoding');
  });
});

describe('what is hardly HTTP', () => {
  const get = 'GET /api/v1/config/ HTTP/1.1\r\n';
  const post = 'POST /api/v1/login/ HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['no host', `${get}\r\n`],
    ['two hosts', `${get}host: a\r\nhost: b\r\n\r\n`],
    ['a header without a name', `${get}host: a\r\n: b\r\n\r\n`],
    ['a NUL in a header', `${get}host: a\r\nx-odd: a\0b\r\n\r\n`],
    ['headers of 40 kB', `${get}host: a\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`],
    ['two lengths', `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    ['a length that is none', `${post}content-length: many\r\n\r\n{}`],
    ['a negative length', `${post}content-length: -1\r\n\r\n{}`],
    ['a length and chunks', `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['chunks that are none', `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n`],
    ['a body that ends too early', `${post}content-length: 100\r\n\r\n{}`],
    ['an unknown method', 'BREW /api/v1/config/ HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['an expectation', `${post}expect: 200-ok\r\ncontent-length: 2\r\n\r\n{}`],
  ])('%s does no harm, and the server goes on', async (story, bytes) => {
    const reply = await sendBytes(world.server.url, bytes);
    // Some of these Node refuses by itself, without a word.
    if (reply?.body) expectSound(reply, story);
    else if (reply) expect(Math.floor(reply.statusCode / 100), story).toBe(4);
    expect((await send(world.server.app, { url: '/api/v1/config/' })).statusCode).toBe(200);
  });
});

describe('headers', () => {
  const ask = (headers: Record<string, string>) =>
    sendWatched(world, {
      method: 'POST',
      url: '/api/v1/chat/',
      headers: { authorization: `Bearer ${world.reader.user.access}`, ...headers },
      payload: { input_text: '' },
    });

  it.each(['a'.repeat(limits.idempotencyKeyLength + 1), 'two words', 'naïve', '\u00ff', '\t'])(
    'refuse an Idempotency-Key such as %j',
    async (key) => {
      const reply = await sendWatched(world, {
        method: 'POST',
        url: '/api/v1/chat/',
        headers: { authorization: `Bearer ${world.reader.user.access}`, 'idempotency-key': key },
        payload: { input_text: 'Does aspirin help?' },
      });
      expectRefusal(reply, key);
    },
  );

  it.each([
    '',
    '*/*',
    'text/event-stream',
    'text/event-stream;q=0',
    'application/json, text/event-stream',
    'image/png',
    ';;;',
    'a'.repeat(4_000),
  ])('with Accept %j still get errors as JSON', async (accept) =>
    expectRefusal(await ask({ accept }), accept),
  );

  it.each([
    ['content-encoding', 'gzip'],
    ['content-type', 'application/json; charset=latin1'],
    ['range', 'bytes=0-1'],
    ['if-none-match', '*'],
    ['x-http-method-override', 'DELETE'],
    ['cookie', '=;;=; __proto__=1; a=%zz'],
    ['x-forwarded-for', `::1, ${'a'.repeat(500)}`],
    ['accept-version', '9.x'],
    ['origin', 'null'],
  ])('%s: %s does no harm', async (name, value) => {
    for (const [, contract] of table) {
      const call = callOf(contract, { id: idOf(contract, world.reader) });
      expectSound(
        await sendWatched(world, { ...call, headers: { ...call.headers, [name]: value } }),
        contract.path,
      );
    }
  });
});
