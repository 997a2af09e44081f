import { createMistral } from '@ai-sdk/mistral';
import { answerTokens } from '../answer-options.ts';
import type { EngineDefinition } from '../engine.ts';
import { readChat } from '../read-chat.ts';
import { readConversation } from './read-conversation.ts';

/** `MISTRAL_BASE_URL` replaces this, version included. */
const vendorBaseUrl = 'https://api.mistral.ai/v1';

export const mistral: EngineDefinition = {
  id: 'mistral',
  label: 'Mistral',
  variablePrefix: 'MISTRAL',
  // The vendor's alias of its current large model. It does not think, so there is no effort to set.
  defaultModel: 'mistral-large-latest',
  errorWords: {
    key: /unauthorized/i,
    credit: /payment required|insufficient (?:credits?|balance)/i,
    quota: /capacity exceeded|rate limit|requests per (?:second|minute|day)|tokens? limit exceeded/i,
    context: /too large for model|too many tokens|maximum context/i,
    model: /invalid[ _]model/i,
    refused: /content[ _-]?(?:filter|policy|moderation)|flagged/i,
    rejected: /invalid_request|unprocessable|"type":"missing"/i,
  },
  stream: { endsWithoutWord: true, filtered: ['content_filter'] },
  connect({ apiKey, baseUrl, model, webSearch, fetch }) {
    // Only the Conversations API knows the vendor's search; everything else speaks Chat Completions.
    const read = webSearch ? readConversation : readChat;
    const provider = createMistral({ apiKey, baseURL: baseUrl ?? vendorBaseUrl, fetch: read(fetch) });
    return {
      model: webSearch ? provider.conversation(model) : provider.chat(model),
      options: {
        maxOutputTokens: answerTokens,
        ...(webSearch && {
          tools: [{ type: 'provider', id: 'mistral.web_search', name: 'web_search', args: {} }],
        }),
      },
      parameters: { max_output_tokens: answerTokens, web_search: webSearch },
    };
  },
};
