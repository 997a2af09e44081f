import { type SpanAttributes, withSpan } from '../../platform/tracing/spans.ts';
import type { Engine } from './engine.ts';
import { toEngineError } from './engine-error.ts';

/** How a call ended that ended well; null where the vendor does not tell. */
interface CallEnd {
  tokensIn: number | null;
  tokensOut: number | null;
  finish?: string | null;
}

/**
 * Makes one call of an engine as a span, by the names that OpenTelemetry has for calls of models: which model, how many
 * tokens, by which code it failed, and not a word of what was asked or said.
 * @throws as `call`, but with a code where it failed and nobody had left; what the vendor said is in no span
 */
export function asEngineSpan<T>(
  engine: Engine,
  left: AbortSignal,
  call: (tell: (end: CallEnd) => void) => Promise<T>,
): Promise<T> {
  const { connected, id, mode, model } = engine;
  // Nobody is called then.
  if (!connected) return call(() => {});
  return withSpan(
    `chat ${id}`,
    {
      'gen_ai.operation.name': 'chat',
      'gen_ai.request.model': model,
      'sextant.engine': id,
      'sextant.mode': mode,
    },
    async (span) => {
      try {
        return await call((end) => span.set(attributesOf(end)));
      } catch (error) {
        if (left.aborted) span.set({ 'sextant.left': true });
        left.throwIfAborted();
        throw toEngineError(engine, error);
      }
    },
    'client',
  );
}

const attributesOf = ({ finish, tokensIn, tokensOut }: CallEnd): SpanAttributes => ({
  ...(tokensIn !== null && { 'gen_ai.usage.input_tokens': tokensIn }),
  ...(tokensOut !== null && { 'gen_ai.usage.output_tokens': tokensOut }),
  ...(finish && { 'sextant.finish': finish }),
});
