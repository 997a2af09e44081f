import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerSummary, TurnEvent } from '../../contracts/src/index.ts';
import { sampleText } from './sample-text.ts';

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
/** The server gathers what comes within so many milliseconds into one event. */
const coalesceMs = 40;
/** Characters of a token, about. */
const tokenLength = 4;

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const summary = (engine: string): AnswerSummary => ({
  engine,
  label: engine,
  mode: 'live',
  model: `${engine}-large`,
  state: 'thinking',
  error: null,
  attempt: 1,
  started_at: new Date().toISOString(),
  ended_at: null,
  first_token_ms: null,
  total_ms: null,
  tokens_in: null,
  tokens_out: null,
  finish_reason: null,
  cut_short: null,
  parameters: {},
  vendor_sources: [],
});

/** Six answers at so many tokens a second each, as the server sends them. */
async function sendAnswers(response: ServerResponse, length: number, tokensPerSecond: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (event: TurnEvent) =>
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const texts = new Map(engines.map((engine, index) => [engine, sampleText(length, index + 1)]));
  for (const engine of engines) send({ type: 'answer-start', turn_id: 'bench', answer: summary(engine) });
  const begin = performance.now();
  for (let sent = 0; sent < length; ) {
    await wait(coalesceMs);
    const due = Math.min(
      length,
      Math.floor(((performance.now() - begin) / 1_000) * tokensPerSecond * tokenLength),
    );
    const deltas = engines.map((engine) => ({
      engine,
      from: sent,
      text: texts.get(engine)?.slice(sent, due) ?? '',
    }));
    send({ type: 'text-delta', turn_id: 'bench', deltas });
    sent = due;
  }
  send({ type: 'turn-end', turn_id: 'bench', ended_at: new Date().toISOString() });
  response.end();
}

/** Serves the built page, and the stream of six answers that it reads. */
export async function servePage(folder: string) {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench');
    if (url.pathname === '/stream')
      return sendAnswers(
        response,
        Number(url.searchParams.get('length')),
        Number(url.searchParams.get('rate')),
      );
    const name = url.pathname === '/' ? '/index.html' : url.pathname;
    const body = await readFile(path.join(folder, path.normalize(name))).catch(() => null);
    response.writeHead(body ? 200 : 404, {
      'content-type': types[path.extname(name)] ?? 'application/octet-stream',
    });
    response.end(body ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
