import type { FailureKind } from '../script.ts';
import { countTokens, promptTokens, type ScriptedAnswer, type WireFormat } from './wire-format.ts';

/** Mistral's `POST /v1/conversations`, the only one of its calls that searches. */
export function conversations(error: (kind: FailureKind) => unknown): WireFormat {
  return { namesEvents: true, error, compose };
}

function compose({ pieces, sources, model }: ScriptedAnswer) {
  const createdAt = '2026-11-01T00:00:00Z';
  const delta = (content: unknown) => ({
    type: 'message.output.delta',
    created_at: createdAt,
    output_index: 0,
    content_index: 0,
    id: 'msg_emulated',
    model,
    role: 'assistant',
    content,
  });
  const search = { id: 'tool_emulated', name: 'web_search', created_at: createdAt, output_index: 0 };
  const tokens = countTokens(pieces);
  return {
    opening: [
      { type: 'conversation.response.started', created_at: createdAt, conversation_id: 'conv_emulated' },
      ...(sources.length === 0
        ? []
        : [
            { type: 'tool.execution.started', ...search, arguments: '{"query":"emulated"}' },
            { type: 'tool.execution.done', ...search, info: {} },
          ]),
    ],
    chunks: pieces.map(delta),
    closing: [
      ...sources.map(({ url, title }) => delta({ type: 'tool_reference', tool: 'web_search', url, title })),
      {
        type: 'conversation.response.done',
        created_at: createdAt,
        usage: {
          prompt_tokens: promptTokens,
          completion_tokens: tokens,
          total_tokens: promptTokens + tokens,
        },
      },
    ],
  };
}
