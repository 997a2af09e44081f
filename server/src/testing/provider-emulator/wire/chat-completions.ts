import type { FailureKind } from '../script.ts';
import { countTokens, promptTokens, type ScriptedAnswer, type WireFormat } from './wire-format.ts';

const finishReasons = {
  stop: 'stop',
  length: 'length',
  filtered: 'content_filter',
  refused: 'content_filter',
  'no-room': 'insufficient_system_resource',
};

interface Variant {
  /** OpenAI and xAI send the usage in a last chunk without choices, the others with the finish reason. */
  usage: 'own-chunk' | 'last-choice';
  error: (kind: FailureKind) => unknown;
}

/** `POST /chat/completions`, which four of the six vendors speak, each with an accent. */
export function chatCompletions({ usage: usagePlace, error }: Variant): WireFormat {
  return {
    namesEvents: false,
    end: '[DONE]',
    error,
    compose({ pieces, thinking, model, finish, finishWord }: ScriptedAnswer) {
      const chunk = (delta: object, finishReason: string | null = null, more: object = {}) => ({
        id: 'chatcmpl-emulated',
        object: 'chat.completion.chunk',
        created: 1_790_000_000,
        model,
        choices: [{ index: 0, delta, finish_reason: finishReason, logprobs: null }],
        ...more,
      });
      const completion = countTokens(pieces);
      const usage = {
        prompt_tokens: promptTokens,
        completion_tokens: completion,
        total_tokens: promptTokens + completion,
      };
      const reason = finishWord ?? finishReasons[finish];
      return {
        opening: [
          chunk({ role: 'assistant', content: '' }),
          ...(thinking === undefined ? [] : [chunk({ reasoning_content: thinking })]),
        ],
        chunks: pieces.map((content) => chunk({ content })),
        closing:
          usagePlace === 'last-choice'
            ? [chunk({ content: '' }, reason, { usage })]
            : [chunk({}, reason), { ...chunk({}), choices: [], usage }],
      };
    },
  };
}
