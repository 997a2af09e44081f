import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import zlib from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchEvents } from './outbound-fetch.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const megabyte = 1024 * 1024;

/** The reply of a server that writes what it is given until its connection is gone, or has no more. */
async function ask(
  pieces: () => Iterable<string | Buffer>,
  headers: http.OutgoingHttpHeaders = {},
  status = 200,
) {
  let sent = 0;
  const closed = Promise.withResolvers<void>();
  const server = http.createServer(async (_request, response) => {
    response.on('close', closed.resolve);
    response.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
    for (const piece of pieces()) {
      if (response.destroyed) return;
      sent += piece.length;
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), closed.promise]);
    }
    response.end();
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const reply = await fetchEvents(`http://127.0.0.1:${port}`);
  return { reply, closed: closed.promise, sent: () => sent };
}

async function readAll({ body }: Response) {
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let length = 0;
  let beginning = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (beginning.length < 100) beginning += new TextDecoder().decode(read.value);
    }
    return { length, beginning, error: null };
  } catch (error) {
    return { length, beginning, error };
  }
}

const tooLarge = { message: 'terminated', cause: { code: 'REPLY_TOO_LARGE' } };

function* endless(piece: string | Buffer, before = '') {
  if (before) yield before;
  for (;;) yield piece;
}
function* repeated(piece: string, times: number) {
  for (let count = 0; count < times; count++) yield piece;
}

const word = 'data: {"choices":[{"delta":{"content":"It helps."}}]}\n\n';

describe('an event without end', () => {
  test.each([
    ['on one line', 'x'.repeat(65_536)],
    ['on many lines', `data: ${'x'.repeat(1_000)}\n`],
    ['on many lines with other ends', `data: ${'x'.repeat(1_000)}\r\n`],
  ])('%s is given up behind what came before, and its connection with it', async (_name, piece) => {
    const { closed, reply, sent } = await ask(() => endless(piece, word));
    const { beginning, error, length } = await readAll(reply);
    expect(beginning.startsWith(word)).toBe(true);
    expect(error).toMatchObject(tooLarge);
    expect(length).toBeLessThan(8.2 * megabyte);
    await closed;
    // What the system holds for both sides comes to it.
    expect(sent()).toBeLessThan(40 * megabyte);
  });

  test('of nearly 8 MB is none', async () => {
    const event = `data: ${'x'.repeat(7.9 * megabyte)}\n\n`;
    const { reply } = await ask(() => [event, event]);
    expect(await readAll(reply)).toMatchObject({ error: null, length: 2 * event.length });
  });
});

describe('events that end', () => {
  test.each([
    ['in pieces of their own', `data: ${'x'.repeat(20_000)}\n\n`],
    ['amid the pieces', `${'x'.repeat(10_000)}\n\ndata: ${'x'.repeat(10_000)}`],
    ['amid the pieces, with other line ends', `${'x'.repeat(10_000)}\r\n\r\ndata: ${'x'.repeat(10_000)}`],
    ['between the pieces', `\ndata: ${'x'.repeat(20_000)}\n`],
    ['between the pieces, with other line ends', `\r\ndata: ${'x'.repeat(20_000)}\r\n`],
    ['within a line end', `\n\r\ndata: ${'x'.repeat(20_000)}\r`],
  ])('%s may come to any length', async (_name, piece) => {
    const { reply } = await ask(() => repeated(piece, 600));
    expect(await readAll(reply)).toMatchObject({ error: null, length: 600 * piece.length });
  });
});

describe('a reply that is no stream', () => {
  test.each([
    ['JSON', 200, 'application/json; charset=utf-8', '{"one": 1,\n\n'],
    ['a page', 200, 'text/html', '<p>Words</p>\n\n'],
    ['an error', 503, 'text/plain', 'no\n\n'],
  ])('%s is given up at 8 MB', async (_name, status, type, text) => {
    const { closed, reply } = await ask(() => endless(text.repeat(5_000)), { 'content-type': type }, status);
    const { error, length } = await readAll(reply);
    expect(error).toMatchObject(tooLarge);
    expect(length).toBeLessThanOrEqual(8 * megabyte);
    await closed;
  });
});

describe('a compressed reply', () => {
  test('of small events is given up once 64 MB are unpacked', { timeout: 60_000 }, async () => {
    const bomb = zlib.gzipSync(Buffer.alloc(200 * megabyte, ': nothing\n\n'), { level: 1 });
    expect(bomb.length).toBeLessThan(2 * megabyte);
    const { closed, reply } = await ask(() => [bomb, ...repeated('', 0)], { 'content-encoding': 'gzip' });
    const { error, length } = await readAll(reply);
    expect(error).toMatchObject(tooLarge);
    expect(length).toBeLessThanOrEqual(64 * megabyte);
    expect(length).toBeGreaterThan(60 * megabyte);
    await closed;
  });

  test('of one event is given up at 8 MB, without the rest being unpacked', async () => {
    const bomb = zlib.brotliCompressSync(Buffer.alloc(200 * megabyte, 'x'), {
      params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 },
    });
    const { closed, reply } = await ask(() => [word.slice(0, 0), bomb].filter(({ length }) => length > 0), {
      'content-encoding': 'br',
    });
    const before = process.memoryUsage().arrayBuffers;
    const { error } = await readAll(reply);
    expect(error).toMatchObject(tooLarge);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * megabyte);
    await closed;
  });
});
