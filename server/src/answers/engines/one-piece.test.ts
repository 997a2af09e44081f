import { beforeEach, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

const said = 'Aspirin lowers the risk of a second stroke by a fifth. ';
const usage = { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3 };
/** As a server sends an answer that has no stream of it. */
const replies = {
  chatgpt: (content: string) => ({
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage,
  }),
  gemini: (text: string) => [
    { candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }] },
  ],
};

test.each(
  (['chatgpt', 'gemini'] as const).flatMap((id) => [10, 1_500, 1_800].map((times) => [id, times] as const)),
)('%s: an answer of %i sentences in one piece is read whole', async (id, times) => {
  const text = said.repeat(times).trim();
  const body = JSON.stringify(replies[id](text));
  emulator.script(id, {
    bytesPerWrite: 16_384,
    writeDelay: 5,
    reply: { headers: { 'content-type': 'application/json' }, body },
  });
  const engine = connectToEmulator(emulator, { openaiApi: 'chat' }).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  let read = '';
  const { outcome } = await runEngine({
    engine,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Does aspirin prevent strokes?' }] }],
    signal: new AbortController().signal,
    onText: (piece) => {
      read += piece;
    },
  });
  expect(read).toBe(text);
  expect(outcome.finish_reason).toBe('stop');
});
