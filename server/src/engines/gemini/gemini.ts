import { createGoogle } from '@ai-sdk/google';
import { answerTokens, quickReasoning } from '../answer-options.ts';
import type { EngineDefinition } from '../engine.ts';

/** `GEMINI_BASE_URL` replaces this, version included. */
const vendorBaseUrl = 'https://generativelanguage.googleapis.com/v1beta';

export const gemini: EngineDefinition = {
  id: 'gemini',
  label: 'Gemini',
  variablePrefix: 'GEMINI',
  // The model that the vendor's package itself gives as its example.
  defaultModel: 'gemini-4-argon',
  connect(settings) {
    const { apiKey, baseUrl, model, webSearch, fetch } = settings;
    const provider = createGoogle({ apiKey, baseURL: baseUrl ?? vendorBaseUrl, ...(fetch && { fetch }) });
    const reasoning = quickReasoning(gemini, settings);
    return {
      model: provider.chat(model),
      options: {
        ...reasoning,
        maxOutputTokens: answerTokens,
        // Without its thoughts a thinking Gemini is silent, and silence looks like a hang.
        ...(reasoning.reasoning && {
          providerOptions: { google: { thinkingConfig: { includeThoughts: true } } },
        }),
        ...(webSearch && {
          tools: [{ type: 'provider', id: 'google.google_search', name: 'google_search', args: {} }],
        }),
      },
      parameters: { ...reasoning, max_output_tokens: answerTokens, web_search: webSearch },
    };
  },
};
