import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { askForObject } from './ask-for-object.ts';
import type { EngineError } from './engine-error.ts';
import { runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

const usage = {
  input_tokens: 1,
  output_tokens: 2,
  total_tokens: 3,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens_details: { reasoning_tokens: 0 },
};
const response = { id: 'r', object: 'response', created_at: 1, model: 'm', output: [] };
const item = { type: 'message', id: 'msg', role: 'assistant' };
const place = { item_id: 'msg', output_index: 0, content_index: 0 };
const said = (delta: string) => ({ type: 'response.output_text.delta', ...place, delta });
const words = 'I cannot help with that.';
/** As the Responses API has it: the refusal is a piece of the message, which ends as if it were an answer. */
const refusal = [
  { type: 'response.content_part.added', ...place, part: { type: 'refusal', refusal: '' } },
  { type: 'response.refusal.delta', ...place, delta: words },
  { type: 'response.refusal.done', ...place, refusal: words },
  { type: 'response.content_part.done', ...place, part: { type: 'refusal', refusal: words } },
];

/** Has an engine answer with these events in the middle of its message. */
function script(id: string, events: object[]) {
  const content = [{ type: 'refusal', refusal: words }];
  const payloads = [
    { type: 'response.created', response: { ...response, status: 'in_progress' } },
    {
      type: 'response.output_item.added',
      output_index: 0,
      item: { ...item, status: 'in_progress', content: [] },
    },
    ...events,
    {
      type: 'response.output_item.done',
      output_index: 0,
      item: { ...item, status: 'completed', content },
    },
    { type: 'response.completed', response: { ...response, status: 'completed', usage } },
  ];
  emulator.script(id, { payloads: payloads.map((event) => JSON.stringify(event)) });
}

const engineOf = (id: string) => {
  const engine = connectToEmulator(emulator).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  return engine;
};

async function ask(id: string) {
  let text = '';
  const outcome = await runEngine({
    engine: engineOf(id),
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'How is it made?' }] }],
    signal: new AbortController().signal,
    onText: (piece) => {
      text += piece;
    },
  }).then(
    (result) => result.outcome,
    (error: EngineError) => error,
  );
  return { text, outcome };
}

describe('a refusal by XAI, which its package does not know', () => {
  test('is told as one, and not asked for again', async () => {
    script('xai', refusal);
    const { outcome, text } = await ask('xai');
    expect(text).toBe('');
    expect(outcome).toMatchObject({ code: 'engine-refused', retryable: false });
    expect(emulator.requests('xai')).toHaveLength(1);
  });

  test('ends an answer that had begun as its filter does', async () => {
    script('xai', [said('Aspirin is made from '), ...refusal]);
    const { outcome, text } = await ask('xai');
    expect(text).toBe('Aspirin is made from ');
    expect(outcome).toMatchObject({ finish_reason: 'content-filter', cut_short: 'content-filter' });
  });

  test('is told of a judge', async () => {
    script('xai', refusal);
    script('xai', refusal);
    const schema = z.object({ side: z.string() });
    const request = { schema, instructions: 'Judge.', prompt: 'A: yes', timeoutMs: 20_000 };
    const judged = askForObject(engineOf('xai'), request, new AbortController().signal);
    await expect(judged).rejects.toMatchObject({ code: 'engine-refused', retryable: false });
  });
});

test('ChatGPT’s words are kept, as those of an answer that its filter ended', async () => {
  script('chatgpt', refusal);
  expect(await ask('chatgpt')).toMatchObject({ text: words, outcome: { cut_short: 'content-filter' } });
});
