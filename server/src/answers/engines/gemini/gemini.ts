import { createGoogle } from '@ai-sdk/google';
import { answerTokens, quickReasoning } from '../answer-options.ts';
import type { EngineDefinition } from '../engine.ts';
import { pagesInContext } from './pages-in-context.ts';
import { readCandidates } from './read-candidates.ts';

/** `GEMINI_BASE_URL` replaces this, version included. */
const vendorBaseUrl = 'https://generativelanguage.googleapis.com/v1beta';

export const gemini: EngineDefinition = {
  id: 'gemini',
  label: 'Gemini',
  variablePrefix: 'GEMINI',
  // The model that the vendor's package itself gives as its example.
  defaultModel: 'gemini-4-argon',
  errorWords: {
    key: /API_KEY_INVALID|api key (?:not valid|expired|not found)|UNAUTHENTICATED/i,
    credit: /credits are depleted|BILLING_DISABLED|billing account/i,
    quota: /RESOURCE_EXHAUSTED/i,
    context: /token count[^.]{0,60}exceeds|exceeds the maximum number of tokens/i,
    model: /models?\/[^.]{0,80}(?:not found|not supported)|NOT_FOUND/i,
    refused: /PROHIBITED_CONTENT|BLOCKLIST|RECITATION|SAFETY|(?:prompt|response) was blocked/i,
    rejected: /INVALID_ARGUMENT/i,
  },
  stream: { pagesOpened: pagesInContext },
  connect(settings) {
    const { apiKey, baseUrl, model, webSearch, fetch } = settings;
    const provider = createGoogle({
      apiKey,
      baseURL: baseUrl ?? vendorBaseUrl,
      fetch: readCandidates(fetch),
    });
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
