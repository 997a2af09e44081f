import type { LanguageModelV4FinishReason } from '@ai-sdk/provider';
import { cutShortBy } from '@sextant/contracts';
import type { Engine } from './engine.ts';
import { EngineError } from './engine-error.ts';
import { isCut } from './failure/is-cut.ts';

/**
 * Why a stream ended, where its vendor ended it.
 * @throws EngineError where the connection broke, or the vendor gave the answer up, whatever text had come
 */
export function endOf(
  { connected, label, stream }: Engine,
  finish: LanguageModelV4FinishReason | undefined,
  tokensOut: number | null,
): string {
  if (!finish || isCut(finish))
    throw new EngineError('engine-cut', `The connection to ${label} was lost. Please try again.`, {
      retryable: true,
    });
  const { raw, unified } = finish;
  if (raw !== undefined && stream?.outOfRoom?.includes(raw))
    throw new EngineError(
      'engine-overloaded',
      `${label} ran out of room before finishing its answer. Please try again.`,
      { retryable: true },
    );
  // OpenRouter and others end by the word itself what failed on their side; some packages do not know it.
  if (unified === 'error' || raw === 'error') throw endedEarly(label);
  if (raw !== undefined && stream?.filtered?.includes(raw)) return 'content-filter';
  if (raw !== undefined) return stream?.unfinished?.includes(raw) ? 'unfinished' : unified;
  const { maxOutputTokens = Number.POSITIVE_INFINITY } = connected?.options ?? {};
  return stream?.endsWithoutWord && (tokensOut ?? 0) >= maxOutputTokens ? 'length' : unified;
}

/** What an answer without a word is told as, by why it ended. */
export function emptyAnswer(label: string, finishReason: string): EngineError {
  const cut = cutShortBy(finishReason);
  if (cut === 'content-filter')
    return new EngineError('engine-refused', `${label} refused to answer this question. Try rephrasing it.`, {
      retryable: false,
    });
  if (cut === 'unfinished') return endedEarly(label);
  return new EngineError(
    'engine-garbage',
    cut === 'length'
      ? `${label} reached its limit before writing an answer. Please try again.`
      : `${label} sent an empty answer. Please try again.`,
    { retryable: true },
  );
}

const endedEarly = (label: string) =>
  new EngineError('engine-cut', `${label} ended its answer early. Please try again.`, { retryable: true });
