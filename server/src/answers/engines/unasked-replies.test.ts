import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import type { SharedEngineSettings } from './engine.ts';
import { EngineError } from './engine-error.ts';
import { engineDefinitions } from './registry.ts';
import { runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

async function run(id: string, shared?: Partial<SharedEngineSettings>) {
  const engine = connectToEmulator(emulator, shared).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  const since = performance.now();
  const pieces: string[] = [];
  const result = await runEngine({
    engine,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Does aspirin prevent strokes?' }] }],
    signal: new AbortController().signal,
    onText: (piece) => pieces.push(piece),
  }).catch((error: unknown) => error);
  const failure = result instanceof EngineError ? result : null;
  const finish = failure ? null : (result as Awaited<ReturnType<typeof runEngine>>).outcome.finish_reason;
  return { text: pieces.join(''), pieces, failure, finish, tookMs: performance.now() - since };
}

/** Every engine, and where it speaks two formats, both. */
const connections: { name: string; id: string; shared?: Partial<SharedEngineSettings> }[] = [
  ...engineDefinitions.map(({ id, label }) => ({ name: label, id })),
  { name: 'ChatGPT by OPENAI_API=chat', id: 'chatgpt', shared: { openaiApi: 'chat' } },
  { name: 'Mistral with WEB_SEARCH', id: 'mistral', shared: { webSearch: true } },
];

const answer =
  'Aspirin lowers the risk of a second stroke: β 0.78 🧬. It says "data: [DONE]".\n\ndata: [DONE]\n\n- 1';

describe.each(connections)('$name', ({ id, shared }) => {
  test.each(['gzip', 'deflate', 'br', 'zstd'] as const)('is read where it is compressed: %s', async (by) => {
    emulator.script(id, { text: answer, compressed: by, chunkSize: 5 });
    expect(await run(id, shared)).toMatchObject({ text: answer, failure: null, finish: 'stop' });
  });

  test('is shown word by word where it is compressed', async () => {
    emulator.script(id, { text: 'One. Two.', compressed: 'br', chunkSize: 5, chunkDelay: 250 });
    expect((await run(id, shared)).pieces.length).toBeGreaterThan(1);
  });

  // Its vendor has no word for its end.
  test
    .runIf(id !== 'gemini')
    .each([
      {},
      { compressed: 'gzip' },
      { labelled: 'application/json' },
      { labelled: 'text/html; charset=utf-8', compressed: 'gzip' },
    ] as const)('ends with its last event where the connection stays open, with %o', async (by) => {
    emulator.script(id, { text: answer, staysOpen: true, ...by });
    const { failure, finish, text, tookMs } = await run(id, shared);
    expect({ failure, finish, text }).toEqual({ failure: null, finish: 'stop', text: answer });
    // Silence would be waited for 20 s.
    expect(tookMs).toBeLessThan(8_000);
    await expect.poll(() => emulator.requests(id)[0]?.abandonedAt).toBeDefined();
  });
});

const chunk = (content: string) =>
  JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });

describe.each([undefined, 'gzip'] as const)('a flood, compressed by %s', (compressed) => {
  test('fails behind the text so far, and is told as such', async () => {
    emulator.script('deepseek', {
      payloads: [chunk('It helps.'), chunk('x'.repeat(9_000_000))],
      ...(compressed && { compressed }),
    });
    const { failure, text } = await run('deepseek');
    expect(text).toBe('It helps.');
    expect(failure).toMatchObject({ code: 'engine-garbage', retryable: true });
    expect(failure?.message).toContain('DeepSeek sent a reply that is far larger than any answer');
  });
});

test.each([200, 500])('a whole reply of status %i and 9 MB fails', async (status) => {
  const body = `{"error":"${'no '.repeat(3_000_000)}"}`;
  emulator.script('claude', { reply: { status, body, headers: { 'content-type': 'application/json' } } });
  const { failure, text } = await run('claude');
  expect(text).toBe('');
  expect(failure?.code).toBe(status === 200 ? 'engine-garbage' : 'engine-overloaded');
});
