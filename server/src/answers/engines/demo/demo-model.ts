import { setTimeout as pause } from 'node:timers/promises';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { type Evidence, evidence as evidenceSchema } from '@sextant/contracts';
import { writeDemoAnswer } from './demo-answer.ts';
import type { DemoStrategy } from './strategies.ts';

export interface DemoModelSettings {
  /** Name of the engine in whose place the demo stands. */
  label: string;
  /** Variable that the engine's key belongs in. */
  keyVariable: string;
  /** How this one reads the evidence. */
  strategy: DemoStrategy;
}

/** Milliseconds between two pieces: quick, and still seen to be streamed. */
const piecePause = 20;

/** Up to three words with the white space after them. */
const piece = /(?:\S+\s*){1,3}|\s+/g;

const finishReason: LanguageModelV4FinishReason = { unified: 'stop', raw: undefined };

/** No vendor counted any tokens. */
const usage: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/** The model behind an engine without a key. Behind the vendors' interface, so that all after it is the same code. */
export function createDemoModel(settings: DemoModelSettings): LanguageModelV4 {
  const modelId = 'demo-extract-1';
  const answer = ({ prompt, providerOptions }: LanguageModelV4CallOptions) =>
    writeDemoAnswer({
      ...settings,
      question: lastQuestion(prompt),
      evidence: evidenceIn(providerOptions),
    });
  return {
    specificationVersion: 'v4',
    provider: 'demo',
    modelId,
    supportedUrls: {},
    doGenerate: async (call) => {
      call.abortSignal?.throwIfAborted();
      return { content: [{ type: 'text', text: answer(call) }], finishReason, usage, warnings: [] };
    },
    doStream: async (call) => {
      call.abortSignal?.throwIfAborted();
      return { stream: ReadableStream.from(streamParts(modelId, answer(call), call.abortSignal)) };
    },
  };
}

async function* streamParts(
  modelId: string,
  text: string,
  signal: AbortSignal | undefined,
): AsyncGenerator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'response-metadata', modelId };
  yield { type: 'text-start', id: '0' };
  for (const [delta] of text.matchAll(piece)) {
    yield { type: 'text-delta', id: '0', delta };
    await pause(piecePause, undefined, signal && { signal });
  }
  yield { type: 'text-end', id: '0' };
  yield { type: 'finish', finishReason, usage };
}

/** Evidence comes beside the prompt, as it is; null where it did not come. */
function evidenceIn(options: LanguageModelV4CallOptions['providerOptions']): Evidence | null {
  return evidenceSchema
    .nullable()
    .catch(null)
    .parse(options?.demo?.evidence ?? null);
}

/** Before the question, in the same message, may stand what the literature says in words. */
function lastQuestion(prompt: LanguageModelV4Prompt): string {
  const message = prompt.findLast(({ role }) => role === 'user');
  if (message?.role !== 'user') return '';
  return message.content.findLast((part) => part.type === 'text')?.text ?? '';
}
