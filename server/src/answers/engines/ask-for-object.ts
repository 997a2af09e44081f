import { extractReasoningMiddleware, Output, streamText, wrapLanguageModel } from 'ai';
import type { z } from 'zod';
import { answerTokens } from './answer-options.ts';
import type { Engine } from './engine.ts';
import { EngineError, toEngineError } from './engine-error.ts';

export interface ObjectRequest<Schema extends z.ZodType> {
  schema: Schema;
  instructions: string;
  prompt: string;
  /** Past so many milliseconds it is given up. */
  timeoutMs: number;
}

/**
 * Has an engine fill a schema.
 * @returns what it filled, and the id of the model that did
 * @throws EngineError when it fails, takes too long or fills something else; the signal's reason when left
 */
export async function askForObject<Schema extends z.ZodType>(
  engine: Engine,
  { instructions, prompt, schema, timeoutMs }: ObjectRequest<Schema>,
  signal: AbortSignal,
): Promise<{ filled: z.output<Schema>; model: string }> {
  const { connected, label, mode } = engine;
  if (!connected || mode !== 'live')
    throw new EngineError('engine-off', `${label} has no key on this server.`, { retryable: false });
  const timeout = AbortSignal.timeout(timeoutMs);
  let failure: unknown;
  try {
    const result = streamText({
      // A model that thinks aloud must not break the form it fills.
      model: wrapLanguageModel({
        model: connected.model,
        middleware: extractReasoningMiddleware({ tagName: 'think' }),
      }),
      output: Output.object({ schema }),
      instructions,
      prompt,
      maxOutputTokens: answerTokens,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, timeout]),
      onError: ({ error }) => {
        failure = error;
      },
    });
    const filled = (await result.output) as z.output<Schema>;
    return { filled, model: (await result.response).modelId };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted)
      throw new EngineError('engine-timeout', `${label} did not finish in time.`, {
        retryable: true,
        cause: error,
      });
    if (failure) throw toEngineError(engine, failure);
    throw new EngineError('engine-garbage', `${label} did not fill the form as asked.`, {
      retryable: true,
      cause: error,
    });
  }
}
