import { maxAnswerLength } from '@sextant/contracts';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { hasProviderStreams, readProviderStream } from '../../testing/provider-streams.ts';
import { answerTokens } from './answer-options.ts';
import type { SharedEngineSettings } from './engine.ts';
import { engineDefinitions } from './registry.ts';
import { runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

/** Runs an engine against the emulator, as a turn does; rejects as a turn's answer fails. */
async function run(id: string, shared?: Partial<SharedEngineSettings>) {
  const engine = connectToEmulator(emulator, shared).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  let text = '';
  const result = runEngine({
    engine,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Does aspirin prevent strokes?' }] }],
    signal: new AbortController().signal,
    onText: (piece) => {
      text += piece;
    },
  });
  const failure = await result.then(
    () => null,
    (error: unknown) => error as { code: string; retryable: boolean; message: string },
  );
  return { text, failure, outcome: failure ? null : (await result).outcome };
}

/** Every engine, and where it speaks two formats, both. */
const connections: { name: string; id: string; shared?: Partial<SharedEngineSettings> }[] = [
  ...engineDefinitions.map(({ id, label }) => ({ name: label, id })),
  { name: 'ChatGPT by OPENAI_API=chat', id: 'chatgpt', shared: { openaiApi: 'chat' } },
  { name: 'Mistral with WEB_SEARCH', id: 'mistral', shared: { webSearch: true } },
];
const answer = 'Aspirin lowers the risk of a second stroke.';
const thought = 'The reader asks of strokes. <b>Let me</b> see: p < 0.05.';

describe.each(connections)('$name', ({ id, shared }) => {
  // Mistral's conversations have no word for how they ended.
  const tellsItsEnd = !(id === 'mistral' && shared?.webSearch);

  test('ends whole', async () => {
    emulator.script(id, { text: answer });
    const { failure, outcome, text } = await run(id, shared);
    expect(failure).toBeNull();
    expect(text).toBe(answer);
    expect(outcome).toMatchObject({ finish_reason: 'stop', cut_short: null });
  });

  test.runIf(tellsItsEnd)('says that it was cut at its limit', async () => {
    emulator.script(id, { text: answer, finish: 'length' });
    const { outcome, text } = await run(id, shared);
    expect(text).toBe(answer);
    expect(outcome).toMatchObject({ finish_reason: 'length', cut_short: 'length' });
  });

  // Mistral refuses with an error, and never in the middle of an answer.
  test.runIf(id !== 'mistral')('says that its filter cut it', async () => {
    emulator.script(id, { text: answer, finish: 'filtered' });
    const { outcome, text } = await run(id, shared);
    expect(text).toBe(answer);
    expect(outcome).toMatchObject({ finish_reason: 'content-filter', cut_short: 'content-filter' });
  });

  test('is cut at the longest that is kept, never within a character', async () => {
    const whole = 'a'.repeat(maxAnswerLength - 1);
    emulator.script(id, { text: `${whole}😀 and more`.padEnd(maxAnswerLength * 3, ' more'), chunkSize: 997 });
    const { failure, outcome, text } = await run(id, shared);
    expect(failure).toBeNull();
    expect(text.length).toBe(whole.length);
    expect(text).toBe(whole);
    expect(outcome).toMatchObject({ finish_reason: 'too-long', cut_short: 'too-long' });
  });

  test.each([1, 3, 7, 1_000])('keeps thoughts out of its text, in pieces of %i', async (chunkSize) => {
    for (const [said, meant] of [
      [`<think>${thought}</think>\n\n${answer}`, answer],
      [`\n <THINK>\n${thought}\n</THINK>${answer}`, answer],
      [`[THINK]${thought}[/THINK] ${answer}`, answer],
      [`<think></think>\n<think>${thought}</think>\n${answer}`, answer],
      [`<thinking>${thought}</thinking>${answer}`, answer],
      [`<thinner> blood: ${answer}`, `<thinner> blood: ${answer}`],
      [`${answer} The mark \`<think>x</think>\` stays.`, `${answer} The mark \`<think>x</think>\` stays.`],
    ] as const) {
      emulator.script(id, { text: said, chunkSize });
      expect(await run(id, shared)).toMatchObject({ text: meant, failure: null });
    }
  });

  test('has no answer where its thoughts never ended', async () => {
    for (const _ of ['first', 'second'])
      emulator.script(id, {
        text: `<think>${thought}`,
        finish: tellsItsEnd ? 'length' : 'stop',
        chunkSize: 5,
      });
    const { failure, text } = await run(id, shared);
    expect(text).toBe('');
    expect(failure).toMatchObject({ code: 'engine-garbage', retryable: true });
    if (tellsItsEnd) expect(failure?.message).toContain('reached its limit before writing an answer');
  });

  test('has no answer where all that it wrote cannot be seen', async () => {
    emulator.script(id, { text: '\u200b \n\u2060\u00ad\u200f\n', chunkSize: 1 });
    const { failure, text } = await run(id, shared);
    expect(text).toBe('');
    expect(failure).toMatchObject({ code: 'engine-garbage', retryable: true });
    expect(failure?.message).toContain('empty answer');
  });

  test.each([1, 1_000])(
    'keeps unseen marks before its text, and none before thoughts: %i',
    async (chunkSize) => {
      for (const [said, meant] of [
        [`\u200f\n${answer}`, `\u200f\n${answer}`],
        [`\u200b<think>${thought}</think>\u200b\n${answer}`, answer],
      ] as const) {
        emulator.script(id, { text: said, chunkSize });
        expect(await run(id, shared)).toMatchObject({ text: meant, failure: null });
      }
    },
  );

  test.each([1, 7, 1_000])(
    'keeps marks of a chat template out of its end, in pieces of %i',
    async (chunkSize) => {
      for (const [said, meant] of [
        [`${answer}<|im_end|>`, answer],
        [`${answer}<|eot_id|>\n</s>`, answer],
        [`${answer} \`</s>\` ends it.`, `${answer} \`</s>\` ends it.`],
        [`${answer} p <`, `${answer} p <`],
      ] as const) {
        emulator.script(id, { text: said, chunkSize });
        expect(await run(id, shared)).toMatchObject({ text: meant, failure: null });
      }
    },
  );

  test('keeps a few letters that were no mark after all', async () => {
    emulator.script(id, { text: '<thi', chunkSize: 2 });
    expect(await run(id, shared)).toMatchObject({ text: '<thi', failure: null });
  });
});

/** Words by which a vendor ends an answer that is not whole, and that mean neither its limit nor its filter. */
const endings = [
  ['claude', {}, ['pause_turn', 'compaction', 'a-word-of-tomorrow']],
  [
    'gemini',
    {},
    ['OTHER', 'LANGUAGE', 'TOO_MANY_TOOL_CALLS', 'MALFORMED_RESPONSE', 'FINISH_REASON_UNSPECIFIED'],
  ],
  ['chatgpt', {}, ['max_tool_calls', 'cancelled']],
  ['chatgpt', { openaiApi: 'chat' }, ['abort', 'tool_calls', 'repetition_truncation']],
  ['xai', {}, ['max_turns', 'cancelled']],
  ['mistral', {}, ['abort', 'tool_calls']],
  ['deepseek', {}, ['tool_calls', 'repetition_truncation']],
] as const;

describe.each(
  endings.flatMap(([id, shared, words]) => words.map((finishWord) => ({ id, shared, finishWord }))),
)('$id $shared ended by "$finishWord"', ({ finishWord, id, shared }) => {
  test('has its text kept as one that is not whole', async () => {
    emulator.script(id, { text: answer, finishWord });
    const { failure, outcome, text } = await run(id, shared);
    expect(failure).toBeNull();
    expect(text).toBe(answer);
    expect(outcome?.cut_short).toBe('unfinished');
  });

  test('has failed where it had written nothing', async () => {
    for (const _ of ['first', 'second']) emulator.script(id, { text: '', finishWord });
    const { failure, text } = await run(id, shared);
    expect(text).toBe('');
    expect(failure).toMatchObject({ code: 'engine-cut', retryable: true });
    expect(failure?.message).toContain('ended its answer early');
  });
});

describe.each(['mistral', 'chatgpt'])('%s with WEB_SEARCH, whose streams may not say why they end', (id) => {
  /** The emulator counts a token for each four characters. */
  const ofTokens = (tokens: number) => 'Aspirin helps.\n\n'.repeat(tokens / 4);

  test.each([
    [answerTokens, 'length'],
    [answerTokens - 4, null],
  ])('%i tokens: cut short by %s', async (tokens, cut) => {
    emulator.script(id, { text: ofTokens(tokens), chunkSize: 1_000 });
    const { outcome, text } = await run(id, { webSearch: true });
    expect(text).toBe(ofTokens(tokens));
    expect(outcome).toMatchObject({ tokens_out: tokens, cut_short: cut });
  });
});

describe('a search that came to nothing', () => {
  const page = { url: 'https://example.org/found', title: 'A page that was found' };

  test.each([
    ['the vendor ended it', { text: '', finishWord: 'pause_turn' }],
    ['the connection broke', { text: 'never sent', cutAfter: 0 }],
  ])('is not paid for twice by itself: %s', async (_why, script) => {
    emulator.script('claude', { ...script, sources: [page] });
    const { failure } = await run('claude', { webSearch: true });
    expect(failure).toMatchObject({ code: 'engine-cut', retryable: true });
    expect(emulator.requests('claude')).toHaveLength(1);
  });
});

describe('DeepSeek without room to go on', () => {
  test('fails, with the text so far, and may be asked again', async () => {
    emulator.script('deepseek', { text: answer, finish: 'no-room' });
    const { failure, text } = await run('deepseek');
    expect(text).toBe(answer);
    expect(failure).toMatchObject({ code: 'engine-overloaded', retryable: true });
  });

  test('is asked once more where it had written nothing', async () => {
    emulator.script('deepseek', { text: '', finish: 'no-room' });
    emulator.script('deepseek', { text: answer });
    expect(await run('deepseek')).toMatchObject({ text: answer, failure: null });
  });
});

describe('pages that a vendor opened by itself', () => {
  const page = { url: 'https://example.org/opened', title: 'An opened page' };

  test.each(['gemini', 'claude', 'chatgpt', 'xai'])('%s: are among its sources', async (id) => {
    emulator.script(id, { text: answer, pages: [page] });
    const { outcome } = await run(id, { webSearch: true });
    expect(outcome?.vendor_sources.map(({ url }) => url)).toEqual([page.url]);
  });

  test.each(['gemini', 'claude', 'chatgpt', 'xai'])('%s: stand once, by their title', async (id) => {
    emulator.script(id, { text: answer, pages: [page], sources: [page] });
    const { outcome } = await run(id, { webSearch: true });
    expect(outcome?.vendor_sources).toEqual([page]);
  });

  test.runIf(hasProviderStreams)('are kept of a recorded answer', async () => {
    const payloads = readProviderStream('openai-responses-web-search');
    const opened = payloads.flatMap((payload) =>
      [...payload.matchAll(/"type":"(?:open_page|find_in_page)"[^{}]*?"url":"([^"]+)"/g)].map(
        ([, url]) => url,
      ),
    );
    expect(opened.length).toBeGreaterThan(0);
    emulator.script('chatgpt', { payloads });
    const { outcome } = await run('chatgpt', { webSearch: true });
    expect(outcome?.vendor_sources.map(({ url }) => url)).toEqual(expect.arrayContaining(opened));
  });
});
