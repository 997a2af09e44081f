import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { outboundFetch } from './outbound-fetch.ts';

const file = pathToFileURL(path.join(import.meta.dirname, 'outbound-fetch.ts')).href;

/** What a process with these variables gets from an address. */
async function fetched(address: string, environment: Record<string, string>): Promise<string> {
  const script = `const { outboundFetch } = await import(${JSON.stringify(file)});
    console.log(await (await outboundFetch(${JSON.stringify(address)})).text()); process.exit()`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (bytes) => said.push(bytes));
  await once(child, 'close');
  return Buffer.concat(said).toString().trim();
}

test("what is asked of others goes through the operator's proxy, and past it where he says so", async () => {
  const asked: string[] = [];
  const proxy = http.createServer((request, reply) => {
    asked.push(request.url ?? '');
    reply.end('by the proxy!');
  });
  const target = http.createServer((_request, reply) => reply.end('straight'));
  await Promise.all([proxy, target].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  const addressOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const environment = { HTTP_PROXY: addressOf(proxy) };
    expect(await fetched('http://vendor.example/', environment)).toBe('by the proxy!');
    expect(asked).toEqual(['http://vendor.example/']);
    expect(await fetched(addressOf(target), { ...environment, NO_PROXY: '127.0.0.1' })).toBe('straight');
    expect(asked).toHaveLength(1);
    // An empty one in small letters, or a blank, is none.
    expect(await fetched(addressOf(target), { ...environment, http_proxy: ' ' })).toBe('straight');
  } finally {
    proxy.close();
    target.close();
  }
});

test('a connection is kept for the next question, and left as soon as the other side says so', async () => {
  let connections = 0;
  const target = http.createServer((request, reply) => {
    if (request.url === '/leaves') reply.setHeader('connection', 'close');
    reply.end('here');
  });
  // Then Node does not say for how long it keeps one, as vendors do not.
  target.keepAliveTimeout = 0;
  target.on('connection', () => (connections += 1));
  await once(target.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(target.address() as AddressInfo).port}`;
  const ask = async (path = '/') => (await outboundFetch(address + path)).text();
  try {
    expect(await ask()).toBe('here');
    // Longer than the four seconds for which it would be kept if nothing were said.
    await setTimeout(5_500);
    expect(await ask()).toBe('here');
    expect(connections).toBe(1);
    expect(await ask('/leaves')).toBe('here');
    expect(await ask()).toBe('here');
    expect(connections).toBe(2);
  } finally {
    target.closeAllConnections();
    target.close();
  }
});
