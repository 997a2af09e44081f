import { beforeEach, describe, expect, test } from 'vitest';
import { connectToEmulator } from '../../testing/connect-to-emulator.ts';
import { providersForFile } from '../../testing/for-file.ts';
import { type Deadlines, runEngine } from './run-engine.ts';

const emulator = providersForFile();
beforeEach(() => emulator.reset());

const deadlines: Deadlines = { firstToken: 20_000, gap: 20_000, total: 60_000, retryPause: 5 };

/** Has an engine that searches answer by these very payloads. */
async function read(id: string, payloads: object[], script = {}, given = deadlines): Promise<string> {
  emulator.script(id, { payloads: payloads.map((payload) => JSON.stringify(payload)), ...script });
  const engine = connectToEmulator(emulator, { webSearch: true }).find((each) => each.id === id);
  if (!engine) throw new Error(`There is no engine ${id}`);
  let text = '';
  await runEngine({
    engine,
    prompt: [{ role: 'user', content: [{ type: 'text', text: 'Does aspirin help?' }] }],
    signal: new AbortController().signal,
    deadlines: given,
    onText: (piece) => {
      text += piece;
    },
  });
  return text;
}

/** What a vendor does in turn: says something, or searches. */
type Step = { says: string } | 'searches';

function byResponses(steps: Step[]): object[] {
  const response = { id: 'r', object: 'response', created_at: 1, model: 'm', output: [] };
  const usage = { input_tokens: 1, output_tokens: 2, total_tokens: 3 };
  const details = {
    input_tokens_details: { cached_tokens: 0 },
    output_tokens_details: { reasoning_tokens: 0 },
  };
  return [
    { type: 'response.created', response: { ...response, status: 'in_progress' } },
    ...steps.flatMap((step, at): object[] => {
      const place = { output_index: at };
      const item =
        step === 'searches'
          ? { type: 'web_search_call', id: `ws_${at}`, action: { type: 'search', query: 'aspirin' } }
          : { type: 'message', id: `msg_${at}`, role: 'assistant' };
      const text = step === 'searches' ? '' : step.says;
      const content = [{ type: 'output_text', text, annotations: [] }];
      return [
        {
          type: 'response.output_item.added',
          ...place,
          item: { ...item, status: 'in_progress', content: [] },
        },
        ...(step === 'searches'
          ? []
          : [
              {
                type: 'response.output_text.delta',
                item_id: item.id,
                ...place,
                content_index: 0,
                delta: text,
              },
            ]),
        { type: 'response.output_item.done', ...place, item: { ...item, status: 'completed', content } },
      ];
    }),
    {
      type: 'response.completed',
      response: { ...response, status: 'completed', usage: { ...usage, ...details } },
    },
  ];
}

function byMessages(steps: Step[]): object[] {
  let index = 0;
  const block = (content_block: object, delta?: object) => {
    const place = { index: index++ };
    return [
      { type: 'content_block_start', ...place, content_block },
      ...(delta ? [{ type: 'content_block_delta', ...place, delta }] : []),
      { type: 'content_block_stop', ...place },
    ];
  };
  const message = { id: 'm', type: 'message', role: 'assistant', model: 'm', content: [] };
  return [
    { type: 'message_start', message: { ...message, usage: { input_tokens: 1, output_tokens: 1 } } },
    ...steps.flatMap((step): object[] => {
      if (step !== 'searches')
        return block({ type: 'text', text: '' }, { type: 'text_delta', text: step.says });
      const id = `srvtoolu_${index}`;
      return [
        ...block(
          { type: 'server_tool_use', id, name: 'web_search', input: {} },
          { type: 'input_json_delta', partial_json: '{"query":"aspirin"}' },
        ),
        ...block({ type: 'web_search_tool_result', tool_use_id: id, content: [] }),
      ];
    }),
    { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } },
    { type: 'message_stop' },
  ];
}

function byConversations(steps: Step[]): object[] {
  return [
    { type: 'conversation.response.started', conversation_id: 'c' },
    ...steps.flatMap((step, at): object[] => {
      const search = { id: `t_${at}`, name: 'web_search', output_index: at };
      return step === 'searches'
        ? [
            { type: 'tool.execution.started', ...search, arguments: '{}' },
            { type: 'tool.execution.done', ...search, info: {} },
          ]
        : [
            {
              type: 'message.output.delta',
              id: `m_${at}`,
              output_index: at,
              content_index: 0,
              model: 'm',
              role: 'assistant',
              content: step.says,
            },
          ];
    }),
    {
      type: 'conversation.response.done',
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    },
  ];
}

const vendors = [
  ['claude', byMessages],
  ['chatgpt', byResponses],
  ['xai', byResponses],
  ['mistral', byConversations],
] as const;

describe.each(vendors)('%s', (id, payloadsOf) => {
  test.each([
    ['two sentences', 'I will search.', 'Aspirin helps.', 'I will search.\n\nAspirin helps.'],
    ['a heading', 'I will search. ', '## Answer\n\nYes.', 'I will search. \n\n## Answer\n\nYes.'],
    ['one line end', 'I will search.\n', 'Aspirin helps.', 'I will search.\n\nAspirin helps.'],
    ['a line end on each side', 'I will search.\n', '\nAspirin helps.', 'I will search.\n\nAspirin helps.'],
    ['a blank line of its own', 'I will search.', '\n\nAspirin helps.', 'I will search.\n\nAspirin helps.'],
  ])('sets what it says before and after a search apart: %s', async (_case, before, after, whole) => {
    expect(await read(id, payloadsOf([{ says: before }, 'searches', 'searches', { says: after }]))).toBe(
      whole,
    );
  });

  test('begins with no blank line where it has searched first', async () => {
    expect(await read(id, payloadsOf(['searches', { says: 'Aspirin helps.' }]))).toBe('Aspirin helps.');
  });

  test('goes on in the same sentence where it has not searched in between', async () => {
    const steps: Step[] = ['searches', { says: 'Aspirin ' }, { says: 'helps' }, { says: '.' }];
    expect(await read(id, payloadsOf(steps))).toBe('Aspirin helps.');
  });

  test('is waited for as long as it is seen to search', async () => {
    const steps: Step[] = [...Array<Step>(6).fill('searches'), { says: 'Aspirin helps.' }];
    const impatient = { ...deadlines, firstToken: 1_200, gap: 1_200 };
    const payloads = payloadsOf(steps);
    const script = { chunkDelay: 3_000 / payloads.length };
    expect(await read(id, payloads, script, impatient)).toBe('Aspirin helps.');
  });
});

test('who begins to think and does not show how it goes on has all the time there is for a first word', async () => {
  const item = { type: 'reasoning', id: 'rs', status: 'in_progress', summary: [] };
  const [created = {}] = byResponses([]);
  const payloads = [created, { type: 'response.output_item.added', output_index: 0, item }];
  const reading = read('chatgpt', payloads, { hang: 2 }, { ...deadlines, firstToken: 2_000, gap: 300 });
  await expect(reading).rejects.toThrow('ChatGPT did not start answering within 2 s');
});
