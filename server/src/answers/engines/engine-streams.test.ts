import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { hasProviderStreams, readProviderStream, textOfRecording } from '../../testing/provider-streams.ts';
import { readAnswer } from '../../testing/read-answer.ts';
import type { SharedEngineSettings } from './engine.ts';
import { engineDefinitions } from './registry.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

const find = (id: string, shared?: Partial<SharedEngineSettings>) => {
  const engine = connectToEmulator(emulator, shared).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  return engine;
};
const lastRequest = (id: string) => emulator.requests(id).at(-1);

/** Every engine, and where it speaks two formats, both. */
const connections: { name: string; id: string; shared?: Partial<SharedEngineSettings> }[] = [
  ...engineDefinitions.map(({ id, label }) => ({ name: label, id })),
  { name: 'ChatGPT by OPENAI_API=chat', id: 'chatgpt', shared: { openaiApi: 'chat' } },
  { name: 'Mistral with WEB_SEARCH', id: 'mistral', shared: { webSearch: true } },
];

const text =
  '## Aspirin\n\n“Acetylsalicylic acid” lowers the risk: 0.78 (95 % CI 0.68–0.89) [1]. 心臓 😀 é\n\n- 1\n';

describe.each(connections)('$name', ({ id, shared }) => {
  test('streams its text, the model that answered, the tokens and the reason to end', async () => {
    emulator.script(id, { text, chunkSize: 5, model: 'model-that-answered' });
    const answer = await readAnswer(find(id, shared));
    expect(answer).toMatchObject({ text, finishReason: 'stop', sources: [] });
    expect(answer.tokensOut).toBeGreaterThan(0);
    if (id !== 'gemini') expect(answer.model).toBe('model-that-answered');
  });

  test('asks for the model that is set, with the question and the system text', async () => {
    await readAnswer(find(id, shared));
    const request = lastRequest(id);
    const model = engineDefinitions.find((each) => each.id === id)?.defaultModel ?? '';
    expect(`${request?.path} ${JSON.stringify(request?.body)}`).toContain(model);
    expect(JSON.stringify(request?.body)).toContain('Does aspirin prevent strokes?');
    expect(JSON.stringify(request?.body)).toContain('Answer briefly.');
  });

  test('says when the answer was cut at its longest', async () => {
    emulator.script(id, { finish: 'length' });
    // Mistral's conversations have no word for it.
    expect((await readAnswer(find(id, shared))).finishReason).toBe(
      id === 'mistral' && shared?.webSearch ? 'stop' : 'length',
    );
  });

  test.each(['\n', '\r\n'] as const)(
    'reads the same text however the bytes are split (%j)',
    async (lineEnd) => {
      const engine = find(id, shared);
      await fc.assert(
        fc.asyncProperty(
          fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
          fc.integer({ min: 1, max: 40 }),
          fc.integer({ min: 1, max: 20 }),
          async (anyText, bytesPerWrite, chunkSize) => {
            emulator.script(id, { text: anyText, bytesPerWrite, chunkSize, lineEnd });
            expect((await readAnswer(engine)).text).toBe(anyText);
          },
        ),
        { numRuns: 8 },
      );
    },
  );

  test('never passes a stream without its end for a whole answer', async () => {
    emulator.script(id, { text, endAfter: 2 });
    expect((await readAnswer(find(id, shared))).finishReason).toBeUndefined();
  });

  test('hangs up on the vendor when it is stopped', async () => {
    emulator.script(id, { text, hang: 2 });
    const stop = new AbortController();
    const reading = readAnswer(find(id, shared), stop.signal);
    await expect.poll(() => lastRequest(id)?.firstChunkAt).toBeDefined();
    stop.abort();
    await expect(reading).rejects.toMatchObject({ code: 'engine-timeout' });
    await expect.poll(() => lastRequest(id)?.abandonedAt).toBeDefined();
  });
});

test.each(['text/plain', 'TEXT/EVENT-STREAM', 'application/json'])(
  'a stream that calls itself %s is read all the same',
  async (type) => {
    const chunk = (content: string, finish_reason: string | null = null) =>
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`;
    const body = `${chunk('Aspirin ')}${chunk('helps.', 'stop')}data: [DONE]\n\n`;
    emulator.script('deepseek', { reply: { headers: { 'content-type': type }, body } });
    expect(await readAnswer(find('deepseek'))).toMatchObject({
      text: 'Aspirin helps.',
      finishReason: 'stop',
    });
  },
);

describe('thinking', () => {
  test.each(['gemini', 'claude', 'chatgpt', 'xai', 'deepseek'])(
    '%s keeps it apart from the text',
    async (id) => {
      emulator.script(id, { thinking: 'Let me see.', text });
      expect(await readAnswer(find(id))).toMatchObject({ thinking: 'Let me see.', text });
    },
  );

  test('is only asked for of models that are known to understand it', async () => {
    const environment = emulator.environment();
    for (const { id, variablePrefix, connect, errorWords } of engineDefinitions) {
      const { model, options } = connect({
        apiKey: emulator.key(id),
        baseUrl: environment[`${variablePrefix}_BASE_URL`],
        model: 'some-older-model',
        demoEngines: false,
        webSearch: false,
        openaiApi: 'responses',
      });
      await readAnswer({
        id,
        label: id,
        errorWords,
        mode: 'live',
        model: 'x',
        connected: { model, options, parameters: {} },
      });
      expect(JSON.stringify(lastRequest(id)?.body)).not.toMatch(/effort|thinking|reasoning":/);
    }
  });
});

describe("WEB_SEARCH: the vendors' own search", () => {
  const source = { url: 'https://example.org/aspirin', title: 'Aspirin and stroke' };

  test.each(['mistral', 'gemini', 'claude', 'chatgpt', 'xai'])(
    '%s searches and names its sources',
    async (id) => {
      emulator.script(id, { text, sources: [source] });
      const answer = await readAnswer(find(id, { webSearch: true }));
      expect(answer.text).toBe(text);
      expect(answer.sources).toContainEqual(source);
      expect(JSON.stringify(lastRequest(id)?.body)).toMatch(/web_search|googleSearch/);
    },
  );

  test.each(engineDefinitions.map(({ id }) => id))('%s does not search when it is off', async (id) => {
    await readAnswer(find(id));
    expect(JSON.stringify(lastRequest(id)?.body)).not.toMatch(/search/i);
  });

  test('deepseek has none, and says so in what is kept of the answer', async () => {
    expect(find('deepseek', { webSearch: true }).connected?.parameters).toMatchObject({ web_search: false });
  });
});

describe.runIf(hasProviderStreams)('recorded streams', () => {
  const chat: Partial<SharedEngineSettings> = { openaiApi: 'chat' };
  test.each([
    ['mistral', 'mistral-chat-text', {}],
    ['gemini', 'google-generate-text', {}],
    ['claude', 'anthropic-messages-text', {}],
    ['claude', 'anthropic-messages-web-search', { webSearch: true }],
    ['chatgpt', 'openai-responses-text', {}],
    ['chatgpt', 'openai-responses-web-search', { webSearch: true }],
    ['chatgpt', 'openai-chat-text', chat],
    ['xai', 'xai-responses-web-search', { webSearch: true }],
    ['deepseek', 'deepseek-chat-text', {}],
  ] as const)('%s reads %s', async (id, recording, shared) => {
    const payloads = readProviderStream(recording);
    const expected = textOfRecording(payloads);
    expect(expected).not.toBe('');
    for (const bytesPerWrite of [undefined, 1_021]) {
      emulator.script(id, { payloads, ...(bytesPerWrite && { bytesPerWrite }) });
      const answer = await readAnswer(find(id, shared));
      expect(answer.text).toBe(expected);
      expect(answer.finishReason).toBe(recording.startsWith('deepseek') ? 'length' : 'stop');
      expect(answer.tokensOut).toBeGreaterThan(0);
      if ('webSearch' in shared) {
        const urls = answer.sources.map(({ url }) => url);
        const cited = payloads
          .join('\n')
          .matchAll(/"(?:url_citation|web_search_result)"[^{}]*?"url":"([^"]+)"/g);
        // The vendor marks the addresses with its own name; the package takes the mark off.
        const wanted = [...cited].map(([, url]) => `${url}`.replace('?utm_source=openai', ''));
        expect(wanted.length).toBeGreaterThan(0);
        expect(urls).toEqual(expect.arrayContaining(wanted));
      }
    }
  });
});
