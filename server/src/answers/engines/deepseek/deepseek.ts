import { createDeepSeek } from '@ai-sdk/deepseek';
import { answerTokens, quickReasoning } from '../answer-options.ts';
import type { EngineDefinition } from '../engine.ts';
import { readChat } from '../read-chat.ts';

/** `DEEPSEEK_BASE_URL` replaces this. The vendor has no version in it. */
const vendorBaseUrl = 'https://api.deepseek.com';

export const deepseek: EngineDefinition = {
  id: 'deepseek',
  label: 'DeepSeek',
  variablePrefix: 'DEEPSEEK',
  // The larger of the vendor's two current models; `deepseek-chat` was retired in July 2026.
  defaultModel: 'deepseek-v4-pro',
  errorWords: {
    key: /authentication_error|authentication fails/i,
    credit: /insufficient balance/i,
    quota: /rate_limit/i,
    context: /maximum context length/i,
    model: /model not exist|model_not_found/i,
    refused: /content exists risk/i,
    rejected: /invalid_request_error|invalid request/i,
  },
  stream: { outOfRoom: ['insufficient_system_resource'] },
  connect(settings) {
    const { apiKey, baseUrl, model, fetch } = settings;
    const provider = createDeepSeek({ apiKey, baseURL: baseUrl ?? vendorBaseUrl, fetch: readChat(fetch) });
    const reasoning = quickReasoning(deepseek, settings);
    return {
      model: provider.chat(model),
      options: { ...reasoning, maxOutputTokens: answerTokens },
      // The vendor's API has no search of its own.
      parameters: { ...reasoning, max_output_tokens: answerTokens, web_search: false },
    };
  },
};
