import type { FailureKind } from '../script.ts';
import { countTokens, promptTokens, type ScriptedAnswer, type WireFormat } from './wire-format.ts';

const stopReasons = {
  stop: 'end_turn',
  length: 'max_tokens',
  filtered: 'refusal',
  refused: 'refusal',
  'no-room': 'end_turn',
};

/** Anthropic's `POST /v1/messages`. */
export function messages(error: (kind: FailureKind) => unknown): WireFormat {
  return { namesEvents: true, error, compose };
}

function compose({ pieces, thinking, sources, pages, model, finish, finishWord }: ScriptedAnswer) {
  let index = 0;
  const block = (contentBlock: object, deltas: object[] = []) => {
    const place = { index: index++ };
    return [
      { type: 'content_block_start', ...place, content_block: contentBlock },
      ...deltas.map((delta) => ({ type: 'content_block_delta', ...place, delta })),
      { type: 'content_block_stop', ...place },
    ];
  };
  const before = [
    ...(thinking === undefined
      ? []
      : block({ type: 'thinking', thinking: '', signature: '' }, [
          { type: 'thinking_delta', thinking },
          { type: 'signature_delta', signature: 'ZW11bGF0ZWQ=' },
        ])),
    ...(sources.length === 0
      ? []
      : [
          ...block({ type: 'server_tool_use', id: 'srvtoolu_emulated', name: 'web_search', input: {} }, [
            { type: 'input_json_delta', partial_json: '{"query": "emulated"}' },
          ]),
          ...block({
            type: 'web_search_tool_result',
            tool_use_id: 'srvtoolu_emulated',
            content: sources.map(({ url, title }) => ({
              type: 'web_search_result',
              url,
              title,
              encrypted_content: 'ZW11bGF0ZWQ=',
              page_age: null,
            })),
          }),
        ]),
    ...pages.flatMap(({ url, title }, at) => [
      ...block({ type: 'server_tool_use', id: `srvtoolu_fetch_${at}`, name: 'web_fetch', input: {} }, [
        { type: 'input_json_delta', partial_json: JSON.stringify({ url }) },
      ]),
      ...block({
        type: 'web_fetch_tool_result',
        tool_use_id: `srvtoolu_fetch_${at}`,
        content: {
          type: 'web_fetch_result',
          url,
          retrieved_at: '2026-11-01T00:00:00Z',
          content: {
            type: 'document',
            title,
            citations: { enabled: true },
            source: { type: 'text', media_type: 'text/plain', data: 'A page.' },
          },
        },
      }),
    ]),
  ];
  const place = { index };
  return {
    opening: [
      {
        type: 'message_start',
        message: {
          id: 'msg_emulated',
          type: 'message',
          role: 'assistant',
          model,
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: promptTokens, output_tokens: 1 },
        },
      },
      { type: 'ping' },
      ...before,
      { type: 'content_block_start', ...place, content_block: { type: 'text', text: '' } },
    ],
    chunks: pieces.map((text) => ({
      type: 'content_block_delta',
      ...place,
      delta: { type: 'text_delta', text },
    })),
    closing: [
      { type: 'content_block_stop', ...place },
      {
        type: 'message_delta',
        delta: { stop_reason: finishWord ?? stopReasons[finish], stop_sequence: null },
        usage: { output_tokens: countTokens(pieces) },
      },
      { type: 'message_stop' },
    ],
  };
}
