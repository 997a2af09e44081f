import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TurnEvent } from '@sextant/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { startChild } from './child.ts';

/** The product in a process of its own, as `npm start` runs it, on a fresh folder. */
export async function startServer(environment: Record<string, string>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-bench-'));
  const port = 20_000 + (process.pid % 20_000);
  const child = await startChild('server/src/main.ts', {
    DATA_DIR: folder,
    PORT: String(port),
    EVIDENCE: 'off',
    // Its address comes by the log.
    LOG_LEVEL: 'info',
    ...environment,
  });
  const post = (address: string, body: object, headers: Record<string, string> = {}) =>
    fetch(child.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return {
    url: child.url,
    pid: child.pid,
    /** A new account's access token. */
    async signUp(email: string): Promise<string> {
      const password = 'a long bench password';
      await post('/api/v1/register/', { full_name: 'Bench', email, password });
      const signedIn = await post('/api/v1/login/', { username: email, password });
      return ((await signedIn.json()) as { access: string }).access;
    },
    /** Asks a question; its events as they come. */
    async ask(access: string, question: string): Promise<AsyncIterable<TurnEvent>> {
      const response = await post(
        '/api/v1/chat/',
        { input_text: question },
        { accept: 'text/event-stream', authorization: `Bearer ${access}` },
      );
      if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`);
      return response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
        .pipeThrough(
          new TransformStream({
            transform: ({ data }, controller) => controller.enqueue(JSON.parse(data) as TurnEvent),
          }),
        ) as unknown as AsyncIterable<TurnEvent>;
    },
    async stop(): Promise<void> {
      process.kill(child.pid, 'SIGTERM');
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
