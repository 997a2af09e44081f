import { createXai } from '@ai-sdk/xai';
import type { ProviderMetadata } from 'ai';
import { z } from 'zod';
import { answerTokens, quickReasoning } from '../answer-options.ts';
import type { EngineDefinition } from '../engine.ts';
import { pagesOpened } from '../pages-opened.ts';

/** `XAI_BASE_URL` replaces this, version included. */
const vendorBaseUrl = 'https://api.x.ai/v1';

/** So many of the unit that the vendor counts in: https://docs.x.ai/developers/cost-tracking */
const ticksInDollar = 1e10;

function costUsd({ xai: told }: ProviderMetadata): number | null {
  const ticks = told?.costInUsdTicks;
  return typeof ticks === 'number' ? ticks / ticksInDollar : null;
}

/** It repeats the whole answer, which its package reads again, new kinds of steps included. */
const wholeEnd = z.object({ type: z.literal('response.completed') });
const isWholeEnd = (event: unknown) => wholeEnd.safeParse(event).success;

export const xai: EngineDefinition = {
  id: 'xai',
  label: 'XAI',
  variablePrefix: 'XAI',
  // The model that the vendor's package itself gives as its example.
  defaultModel: 'grok-4.7',
  errorWords: {
    key: /incorrect api key|invalid api key|no auth credentials/i,
    credit:
      /(?:used all|run out of) available credits|used all (?:your )?credits|spending limit|no credits|(?:not|n.t) have any credits/i,
    quota: /rate limit|resource[ -]exhausted|too many requests/i,
    context: /maximum prompt length|prompt is too long|context (?:length|window)/i,
    model: /model[^.]{0,80}(?:does not exist|not found)/i,
    refused: /usage guidelines|content violates|safety/i,
    rejected: /invalid (?:request|argument)/i,
  },
  stream: { pagesOpened, costUsd, isWholeEnd },
  connect(settings) {
    const { apiKey, baseUrl, model, webSearch, fetch } = settings;
    const provider = createXai({ apiKey, baseURL: baseUrl ?? vendorBaseUrl, ...(fetch && { fetch }) });
    const reasoning = quickReasoning(xai, settings);
    return {
      // The Responses API: the vendor's search works there only, and the package has no other.
      model: provider.responses(model),
      options: {
        ...reasoning,
        maxOutputTokens: answerTokens,
        // A researcher's question is not left lying with the vendor.
        providerOptions: { xai: { store: false } },
        ...(webSearch && {
          tools: [{ type: 'provider', id: 'xai.web_search', name: 'web_search', args: {} }],
        }),
      },
      parameters: { ...reasoning, max_output_tokens: answerTokens, web_search: webSearch },
    };
  },
};
