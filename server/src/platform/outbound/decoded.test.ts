import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import zlib from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchEvents } from './outbound-fetch.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function ask(
  headers: http.OutgoingHttpHeaders,
  reply: (response: http.ServerResponse) => void,
  { status = 200, signal }: { status?: number; signal?: AbortSignal } = {},
): Promise<Response> {
  const server = http.createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream', ...headers });
    response.flushHeaders();
    reply(response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return fetchEvents(`http://127.0.0.1:${port}`, { ...(signal && { signal }) });
}

/** What came, and by what it was ended. */
async function readAll({ body }: Response) {
  const decoder = new TextDecoder();
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  let text = '';
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      text += decoder.decode(read.value, { stream: true });
    return { text, error: null };
  } catch (error) {
    return { text, error: error as Error & { cause?: { code?: string } } };
  }
}

const events = Array.from({ length: 300 }, (_, index) => `data: ${index} – β 🧬\n\n`).join('');

const encodings = [
  ['gzip', zlib.gzipSync, zlib.createGzip],
  ['x-gzip', zlib.gzipSync, zlib.createGzip],
  ['GZIP', zlib.gzipSync, zlib.createGzip],
  ['deflate', zlib.deflateSync, zlib.createDeflate],
  // As some servers understand it.
  ['deflate', zlib.deflateRawSync, zlib.createDeflateRaw],
  ['br', zlib.brotliCompressSync, zlib.createBrotliCompress],
  ['zstd', zlib.zstdCompressSync, zlib.createZstdCompress],
] as const;

describe.each(encodings)('%s', (encoding, compress, createCompressor) => {
  test('is unpacked to the byte, and its reply says nothing more of it', async () => {
    const packed = compress(Buffer.from(events));
    const reply = await ask({ 'content-encoding': encoding, 'content-length': packed.length }, (response) =>
      response.end(packed),
    );
    expect(reply.headers.get('content-encoding')).toBeNull();
    expect(reply.headers.get('content-length')).toBeNull();
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    expect(await readAll(reply)).toEqual({ text: events, error: null });
  });

  test('is unpacked wherever its bytes are split', async () => {
    const packed = compress(Buffer.from(events));
    const reply = await ask({ 'content-encoding': encoding }, async (response) => {
      for (let at = 0; at < packed.length; at += 7) {
        await new Promise<void>((resolve) => response.write(packed.subarray(at, at + 7), () => resolve()));
        await setImmediate();
      }
      response.end();
    });
    expect(await readAll(reply)).toEqual({ text: events, error: null });
  });

  test('is handed on piece by piece, as each is flushed', async () => {
    const compressor = createCompressor();
    const reply = await ask({ 'content-encoding': encoding }, (response) => compressor.pipe(response));
    const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
    for (let index = 0; index < 20; index++) {
      compressor.write(`data: ${index}\n\n`);
      compressor.flush();
      const { value } = await reader.read();
      expect(new TextDecoder().decode(value)).toBe(`data: ${index}\n\n`);
    }
    compressor.end();
    expect((await reader.read()).done).toBe(true);
  });

  test('whose connection is lost brings what came before, and then its loss', async () => {
    const compressor = createCompressor();
    const reply = await ask({ 'content-encoding': encoding }, (response) => {
      compressor.pipe(response, { end: false });
      compressor.write(events);
      compressor.flush(() => setTimeout(() => response.destroy(), 50));
    });
    const { error, text } = await readAll(reply);
    expect(text).toBe(events);
    expect(error).toMatchObject({ message: 'terminated', cause: { code: 'UND_ERR_SOCKET' } });
  });

  test('that breaks off within what is packed, behind its last event, is whole', async () => {
    const compressor = createCompressor();
    const reply = await ask({ 'content-encoding': encoding }, (response) => {
      compressor.on('data', (piece) => response.write(piece));
      compressor.write(events);
      compressor.flush(() => response.end());
    });
    expect(await readAll(reply)).toEqual({ text: events, error: null });
  });

  test('that is broken fails as a cut stream does, and lets its connection go', async () => {
    const packed = compress(Buffer.from(events.repeat(50)));
    packed.fill(0xa5, 40);
    const closed = Promise.withResolvers<void>();
    const reply = await ask({ 'content-encoding': encoding }, (response) => {
      response.on('close', closed.resolve);
      // It would go on for ever.
      response.write(packed);
    });
    const { error } = await readAll(reply);
    expect(error).toBeInstanceOf(TypeError);
    expect(error?.message).toBe('terminated');
    expect(error?.cause).toBeInstanceOf(Error);
    await closed.promise;
  });

  test('of an error is unpacked as well', async () => {
    const reply = await ask(
      { 'content-encoding': encoding, 'content-type': 'application/json' },
      (response) => response.end(compress(Buffer.from('{"error":"no"}'))),
      { status: 429 },
    );
    expect([reply.status, await reply.text()]).toEqual([429, '{"error":"no"}']);
  });
});

test('what was unpacked before broken data is read first', async () => {
  const compressor = zlib.createGzip();
  const reply = await ask({ 'content-encoding': 'gzip' }, (response) => {
    compressor.pipe(response, { end: false });
    compressor.write(events);
    compressor.flush(() => setTimeout(() => response.write(Buffer.alloc(4_000, 0xff)), 50));
  });
  const { error, text } = await readAll(reply);
  expect(text).toBe(events);
  expect(error?.message).toBe('terminated');
});

test.each(['identity', 'compress', 'gzip, br'])('“%s” is passed on as it is', async (encoding) => {
  const reply = await ask({ 'content-encoding': encoding }, (response) => response.end(events));
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(await reply.text()).toBe(events);
});

test('a reply that says it is compressed and has nothing is empty', async () => {
  const reply = await ask({ 'content-encoding': 'gzip' }, (response) => response.end());
  expect(await reply.text()).toBe('');
});

test('who leaves lets the connection go, amid what is unpacked', async () => {
  const left = Symbol('left');
  const abort = new AbortController();
  const closed = Promise.withResolvers<void>();
  const compressor = zlib.createGzip();
  const reply = await ask(
    { 'content-encoding': 'gzip' },
    (response) => {
      response.on('close', closed.resolve);
      compressor.pipe(response);
      compressor.write(events);
      compressor.flush();
    },
    { signal: abort.signal },
  );
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  abort.abort(left);
  await expect(reader.read()).rejects.toBe(left);
  await closed.promise;
});

test('no more is unpacked than somebody reads', async () => {
  const whole = 'data: x\n\n'.repeat(1_500_000);
  const packed = zlib.gzipSync(whole);
  // Other files that ran in this process may have left some.
  const atFirst = process.memoryUsage().arrayBuffers;
  // All of it is a few system buffers: only what unpacks it can hold it back.
  const reply = await ask({ 'content-encoding': 'gzip' }, (response) => response.end(packed));
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  let before = -1;
  let held = process.memoryUsage().arrayBuffers;
  for (let looks = 0; looks < 20 && held !== before; looks++) {
    before = held;
    await new Promise((resolve) => setTimeout(resolve, 100));
    held = process.memoryUsage().arrayBuffers;
  }
  expect(held - atFirst).toBeLessThan(whole.length / 2);
  let length = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) length += read.value.length;
  expect(length).toBeGreaterThan(whole.length * 0.9);
});
