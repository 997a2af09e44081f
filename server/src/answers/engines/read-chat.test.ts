import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import type { CallScript } from '../../testing/provider-emulator/script.ts';
import type { SharedEngineSettings } from './engine.ts';
import type { EngineError } from './engine-error.ts';
import { type Deadlines, runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

const patient: Deadlines = { firstToken: 20_000, gap: 20_000, total: 60_000, retryPause: 5 };

/** Has an engine answer as the script says, and tells what a reader would see. */
async function read(
  id: string,
  script: CallScript,
  shared: Partial<SharedEngineSettings>,
  deadlines = patient,
) {
  emulator.script(id, script);
  const engine = connectToEmulator(emulator, shared).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  let text = '';
  const ended = await runEngine({
    engine,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Does aspirin help?' }] }],
    signal: new AbortController().signal,
    deadlines,
    onText: (piece) => {
      text += piece;
    },
  }).then(
    ({ outcome }) => ({ outcome, failure: null }),
    (failure: EngineError) => ({ outcome: null, failure }),
  );
  return { text, ...ended };
}

const chunk = (delta: unknown, finish_reason: string | null = null, more: object = {}) => ({
  id: 'c',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
  ...more,
});
const said = (content: unknown) => chunk({ content });
const stop = chunk({}, 'stop');
const usage = { prompt_tokens: 3, completion_tokens: 5, total_tokens: 8 };
const counts = { ...chunk({}), choices: [], usage };
const payloads = (...chunks: unknown[]) => ({ payloads: chunks.map((each) => JSON.stringify(each)) });

describe.each([
  { id: 'chatgpt', shared: { openaiApi: 'chat' } },
  { id: 'mistral', shared: {} },
  { id: 'deepseek', shared: {} },
] as const)('Chat Completions of $id', ({ id, shared }) => {
  test.each([
    ['reasoning_content', { reasoning_content: 'Hm.' }],
    ['reasoning, by Ollama and OpenRouter', { content: '', reasoning: 'Hm.' }],
    [
      'sealed reasoning',
      { content: '', reasoning: null, reasoning_details: [{ type: 'reasoning.encrypted' }] },
    ],
    [
      'a piece of its content',
      { content: [{ type: 'thinking', thinking: [{ type: 'text', text: 'Hm.' }] }] },
    ],
  ])('is waited for as long as it thinks: %s', async (_where, delta) => {
    const script = { ...payloads(...Array(6).fill(chunk(delta)), said('It helps.'), stop), chunkDelay: 200 };
    const answer = await read(id, script, shared, { ...patient, firstToken: 800, gap: 800 });
    expect(answer).toMatchObject({ text: 'It helps.', failure: null });
  });

  test('is given up where it thinks no more', async () => {
    const script = { ...payloads(...Array(3).fill(chunk({ reasoning: 'Hm.' }))), hang: 3 };
    const { failure } = await read(id, script, shared, { ...patient, firstToken: 1_000, gap: 300 });
    expect(failure).toMatchObject({ code: 'engine-timeout' });
  });

  test('is given up where its server only keeps the connection open', async () => {
    const kept = `${JSON.stringify(chunk({ content: '' }))}\n\n: keep-alive`;
    const script = { payloads: [...Array<string>(20).fill(kept), '', 'ping'], chunkDelay: 100, hang: 22 };
    const { failure } = await read(id, script, shared, { ...patient, firstToken: 800, gap: 300 });
    expect(failure).toMatchObject({ code: 'engine-timeout' });
  });

  test.each([
    ['a chunk that counts and has no choice', [said('It helps.'), stop, counts]],
    ['such a chunk first', [counts, said('It helps.'), stop]],
    [
      'a type of piece that is not known',
      [
        said([
          { type: 'text', text: 'It ' },
          { type: 'canvas', a: 1 },
        ]),
        said([{ type: 'widget' }]),
        said('helps.'),
        stop,
      ],
    ],
    [
      'references',
      [
        said([
          { type: 'reference', reference_ids: [1] },
          { type: 'text', text: 'It helps.' },
        ]),
        stop,
      ],
    ],
    ['no delta', [chunk(null), said('It helps.'), chunk(null, 'stop')]],
    [
      'content that is null, then a list',
      [said(null), said([{ type: 'text', text: 'It helps.' }]), said(null), stop],
    ],
    [
      'a role without a name',
      [chunk({ role: '', content: 'It ' }), chunk({ role: null, content: 'helps.' }), stop],
    ],
    ['no usage', [said('It helps.'), { ...stop, usage: null }]],
    ['a usage that counts nothing', [said('It helps.'), { ...stop, usage: { prompt_tokens: 'many' } }]],
    ['a time in words', [{ ...said('It helps.'), created: '2026-11-01' }, stop]],
    ['a choice without a number', [{ ...counts, choices: [{ delta: { content: 'It helps.' } }] }, stop]],
    ['two ends', [said('It helps.'), stop, stop]],
    [
      'tools that nobody asked for',
      [said('It '), chunk({ tool_calls: [{ index: 0, function: {} }] }), said('helps.'), stop],
    ],
    [
      'an unknown event',
      [{ type: 'ping' }, said('It helps.'), { object: 'chat.progress', percent: 7 }, stop],
    ],
    ['empty words for its end', [chunk({ content: 'It helps.' }, ''), stop, chunk({}, '')]],
    ['an end by its token', [said('It helps.'), chunk({}, 'eos')]],
    ['events behind its end', [said('It helps.'), stop, { type: 'ping' }, null]],
    ['null', [null, said('It helps.'), 7, stop]],
  ])('has its answer read whole with %s', async (_what, chunks) => {
    const answer = await read(id, payloads(...chunks), shared);
    expect(answer).toMatchObject({ text: 'It helps.', failure: null, outcome: { cut_short: null } });
  });

  test('is read whole from a server that stays in touch by events without JSON', async () => {
    const events = ['', 'ping', JSON.stringify(said('It helps.')), '', JSON.stringify(stop), ''];
    expect(await read(id, { payloads: events }, shared)).toMatchObject({ text: 'It helps.', failure: null });
  });

  test('is read whole from a server that sends no stream', async () => {
    const choice = { index: 0, message: { role: 'assistant', content: 'It helps.' }, finish_reason: 'stop' };
    const body = JSON.stringify({ id: 'c', object: 'chat.completion', choices: [choice], usage });
    const { outcome, ...answer } = await read(id, { reply: { body } }, shared);
    expect(answer).toMatchObject({ text: 'It helps.', failure: null });
    expect(outcome).toMatchObject({ cut_short: null, tokens_out: 5 });
  });

  test('has its tokens counted by a chunk that has no choice', async () => {
    const { outcome } = await read(id, payloads(said('It helps.'), stop, counts), shared);
    expect(outcome).toMatchObject({ tokens_in: 3, tokens_out: 5 });
  });

  test.each([
    ['stop', chunk({}, 'stop')],
    ['its own chunk', chunk({ refusal: ' Ask a doctor.' }, 'stop')],
  ])('has a refusal told as one, ended by %s', async (_how, end) => {
    const { outcome, text } = await read(
      id,
      payloads(chunk({ content: null, refusal: 'I cannot.' }), end),
      shared,
    );
    expect(text).toContain('I cannot.');
    expect(outcome).toMatchObject({ cut_short: 'content-filter' });
  });

  test.each([
    [
      'beside the choice',
      chunk({ content: ' and' }, 'error', { error: { code: 429, message: 'Rate limit reached' } }),
    ],
    [
      'in the choice',
      {
        ...counts,
        choices: [
          {
            index: 0,
            delta: { content: ' and' },
            finish_reason: 'error',
            error: { code: 429, message: 'Rate limit reached' },
          },
        ],
      },
    ],
    ['without a choice', { ...counts, error: { code: 429, message: 'Rate limit reached' } }],
  ])('fails for what its vendor says %s, and keeps its text', async (_where, end) => {
    const { failure, text } = await read(id, payloads(said('It helps'), end), shared);
    expect(text).toMatch(/^It helps/);
    expect(failure).toMatchObject({ code: 'engine-quota', retryable: true });
    expect(String(failure?.cause)).toContain('Rate limit reached');
  });

  test('fails where it ends by "error" without a word, and keeps its text', async () => {
    const { failure, text } = await read(id, payloads(said('It helps'), chunk({}, 'error')), shared);
    expect(text).toBe('It helps');
    expect(failure).toMatchObject({ code: 'engine-cut', retryable: true });
  });
});
