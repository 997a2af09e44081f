import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { fetchEvents } from './outbound-fetch.ts';

const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

interface Asked {
  type?: string;
  status?: number;
  signal?: AbortSignal;
  /** Of the pieces, in bytes. */
  sizes?: number[];
  /** What comes, and whatever follows; the connection stays open unless it ends it. */
  reply(response: http.ServerResponse): unknown;
}

/** All that came, by what it was ended, and how many milliseconds after the last was written. */
async function ask({ reply, signal, status = 200, type = 'text/event-stream' }: Asked) {
  const closed = Promise.withResolvers<void>();
  let written = 0;
  const server = http.createServer(async (_request, response) => {
    response.on('close', closed.resolve);
    response.writeHead(status, { 'content-type': type });
    response.flushHeaders();
    response.socket?.setNoDelay(true);
    await reply(response);
    written = performance.now();
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { body } = await fetchEvents(`http://127.0.0.1:${port}`, { ...(signal && { signal }) });
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let error: unknown = null;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      text += decoder.decode(read.value, { stream: true });
  } catch (thrown) {
    error = thrown;
  }
  return { text, error, tookMs: performance.now() - written, closed: closed.promise };
}

/** Each piece is one of the network: the next is written once it has left. */
async function writeEach(response: http.ServerResponse, text: string, size: number) {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) {
    await new Promise<void>((resolve) => response.write(bytes.subarray(at, at + size), () => resolve()));
    await setImmediate();
  }
}

const words = 'data: {"choices":[{"delta":{"content":"It helps. β 🧬"}}]}\n\n'.repeat(3);
const long = JSON.stringify('x'.repeat(100_000));

const ends: [string, string][] = [
  ['Chat Completions', 'data: [DONE]\n\n'],
  ['Chat Completions without a blank', 'data:[DONE]\n\n'],
  ['Chat Completions without an empty line', 'data: [DONE]\n'],
  ['Chat Completions without a line end', 'data: [DONE]'],
  ['Chat Completions with other line ends', 'data: [DONE]\r\n\r\n'],
  [
    'responses',
    `event: response.completed\ndata: {"type":"response.completed","response":{"output":${long}}}\n\n`,
  ],
  ['responses that have failed', 'event: response.failed\ndata: {"type":"response.failed"}\n\n'],
  ['responses that are incomplete', 'event:response.incomplete\r\ndata: {}\r\n\r\n'],
  ['responses without names', `data: {"type":"response.completed","response":${long}}\n\n`],
  ['responses as Python writes them', `data: {"type": "response.completed", "response": ${long}}\n\n`],
  ['messages', 'event: message_stop\ndata: {"type":"message_stop"}\n\n'],
  ['conversations', 'event: conversation.response.done\ndata: {"usage":{}}\n\n'],
];

test.concurrent.each(['application/json', 'text/html; charset=utf-8', 'application/xml'])(
  'events that call themselves %s end a second after their word, too',
  async (type) => {
    for (const size of [1_000_000, 1]) {
      const sent = `\r\n\n${words}data: [DONE]\n\n`;
      const { closed, error, text, tookMs } = await ask({
        type,
        reply: (response) => writeEach(response, sent, size),
      });
      expect({ error, text }).toEqual({ error: null, text: sent });
      expect(tookMs).toBeGreaterThan(500);
      expect(tookMs).toBeLessThan(20_000);
      await closed;
    }
  },
);

describe.concurrent.each(ends)('%s', (_name, end) => {
  test.each([1_000_000, 1_001, 7])('end a second after their word, in pieces of %i', async (size) => {
    const sent = words + (size === 7 ? end.replace(long, '"short"') : end);
    const { closed, error, text, tookMs } = await ask({
      reply: (response) => writeEach(response, sent, size),
    });
    expect(error).toBeNull();
    expect(text.endsWith(sent.slice(words.length))).toBe(true);
    expect(text.match(/It helps/g)).toHaveLength(3);
    expect(tookMs).toBeGreaterThan(500);
    // Nothing else would end it.
    expect(tookMs).toBeLessThan(20_000);
    await closed;
  });
});

test.concurrent.each([1_000_000, 1])(
  'what comes within the second is not lost, in pieces of %i',
  async (size) => {
    const later = ': a comment\n\ndata: {"usage":{"total_tokens":7}}\n\n';
    const { error, text } = await ask({
      async reply(response) {
        await writeEach(response, `${words}data: [DONE]\n\n`, size);
        await new Promise((resolve) => setTimeout(resolve, 300));
        await writeEach(response, later, size);
      },
    });
    expect(error).toBeNull();
    expect(text).toContain('[DONE]');
    expect(text.endsWith(later)).toBe(true);
  },
);

test.concurrent('a stream that ends by itself behind its word is waited for no longer', async () => {
  const took: number[] = [];
  // A busy machine may take as long once, and hardly each time.
  for (let times = 0; times < 10 && !took.some((each) => each < 900); times++) {
    const { error, tookMs } = await ask({ reply: (response) => response.end(`${words}data: [DONE]\n\n`) });
    expect(error).toBeNull();
    took.push(tookMs);
  }
  expect(Math.min(...took)).toBeLessThan(900);
});

test.concurrent('a connection that is lost behind the word is no loss', async () => {
  const sent = `${words}event: message_stop\ndata: {"type":"message_stop"}\n\n`;
  const { error, text } = await ask({
    async reply(response) {
      await writeEach(response, sent, 20);
      await new Promise((resolve) => setTimeout(resolve, 200));
      response.destroy();
    },
  });
  expect(error).toBeNull();
  expect(text).toContain('message_stop');
});

test.concurrent('one that is lost within the last event is', async () => {
  const { error } = await ask({
    async reply(response) {
      await writeEach(response, `${words}event: message_stop\ndata: {"type"`, 20);
      response.destroy();
    },
  });
  expect(error).toMatchObject({ message: 'terminated' });
});

/** What has the words of an end and is none. */
const noEnds: [string, string, Partial<Asked>?][] = [
  [
    'text of an answer',
    `data: {"choices":[{"delta":{"content":"data: [DONE]\\n\\nevent: message_stop\\n\\n"}}]}\n\n`,
  ],
  ['text that is all of it', 'data: {"delta":"response.completed","type":"response.output_text.delta"}\n\n'],
  [
    'the name of a longer event',
    'event: response.completed.soon\ndata: {"type":"response.completedish"}\n\n',
  ],
  ['a line behind a word', 'data: [DONE]: it is said so\n\n', { sizes: [1_000_000] }],
  ['a comment', ': event: message_stop\n: [DONE]\n\n'],
  ['a last event that has not come yet', 'event: response.completed\ndata: {"type":"response.completed"\n'],
  ['an end of Gemini', 'data: {"candidates":[{"finishReason":"STOP"}]}\n\n'],
  ['a whole document', '{"text":\n"It ends.",\ndata: [DONE]\n\n', { type: 'application/json' }],
  ['a page', '\r\n<pre>\ndata: [DONE]\n\n', { type: 'text/html' }],
  ['a text', '"\ndata: [DONE]\n\n', { type: 'application/json' }],
  ['an error', 'data: [DONE]\n\n', { status: 500 }],
];

test.concurrent.each(
  noEnds.flatMap(([name, sent, asked = {}]) =>
    (asked.sizes ?? [1_000_000, 1]).map((size) => ({ name, sent, asked, size })),
  ),
)('$name ends nothing, in pieces of $size', async ({ asked, sent, size }) => {
  const left = new Error('left');
  const abort = new AbortController();
  const { error, text } = await ask({
    signal: abort.signal,
    async reply(response) {
      await writeEach(response, sent, size);
      setTimeout(() => abort.abort(left), 1_800);
    },
    ...asked,
  });
  expect(error).toBe(left);
  expect(text).toBe(sent);
});
