import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import type { SharedEngineSettings } from './engine.ts';
import type { EngineError } from './engine-error.ts';
import { runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

/** Has an engine answer by these very events, and tells what a reader would see. */
async function read(id: string, shared: Partial<SharedEngineSettings>, events: object[]) {
  emulator.script(id, { payloads: events.map((event) => JSON.stringify(event)) });
  return ask(id, shared);
}

async function ask(id: string, shared: Partial<SharedEngineSettings>) {
  const engine = connectToEmulator(emulator, shared).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  let text = '';
  const failure = await runEngine({
    engine,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Does aspirin help?' }] }],
    signal: new AbortController().signal,
    onText: (piece) => {
      text += piece;
    },
  }).then(
    () => null,
    (error: EngineError) => error,
  );
  return { text, failure };
}

const response = { id: 'r', object: 'response', created_at: 1, model: 'm', output: [], status: 'completed' };
const item = (fields: object) => ({ type: 'response.output_item.added', output_index: 1, item: fields });
const counted = {
  input_tokens: 1,
  output_tokens: 2,
  total_tokens: 3,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens_details: { reasoning_tokens: 0 },
};
const saidByResponses = [
  { type: 'response.created', response: { ...response, status: 'in_progress' } },
  {
    type: 'response.output_item.added',
    output_index: 0,
    item: { type: 'message', id: 'msg', role: 'assistant', status: 'in_progress', content: [] },
  },
  {
    type: 'response.output_text.delta',
    item_id: 'msg',
    output_index: 0,
    content_index: 0,
    delta: 'It helps.',
  },
];
const endedByResponses = { type: 'response.completed', response: { ...response, usage: counted } };

const messageStart = {
  type: 'message_start',
  message: {
    id: 'm',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    usage: { input_tokens: 1, output_tokens: 1 },
  },
};
const textBlock = [
  { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'It helps.' } },
  { type: 'content_block_stop', index: 0 },
];
const messageEnd = [
  { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } },
  { type: 'message_stop' },
];
const candidate = (parts: object[], more: object = {}) => ({
  candidates: [{ index: 0, content: { role: 'model', parts }, ...more }],
});
const delta = (content: unknown) => ({
  type: 'message.output.delta',
  id: 'm',
  output_index: 0,
  content_index: 0,
  model: 'm',
  content,
});
const done = {
  type: 'conversation.response.done',
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
};

/** For each wire: an answer, with what no package of today knows in it. */
const answers: [string, string, Partial<SharedEngineSettings>, object[]][] = [
  ...(['chatgpt', 'xai'] as const).flatMap((id): typeof answers => [
    [
      'an event',
      id,
      {},
      [
        { type: 'response.weather', fine: true },
        ...saidByResponses,
        { type: 'response.weather.done' },
        endedByResponses,
      ],
    ],
    [
      'an item',
      id,
      {},
      [...saidByResponses, item({ type: 'weather_call', id: 'w', status: 'completed' }), endedByResponses],
    ],
    [
      'an item in the end',
      id,
      {},
      [
        ...saidByResponses,
        {
          ...endedByResponses,
          response: { ...endedByResponses.response, output: [{ type: 'weather_call', id: 'w' }] },
        },
      ],
    ],
    [
      'a word for the state',
      id,
      {},
      [
        ...saidByResponses,
        {
          type: 'response.output_item.done',
          output_index: 0,
          item: {
            type: 'message',
            id: 'msg',
            role: 'assistant',
            status: 'half_done',
            content: [
              { type: 'output_text', text: 'It helps.', annotations: [{ type: 'weather_citation' }] },
            ],
          },
        },
        endedByResponses,
      ],
    ],
    [
      'no usage',
      id,
      {},
      [...saidByResponses, { type: 'response.completed', response: { ...response, usage: null } }],
    ],
  ]),
  [
    'an event',
    'claude',
    {},
    [messageStart, { type: 'weather' }, ...textBlock, { type: 'weather' }, ...messageEnd],
  ],
  [
    'a delta',
    'claude',
    {},
    [
      messageStart,
      ...textBlock.slice(0, 2),
      { type: 'content_block_delta', index: 0, delta: { type: 'weather_delta' } },
      ...textBlock.slice(2),
      ...messageEnd,
    ],
  ],
  [
    'a block',
    'claude',
    {},
    [
      messageStart,
      { type: 'content_block_start', index: 1, content_block: { type: 'weather' } },
      { type: 'content_block_delta', index: 1, delta: { type: 'weather_delta' } },
      { type: 'content_block_stop', index: 1 },
      ...textBlock,
      ...messageEnd,
    ],
  ],
  [
    'no usage',
    'claude',
    {},
    [
      messageStart,
      ...textBlock,
      { type: 'message_delta', delta: { stop_reason: 'end_turn' } },
      { type: 'message_stop' },
    ],
  ],
  [
    'a citation',
    'claude',
    {},
    [
      messageStart,
      ...textBlock.slice(0, 2),
      {
        type: 'content_block_delta',
        index: 0,
        delta: { type: 'citations_delta', citation: { type: 'weather_location' } },
      },
      ...textBlock.slice(2),
      ...messageEnd,
    ],
  ],
  [
    'an event',
    'gemini',
    {},
    [
      { weather: 'fine' },
      candidate([{ text: 'It helps.' }]),
      { candidates: [] },
      candidate([], { finishReason: 'STOP' }),
    ],
  ],
  [
    'a part',
    'gemini',
    {},
    [
      candidate([{ weather: 'fine' }, { text: 'It ' }]),
      candidate([{ text: 'helps.' }, { weather: {} }]),
      candidate([{ text: '' }], { finishReason: 'STOP' }),
    ],
  ],
  [
    'what is told beside the text',
    'gemini',
    {},
    [
      candidate([{ text: 'It helps.' }], {
        safetyRatings: [{ category: 7 }],
        groundingMetadata: { groundingChunks: [{ web: { uri: 7 } }], groundingSupports: 'none' },
        urlContextMetadata: { urlMetadata: [{}] },
      }),
      { ...candidate([], { finishReason: 'STOP' }), usageMetadata: { promptTokenCount: 'many' } },
    ],
  ],
  [
    'no parts',
    'gemini',
    {},
    [
      candidate([{ text: 'It helps.' }]),
      { candidates: [{ index: 0, content: {}, finishReason: 'STOP' }], usageMetadata: null },
    ],
  ],
  ['an event', 'mistral', { webSearch: true }, [{ type: 'agent.handoff.started' }, delta('It helps.'), done]],
  [
    'a piece',
    'mistral',
    { webSearch: true },
    [delta('It '), delta({ type: 'tool_file', tool: 'x', file_id: 'f' }), delta('helps.'), done],
  ],
  [
    'no usage',
    'mistral',
    { webSearch: true },
    [delta('It helps.'), { type: 'conversation.response.done', usage: null }],
  ],
];

describe('what a package does not know costs no answer', () => {
  test.each(answers)('%s: %s %o', async (_what, id, shared, events) => {
    expect(await read(id, shared, events)).toEqual({ text: 'It helps.', failure: null });
  });

  test('a list of Gemini in place of a stream is read whole', async () => {
    const body = JSON.stringify([
      candidate([{ text: 'It ' }]),
      candidate([{ text: 'helps.' }], { finishReason: 'STOP' }),
    ]);
    emulator.script('gemini', { reply: { body } });
    expect(await ask('gemini', {})).toEqual({ text: 'It helps.', failure: null });
  });

  test('Chat Completions that answer for OpenAI’s responses are a reply that came, and none that is an answer', async () => {
    const chunk = { id: 'c', choices: [{ index: 0, delta: { content: 'It helps.' }, finish_reason: null }] };
    expect(await read('chatgpt', {}, [chunk])).toMatchObject({ failure: { code: 'engine-garbage' } });
  });

  test('but what may have been text does', async () => {
    const events = [
      candidate([{ text: 'It ' }]),
      candidate([{ text: 7 }]),
      candidate([], { finishReason: 'STOP' }),
    ];
    expect(await read('gemini', {}, events)).toMatchObject({
      text: 'It ',
      failure: { code: 'engine-garbage' },
    });
  });
});
