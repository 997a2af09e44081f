import { cutShortBy } from '@sextant/contracts';
import { extractJsonMiddleware, NoObjectGeneratedError, Output, streamText, wrapLanguageModel } from 'ai';
import type { z } from 'zod';
import { endOf } from './answer-end.ts';
import { answerTokens } from './answer-options.ts';
import { createEndMarkFilter } from './end-marks.ts';
import type { Engine } from './engine.ts';
import { EngineError, toEngineError } from './engine-error.ts';
import { asEngineSpan } from './engine-span.ts';
import { createThoughtFilter } from './thoughts.ts';
import { createUnopenedThoughts } from './unopened-thoughts.ts';

export interface ObjectRequest<Schema extends z.ZodType> {
  schema: Schema;
  instructions: string;
  prompt: string;
  /** Past so many milliseconds it is given up. */
  timeoutMs: number;
}

/** What was filled, by which model, and what it took; null where the vendor does not tell. */
interface FilledObject<Schema extends z.ZodType> {
  filled: z.output<Schema>;
  model: string;
  tokensIn: number | null;
  tokensOut: number | null;
  costUsd: number | null;
}

/**
 * Has an engine fill a schema.
 * @throws EngineError when it fails, takes too long or fills something else; the signal's reason when left
 */
export function askForObject<Schema extends z.ZodType>(
  engine: Engine,
  request: ObjectRequest<Schema>,
  signal: AbortSignal,
): Promise<FilledObject<Schema>> {
  return asEngineSpan(engine, signal, async (tell) => {
    const filled = await ask(engine, request, signal);
    tell(filled);
    return filled;
  });
}

async function ask<Schema extends z.ZodType>(
  engine: Engine,
  { instructions, prompt, schema, timeoutMs }: ObjectRequest<Schema>,
  signal: AbortSignal,
): Promise<FilledObject<Schema>> {
  const { connected, label, mode, stream } = engine;
  if (!connected || mode !== 'live')
    throw new EngineError('engine-off', `${label} has no key on this server.`, { retryable: false });
  const timeout = AbortSignal.timeout(timeoutMs);
  let failure: unknown;
  let rawFinish: string | undefined;
  try {
    const result = streamText({
      model: wrapLanguageModel({
        model: connected.model,
        middleware: extractJsonMiddleware({ transform: formIn }),
      }),
      // No one looks at a form that is half filled: reading it again with each chunk takes seconds of a long one.
      output: { ...Output.object({ schema }), parsePartialOutput: async () => undefined },
      instructions,
      prompt,
      maxOutputTokens: answerTokens,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, timeout]),
      onError: ({ error }) => {
        failure = error;
      },
      onStepEnd: (step) => {
        rawFinish = step.rawFinishReason;
      },
    });
    const filled = (await result.output) as z.output<Schema>;
    const { inputTokens, outputTokens } = await result.usage;
    const metadata = await result.providerMetadata;
    return {
      filled,
      model: (await result.response).modelId,
      tokensIn: inputTokens ?? null,
      tokensOut: outputTokens ?? null,
      costUsd: (metadata && stream?.costUsd?.(metadata)) ?? null,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (timeout.aborted)
      throw new EngineError('engine-timeout', `${label} did not finish in time.`, {
        retryable: true,
        cause: error,
      });
    if (failure) throw toEngineError(engine, failure, [prompt]);
    if (!NoObjectGeneratedError.isInstance(error)) throw toEngineError(engine, error, [prompt]);
    throw notFilled(engine, error, rawFinish);
  }
}

/** The form alone: a model that thinks aloud, or fences what it fills, must not break it. */
function formIn(text: string): string {
  const thoughts = createThoughtFilter();
  const endMarks = createEndMarkFilter();
  const written = endMarks.read(thoughts.read(text) + thoughts.end()) + endMarks.end();
  const said = written.slice(createUnopenedThoughts().read(written) ?? 0).trim();
  return /^```\w*[^\S\n]*\n([\s\S]*?)\n?```$/.exec(said)?.[1] ?? said;
}

/** Why a call that nothing broke has brought no form. */
function notFilled(engine: Engine, cause: NoObjectGeneratedError, raw: string | undefined): EngineError {
  const { label } = engine;
  const { finishReason: unified = 'other', usage } = cause;
  const cut = cutShortBy(endOf(engine, { unified, raw }, usage?.outputTokens ?? null));
  if (cut === 'content-filter')
    return new EngineError('engine-refused', `${label} refused to answer.`, {
      retryable: false,
    });
  return new EngineError(
    'engine-garbage',
    cut === 'length'
      ? `${label} reached its limit before its reply was complete.`
      : `${label} sent a reply that could not be read.`,
    // Without the text, which repeats what was asked.
    { retryable: true, cause: new Error(cause.message) },
  );
}
