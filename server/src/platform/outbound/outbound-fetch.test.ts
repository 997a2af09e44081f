import { spawn } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

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
  } finally {
    proxy.close();
    target.close();
  }
});
