import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';

it('the web of `npm run dev` asks the server at the same PORT', async () => {
  const api = createServer((request, response) => response.end(`asked for ${request.url}`));
  await once(api.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void api.close());
  const web = path.resolve(import.meta.dirname, '../web');
  const program = path.resolve(web, '../node_modules/vite/bin/vite.js');
  const vite = spawn(process.execPath, [program, '--port', '0'], {
    cwd: web,
    env: { ...process.env, PORT: String((api.address() as AddressInfo).port), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    vite.kill();
    await once(vite, 'exit');
  });
  for await (const line of createInterface({ input: vite.stdout })) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (!address) continue;
    const reply = await fetch(`${address}/api/v1/config/`);
    expect(await reply.text()).toBe('asked for /api/v1/config/');
    return;
  }
  throw new Error('Vite told no address.');
});
