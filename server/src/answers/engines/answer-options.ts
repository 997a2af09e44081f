import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import type { ConnectSettings, EngineDefinition } from './engine.ts';

/**
 * Little thinking before the first word: six answers are read side by side, and evidence comes with the question.
 * Only for an engine's own default model: whether a model of the operator's choice can be told so is not known, and
 * several vendors refuse the whole call when it cannot.
 */
export function quickReasoning(
  { defaultModel }: Pick<EngineDefinition, 'defaultModel'>,
  { model }: ConnectSettings,
): Pick<LanguageModelV4CallOptions, 'reasoning'> {
  return model === defaultModel ? { reasoning: 'low' } : {};
}

/** Tokens an answer may have, thinking included: some 2,000 words of text and room to think. */
export const answerTokens = 16_000;
