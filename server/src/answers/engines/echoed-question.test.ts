import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import type { SharedEngineSettings } from './engine.ts';
import type { EngineError } from './engine-error.ts';
import { strikeRepeated } from './failure/strike-repeated.ts';
import { engineDefinitions } from './registry.ts';
import { runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

/** Words that vendors have for a refusal, a wrong key and an empty account among them. */
const question =
  'Is warfarin a safety problem?\nJane Roë\n1950-02-03\n"SAFETY", an invalid api key and insufficient balance.';

async function failureOf(id: string, body: unknown, shared?: Partial<SharedEngineSettings>) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  emulator.script(id, { reply: { status: 400, body: text } });
  const engine = connectToEmulator(emulator, shared).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  return runEngine({
    engine,
    prompt: [{ role: 'user', content: [{ type: 'text', text: question }] }],
    signal: new AbortController().signal,
    onText: () => {},
  }).then(
    () => {
      throw new Error('It answered');
    },
    (error: EngineError) => ({ code: error.code, logged: String(error.cause) }),
  );
}

/** Ways in which servers repeat what they were sent. */
const echoes: [string, unknown][] = [
  ['in a field of its own', { error: { message: 'Bad input', type: 'x', input: question, raw: question } }],
  ['in a list of what is wrong', { detail: [{ type: 'string_type', msg: 'Bad input', input: question }] }],
  ['in its message', { error: { message: `Bad input: ${question}`, type: 'x' } }],
  [
    'as another language writes it down',
    { message: `Bad input [{'content': '${question.replaceAll('\n', '\\n').replaceAll('ë', '\\u00eb')}'}]` },
  ],
  ['wrapped in JSON', { message: JSON.stringify({ error: { message: 'Bad input', body: question } }) }],
  ['in plain text', `Bad input: ${question.replaceAll('\n', ' ')}`],
];
const connections: { name: string; id: string; shared?: Partial<SharedEngineSettings> }[] = [
  ...engineDefinitions.map(({ id, label }) => ({ name: label, id })),
  { name: 'ChatGPT by OPENAI_API=chat', id: 'chatgpt', shared: { openaiApi: 'chat' } },
  { name: 'Mistral with WEB_SEARCH', id: 'mistral', shared: { webSearch: true } },
];

describe.each(connections)('$name, which repeats the question', ({ id, shared }) => {
  test.each(echoes)('%s: it is neither kept nor taken for a reason', async (_where, body) => {
    const { code, logged } = await failureOf(id, body, shared);
    expect(code).toBe('engine-rejected');
    expect(logged).toContain('Bad input');
    expect(logged).not.toMatch(/Jane|Ro(?:ë|.u00eb)|1950|warfarin|balance/i);
  });
});

describe('what is struck out of words', () => {
  const sent = ['Does low-dose aspirin help people with diabetes?', 'Aspirin dose'];
  test.each([
    ['ask: does LOW dose aspirin help?', 'ask: […]?'],
    ['a low-dose aspirin helps', 'a low-dose aspirin helps'],
    ['(aspirin dose) is not text', '([…]) is not text'],
    ['help people with diabetes\\nand more; help people', '[…]\\nand more; help people'],
    ['aspirin', 'aspirin'],
    ['', ''],
  ])('%j', (words, left) => {
    expect(strikeRepeated(words, sent)).toBe(left);
  });

  test('is nothing where nothing was sent', () => {
    expect(strikeRepeated('Rate limit reached.', ['', '?', 'limit'])).toBe('Rate limit reached.');
  });
});
