import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { leanFetch } from './lean-fetch.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: http.RequestListener): Promise<string> {
  const server = http.createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const agent = new Agent();
const fetch = leanFetch(() => agent);

test('asks as it is told to, and hands the reply over as it comes', async () => {
  const url = await serve(async (request, reply) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    reply.writeEarlyHints({ link: '</style.css>; rel=preload' });
    reply.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'x-asked': request.url });
    reply.end(JSON.stringify({ method: request.method, body, headers: request.headers }));
  });
  const reply = await fetch(`${url}/path?query=ä`, {
    method: 'POST',
    headers: new Headers({ Accept: 'text/event-stream', 'x-key': 'one' }),
    body: 'Grüße',
  });
  expect(reply.status).toBe(201);
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(reply.headers.get('x-asked')).toBe('/path?query=%C3%A4');
  expect(await reply.json()).toMatchObject({
    method: 'POST',
    body: 'Grüße',
    headers: { accept: 'text/event-stream', 'accept-encoding': 'identity', 'x-key': 'one' },
  });
});

test('follows no redirect, and reads a reply without a body', async () => {
  const url = await serve((request, reply) => {
    if (request.url === '/moved') reply.writeHead(307, { location: '/elsewhere' }).end('moved');
    else reply.writeHead(204).end();
  });
  const moved = await fetch(`${url}/moved`);
  expect([moved.status, await moved.text()]).toEqual([307, 'moved']);
  const empty = await fetch(url);
  expect([empty.status, empty.body]).toEqual([204, null]);
});

test('refuses what cannot be sent', async () => {
  await expect(fetch('http://127.0.0.1:9', { headers: { key: 'a\nb' } })).rejects.toThrow(TypeError);
  await expect(fetch('http://127.0.0.1:9', { method: 'POST', body: new FormData() })).rejects.toThrow(
    'no text',
  );
  await expect(fetch('ftp://127.0.0.1/')).rejects.toThrow('fetch failed');
  await expect(fetch('http://127.0.0.1:9', { signal: AbortSignal.abort('left') })).rejects.toBe('left');
});

test('fails as the standard’s does, before the reply and within it', async () => {
  const closed = await serve((request) => request.socket.destroy());
  await expect(fetch(closed)).rejects.toMatchObject({
    name: 'TypeError',
    message: 'fetch failed',
    cause: { code: 'UND_ERR_SOCKET' },
  });
  const cut = await serve((request, reply) => {
    reply.write('half', () => request.socket.destroy());
  });
  const reply = await fetch(cut);
  await expect(reply.text()).rejects.toMatchObject({
    message: 'terminated',
    cause: { code: 'UND_ERR_SOCKET' },
  });
});

test('is given up for any reason, before the reply and within it, and lets its connection go', async () => {
  const left = Symbol('left');
  const closed = new Map<string | undefined, () => void>();
  const url = await serve(({ socket, url: path }, reply) => {
    socket.on('close', () => closed.get(path)?.());
    if (path !== '/silent') reply.write('one');
    if (path === '/silent') asked.resolve();
  });
  const asked = Promise.withResolvers<void>();
  const isClosed = (path: string) => new Promise<void>((resolve) => closed.set(path, resolve));

  const giving = new AbortController();
  const silence = isClosed('/silent');
  const reply = fetch(`${url}/silent`, { signal: giving.signal });
  await asked.promise;
  giving.abort(left);
  await expect(reply).rejects.toBe(left);
  await silence;

  const givingToo = new AbortController();
  const within = isClosed('/within');
  const begun = await fetch(`${url}/within`, { signal: givingToo.signal });
  const text = begun.text();
  givingToo.abort(left);
  await expect(text).rejects.toBe(left);
  await within;

  const cancelled = isClosed('/cancelled');
  const unread = await fetch(`${url}/cancelled`);
  await unread.body?.cancel(left);
  await cancelled;
});

test('takes no more than somebody reads', async () => {
  const piece = Buffer.alloc(64 * 1024);
  let sent = 0;
  let isHeld = false;
  const url = await serve((_request, reply) => {
    const send = () => {
      while (sent < 4_000 && !isHeld) {
        sent += 1;
        isHeld = !reply.write(piece);
      }
      if (sent === 4_000) reply.end();
    };
    reply.on('drain', () => {
      isHeld = false;
      send();
    });
    send();
  });
  const { body } = await fetch(url);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  let before = -1;
  while (before !== sent) {
    before = sent;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // 250 MB are there to be sent; what the system holds for both sides is a few.
  expect(sent * piece.length).toBeLessThan(60e6);
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) read += part.value.length;
  expect(sent).toBe(4_000);
  expect(read).toBeGreaterThan(3_900 * piece.length);
});
