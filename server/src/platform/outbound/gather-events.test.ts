import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchEvents } from './outbound-fetch.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** The reply of a server that does as it is told. */
async function asked(reply: (response: http.ServerResponse) => void, signal?: AbortSignal) {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.flushHeaders();
    response.socket?.setNoDelay(true);
    reply(response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetchEvents(`http://127.0.0.1:${port}`, { ...(signal && { signal }) });
  return response.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
}

/** All chunks, and by what the stream was ended. */
async function readAll(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const chunks: string[] = [];
  const decoder = new TextDecoder();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      chunks.push(decoder.decode(read.value, { stream: true }));
    return { chunks, error: null };
  } catch (error) {
    return { chunks, error: error as Error };
  }
}

/** Characters of two to four bytes, which pieces may part. */
const text = Array.from({ length: 400 }, (_, index) => `data: ${index} – β 🧬\n\n`).join('');
const pieces = () => {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.ceil(bytes.length / 17) }, (_, index) =>
    bytes.subarray(index * 17, index * 17 + 17),
  );
};
/** Each piece is a chunk by itself: the next is written once this one has left. */
async function writeEach(response: http.ServerResponse) {
  for (const piece of pieces()) {
    await new Promise<void>((resolve) => response.write(piece, () => resolve()));
    await new Promise(setImmediate);
  }
}

test('a stream of events comes in fewer chunks, to the byte', async () => {
  const { chunks, error } = await readAll(
    await asked(async (response) => {
      await writeEach(response);
      response.end();
    }),
  );
  expect(error).toBeNull();
  expect(chunks.join('')).toBe(text);
  expect(chunks.length).toBeLessThan(pieces().length);
});

test('an event comes while the next one is not sent yet', async () => {
  let response: http.ServerResponse | undefined;
  const reader = await asked((opened) => {
    response = opened;
  });
  const decoder = new TextDecoder();
  for (let index = 0; index < 40; index++) {
    response?.write(`data: ${index}\n\n`);
    expect(decoder.decode((await reader.read()).value)).toBe(`data: ${index}\n\n`);
  }
  response?.end();
  expect((await reader.read()).done).toBe(true);
});

test('what came before a connection was lost is read, and then its loss', async () => {
  const { chunks, error } = await readAll(
    await asked(async (response) => {
      await writeEach(response);
      response.destroy();
    }),
  );
  expect(error).not.toBeNull();
  expect(chunks.join('')).toBe(text);
});

test('a flood is held back by nobody, and comes whole', async () => {
  const flood = 'data: x\n\n'.repeat(1_000_000);
  const reader = await asked((response) => response.end(flood));
  const { chunks, error } = await readAll(reader);
  expect(error).toBeNull();
  expect(chunks.join('') === flood).toBe(true);
  // What is gathered, and one more piece of the network.
  expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(3 * 64 * 1024);
});

test('who leaves gets nothing more', async () => {
  const abort = new AbortController();
  const reader = await asked(async (response) => {
    await writeEach(response);
    abort.abort(new Error('left'));
  }, abort.signal);
  const { error } = await readAll(reader);
  expect(error?.message).toBe('left');
});

test('where nobody listens, the reason is told', async () => {
  const server = http.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  await expect(fetchEvents(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});
