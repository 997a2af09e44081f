import Anthropic from '@anthropic-ai/sdk';
import { GoogleGenAI } from '@google/genai';
import { Mistral } from '@mistralai/mistralai';
import OpenAI from 'openai';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasProviderStreams, readProviderStream, textOfRecording } from '../provider-streams.ts';
import { type ProviderEmulator, startProviderEmulator } from './provider-emulator.ts';

/** The emulator is only worth something if the vendors' own clients take it for the vendor. */
const text = 'Aspirin — “acetylsalicylic acid” — lowers the risk: 0.78 (95 % CI 0.68–0.89). 心 😀';
const model = 'some-model';
const question = { role: 'user', content: 'Does aspirin help?' } as const;

type Client = (emulator: ProviderEmulator) => AsyncIterable<string>;

const openai = (emulator: ProviderEmulator, engine: string, version: string) =>
  new OpenAI({ apiKey: emulator.key(engine), baseURL: `${emulator.url}/${engine}${version}`, maxRetries: 0 });

const openaiChat = (engine: string, version: string): Client =>
  async function* (emulator) {
    const stream = await openai(emulator, engine, version).chat.completions.create({
      model,
      messages: [question],
      stream: true,
      stream_options: { include_usage: true },
    });
    let tokens = 0;
    for await (const chunk of stream) {
      yield chunk.choices[0]?.delta.content ?? '';
      tokens = chunk.usage?.completion_tokens ?? tokens;
    }
    expect(tokens).toBeGreaterThan(0);
  };

const openaiResponses = (engine: string): Client =>
  async function* (emulator) {
    const stream = openai(emulator, engine, '/v1').responses.stream({ model, input: 'Does aspirin help?' });
    for await (const event of stream) if (event.type === 'response.output_text.delta') yield event.delta;
    const response = await stream.finalResponse();
    expect(response.status).toBe('completed');
    expect(response.output_text).not.toBe('');
  };

const clients: Record<string, { engine: string; read: Client; recording?: string }> = {
  'Mistral chat with @mistralai/mistralai': {
    engine: 'mistral',
    recording: 'mistral-chat-text',
    async *read(emulator) {
      const client = new Mistral({
        apiKey: emulator.key('mistral'),
        serverURL: `${emulator.url}/mistral`,
      });
      const stream = await client.chat.stream({ model, messages: [question] });
      let finishReason: unknown;
      for await (const { data } of stream) {
        const [choice] = data.choices;
        if (typeof choice?.delta.content === 'string') yield choice.delta.content;
        finishReason = choice?.finishReason ?? finishReason;
      }
      expect(finishReason).toBe('stop');
    },
  },
  'Mistral conversations with @mistralai/mistralai': {
    engine: 'mistral',
    async *read(emulator) {
      const client = new Mistral({
        apiKey: emulator.key('mistral'),
        serverURL: `${emulator.url}/mistral`,
      });
      const stream = await client.beta.conversations.startStream({ model, inputs: 'Does aspirin help?' });
      let isDone = false;
      for await (const { data } of stream) {
        if (data.type === 'message.output.delta' && typeof data.content === 'string') yield data.content;
        if (data.type === 'conversation.response.done') isDone = true;
      }
      expect(isDone).toBe(true);
    },
  },
  'Gemini with @google/genai': {
    engine: 'gemini',
    recording: 'google-generate-text',
    async *read(emulator) {
      const client = new GoogleGenAI({
        apiKey: emulator.key('gemini'),
        httpOptions: { baseUrl: `${emulator.url}/gemini` },
      });
      const stream = await client.models.generateContentStream({ model, contents: 'Does aspirin help?' });
      let finishReason: string | undefined;
      for await (const chunk of stream) {
        yield chunk.text ?? '';
        finishReason = chunk.candidates?.[0]?.finishReason ?? finishReason;
      }
      expect(finishReason).toBe('STOP');
    },
  },
  'Claude with @anthropic-ai/sdk': {
    engine: 'claude',
    recording: 'anthropic-messages-text',
    async *read(emulator) {
      const client = new Anthropic({
        apiKey: emulator.key('claude'),
        baseURL: `${emulator.url}/claude`,
        maxRetries: 0,
      });
      const stream = client.messages.stream({ model, max_tokens: 100, messages: [question] });
      for await (const event of stream)
        if (event.type === 'content_block_delta' && event.delta.type === 'text_delta') yield event.delta.text;
      expect((await stream.finalMessage()).stop_reason).toBe('end_turn');
    },
  },
  'ChatGPT responses with openai': {
    engine: 'chatgpt',
    recording: 'openai-responses-text',
    read: openaiResponses('chatgpt'),
  },
  'ChatGPT chat with openai': {
    engine: 'chatgpt',
    recording: 'openai-chat-text',
    read: openaiChat('chatgpt', '/v1'),
  },
  'XAI responses with openai': {
    engine: 'xai',
    recording: 'xai-responses-web-search',
    read: openaiResponses('xai'),
  },
  'XAI chat with openai': { engine: 'xai', recording: 'xai-chat-text', read: openaiChat('xai', '/v1') },
  'DeepSeek chat with openai': {
    engine: 'deepseek',
    recording: 'deepseek-chat-text',
    read: openaiChat('deepseek', ''),
  },
};

describe.each(Object.entries(clients))('%s', (_name, { engine, read, recording }) => {
  let emulator: ProviderEmulator;
  beforeAll(async () => {
    emulator = await startProviderEmulator();
  });
  beforeEach(() => emulator.reset());
  afterAll(() => emulator.close());

  const readAll = async (as = emulator) => {
    const pieces: string[] = [];
    for await (const piece of read(as)) if (piece !== '') pieces.push(piece);
    return pieces;
  };

  test('reads a whole stream', async () => {
    emulator.script(engine, { text, chunkSize: 7 });
    const pieces = await readAll();
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBe(Math.ceil([...text].length / 7));
  });

  // There is no recording of Mistral's conversations.
  if (recording)
    test.runIf(hasProviderStreams)('reads a recorded stream', async () => {
      const payloads = readProviderStream(recording);
      emulator.script(engine, { payloads });
      expect((await readAll()).join('')).toBe(textOfRecording(payloads));
    });

  test('is told that its key is wrong', async () => {
    await expect(readAll({ ...emulator, key: () => 'sk-wrong' })).rejects.toThrow(
      /unauthori[sz]ed|api.?key|x-api-key/i,
    );
  });

  test('is told that it asks too often', async () => {
    emulator.script(engine, { fail: 'quota' });
    await expect(readAll()).rejects.toThrow(/rate limit|quota|too many/i);
  });
});
