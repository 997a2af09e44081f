import { createOpenAI } from '@ai-sdk/openai';
import { currentRequest } from '../../../platform/tracing/request-context.ts';
import { toTraceparent } from '../../../platform/tracing/trace-context.ts';
import { answerTokens, quickReasoning } from '../answer-options.ts';
import type { ConnectedModel, ConnectSettings, EngineDefinition } from '../engine.ts';
import { pagesOpened } from '../pages-opened.ts';
import { readChat } from '../read-chat.ts';

/** `OPENAI_BASE_URL` replaces this, version included: `http://localhost:11434/v1` for Ollama. */
const vendorBaseUrl = 'https://api.openai.com/v1';

export const chatgpt: EngineDefinition = {
  id: 'chatgpt',
  label: 'ChatGPT',
  variablePrefix: 'OPENAI',
  // The model that the vendor's package itself gives as its example.
  defaultModel: 'gpt-6-astra',
  // Compatible servers (Ollama, vLLM and others) borrow OpenAI's codes and some of its words.
  errorWords: {
    key: /invalid_api_key|incorrect api key|no api key/i,
    credit: /insufficient_quota|billing_(?:hard_limit|not_active)/i,
    quota: /rate_limit|rate limit/i,
    context:
      /context_length_exceeded|string_above_max_length|maximum (?:context|input) length|context window/i,
    model:
      /model_not_found|(?:not have access to|no access to) (?:the )?model|model[^.]{0,80}(?:does not exist|not found)/i,
    refused: /content_policy|content_filter|usage polic|invalid_prompt|safety/i,
    rejected: /invalid_request_error/i,
  },
  // Compatible servers leave a response incomplete without saying why.
  stream: { endsWithoutWord: true, pagesOpened },
  connect: (settings) => (settings.openaiApi === 'chat' ? connectChat(settings) : connectResponses(settings)),
};

const createProvider = ({ apiKey, baseUrl, fetch = globalThis.fetch }: ConnectSettings) =>
  createOpenAI({ apiKey, baseURL: baseUrl ?? vendorBaseUrl, fetch: inNameOfRequest(fetch) });

/** This vendor keeps an id of the caller's with its own; compatible servers such as vLLM trace by `traceparent`. */
function inNameOfRequest(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const request = currentRequest();
    if (!request) return fetch(input, init);
    const headers = new Headers(init?.headers);
    if (request.requestId !== null) headers.set('x-client-request-id', request.requestId);
    headers.set('traceparent', toTraceparent(request.trace));
    // As a plain object again: the proxy's own `fetch` has another `Headers`.
    return fetch(input, { ...init, headers: Object.fromEntries(headers) });
  };
}

function connectResponses(settings: ConnectSettings): ConnectedModel {
  const { model, webSearch } = settings;
  const reasoning = quickReasoning(chatgpt, settings);
  return {
    model: createProvider(settings).responses(model),
    options: {
      ...reasoning,
      maxOutputTokens: answerTokens,
      // Summaries are refused to organisations that have not identified themselves to the vendor.
      // A researcher's question is not left lying with the vendor.
      providerOptions: { openai: { reasoningSummary: null, store: false } },
      ...(webSearch && {
        tools: [{ type: 'provider', id: 'openai.web_search', name: 'web_search', args: {} }],
      }),
    },
    parameters: { api: 'responses', ...reasoning, max_output_tokens: answerTokens, web_search: webSearch },
  };
}

/** For compatible servers. They know neither search nor, often, as many tokens as an answer may have: both stay unsaid. */
function connectChat(settings: ConnectSettings): ConnectedModel {
  const reasoning = quickReasoning(chatgpt, settings);
  return {
    model: createProvider({ ...settings, fetch: readChat(settings.fetch) }).chat(settings.model),
    options: { ...reasoning },
    parameters: { api: 'chat', ...reasoning, web_search: false },
  };
}
