import type { LanguageModelV4FinishReason } from '@ai-sdk/provider';

/**
 * Whether a stream ended without its vendor's own end. Some of the packages say `interrupted`; those of xAI and DeepSeek
 * and Mistral's search say `other` or `error` without any word of the vendor's, which would pass for a whole answer.
 */
export function isCut({ unified, raw }: LanguageModelV4FinishReason): boolean {
  return unified === 'interrupted' || (raw === undefined && (unified === 'other' || unified === 'error'));
}
