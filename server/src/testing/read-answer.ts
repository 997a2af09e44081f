import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Engine } from '../answers/engines/engine.ts';
import { toEngineError } from '../answers/engines/engine-error.ts';
import { isCut } from '../answers/engines/failure/is-cut.ts';

export interface ReadAnswer {
  text: string;
  thinking: string;
  /** In the order in which they came, with repetitions. */
  sources: { url: string; title: string | undefined }[];
  /** Undefined where the stream was cut. */
  finishReason: string | undefined;
  model: string | undefined;
  tokensOut: number | undefined;
}

const question: LanguageModelV4Prompt = [
  { role: 'system', content: 'Answer briefly.' },
  { role: 'user', content: [{ type: 'text', text: 'Does aspirin prevent strokes?' }] },
];

/**
 * Reads one answer of an engine to its end, without the retries and deadlines of the runner.
 * @throws EngineError as the reader of an answer would see it
 */
export async function readAnswer(engine: Engine, abortSignal?: AbortSignal): Promise<ReadAnswer> {
  if (!engine.connected) throw new Error(`${engine.label} is off`);
  const { model, options } = engine.connected;
  const answer: ReadAnswer = {
    text: '',
    thinking: '',
    sources: [],
    finishReason: undefined,
    model: undefined,
    tokensOut: undefined,
  };
  try {
    const { stream } = await model.doStream({
      ...options,
      prompt: question,
      ...(abortSignal && { abortSignal }),
    });
    for await (const part of stream) {
      if (part.type === 'text-delta') answer.text += part.delta;
      else if (part.type === 'reasoning-delta') answer.thinking += part.delta;
      else if (part.type === 'source' && part.sourceType === 'url')
        answer.sources.push({ url: part.url, title: part.title });
      else if (part.type === 'response-metadata') answer.model = part.modelId ?? answer.model;
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'finish') {
        answer.finishReason = isCut(part.finishReason) ? undefined : part.finishReason.unified;
        answer.tokensOut = part.usage.outputTokens.total;
      }
    }
  } catch (error) {
    throw toEngineError(engine, error);
  }
  return answer;
}
