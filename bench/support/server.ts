import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { TurnEvent } from '@sextant/contracts';
import { serverArguments } from '../../server/src/testing/server-arguments.ts';
import { startChild } from './child.ts';

/** The product in a process of its own, as `npm start` runs it, on a fresh folder. */
export async function startServer(environment: Record<string, string>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const settings = {
    DATA_DIR: folder,
    PORT: String(port),
    EVIDENCE: 'off',
    // Its address comes by the log.
    LOG_LEVEL: 'info',
    ...environment,
  };
  const command = serverArguments();
  const child = await startChild(command.at(-1) as string, settings, [], command.slice(0, -1));
  const post = (address: string, body: object) =>
    fetch(child.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    url: child.url,
    pid: child.pid,
    /** A new account's access token. */
    async signUp(email: string): Promise<string> {
      const password = 'a long bench password';
      const registered = await post('/api/v1/register/', { full_name: 'Bench', email, password });
      const signedIn = await post('/api/v1/login/', { username: email, password });
      if (!registered.ok || !signedIn.ok)
        throw new Error(`signing up was answered ${registered.status}, signing in ${signedIn.status}`);
      return ((await signedIn.json()) as { access: string }).access;
    },
    /**
     * Asks a question and reads its events to the end. Each is handed on with the milliseconds since the question was
     * sent, taken when its bytes arrive: the reading itself costs next to nothing.
     */
    ask: (access: string, question: string, onEvent: (event: TurnEvent, at: number) => void): Promise<void> =>
      new Promise((resolve, reject) => {
        const begin = performance.now();
        const call = http.request(
          `${child.url}/api/v1/chat/`,
          {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              accept: 'text/event-stream',
              authorization: `Bearer ${access}`,
            },
          },
          (response) => {
            if (response.statusCode !== 200) reject(new Error(`the server answered ${response.statusCode}`));
            let rest = '';
            response.setEncoding('utf8').on('data', (text: string) => {
              const at = performance.now() - begin;
              const blocks = (rest + text).split('\n\n');
              rest = blocks.pop() ?? '';
              for (const block of blocks) {
                const data = /(?:^|\n)data: ([^\n]*)/.exec(block)?.[1];
                if (data) onEvent(JSON.parse(data) as TurnEvent, at);
              }
            });
            response.on('end', resolve).on('error', reject);
          },
        );
        call.on('error', reject);
        call.end(JSON.stringify({ input_text: question }));
      }),
    async stop(): Promise<void> {
      process.kill(child.pid, 'SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
