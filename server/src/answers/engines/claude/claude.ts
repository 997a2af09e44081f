import { createAnthropic } from '@ai-sdk/anthropic';
import { z } from 'zod';
import { answerTokens, quickReasoning } from '../answer-options.ts';
import type { EngineDefinition } from '../engine.ts';
import { pageFetched } from './page-fetched.ts';

/** `ANTHROPIC_BASE_URL` replaces this, version included. */
const vendorBaseUrl = 'https://api.anthropic.com/v1';

/** Searches one answer may make; each is paid for. */
const searchesPerAnswer = 5;

const wholeEnd = z.object({
  type: z.literal('message_delta'),
  delta: z.object({ stop_reason: z.literal('end_turn') }),
});
const isWholeEnd = (event: unknown) => wholeEnd.safeParse(event).success;

export const claude: EngineDefinition = {
  id: 'claude',
  label: 'Claude',
  variablePrefix: 'ANTHROPIC',
  // The model that the vendor's package itself gives as its example: the general one of the current generation.
  defaultModel: 'claude-sonnet-5-5',
  errorWords: {
    key: /authentication_error|permission_error/i,
    credit: /billing_error|credit balance|api usage limits/i,
    quota: /rate_limit_error/i,
    context:
      /prompt is too long|request_too_large|exceeds? the (?:maximum|context)|input length and `?max_tokens/i,
    model: /not_found_error/i,
    refused: /content filtering|usage polic/i,
    rejected: /invalid_request_error/i,
  },
  // A long search is paused, to be gone on with by another call.
  stream: { unfinished: ['pause_turn'], pagesOpened: pageFetched, isWholeEnd },
  connect(settings) {
    const { apiKey, baseUrl, model, webSearch, fetch } = settings;
    const provider = createAnthropic({ apiKey, baseURL: baseUrl ?? vendorBaseUrl, ...(fetch && { fetch }) });
    const reasoning = quickReasoning(claude, settings);
    return {
      model: provider.messages(model),
      options: {
        ...reasoning,
        maxOutputTokens: answerTokens,
        // The model always thinks, and by default without a sign of it: silence looks like a hang.
        ...(reasoning.reasoning && {
          providerOptions: { anthropic: { thinking: { type: 'adaptive', display: 'summarized' } } },
        }),
        ...(webSearch && {
          tools: [
            {
              type: 'provider',
              id: 'anthropic.web_search_20250305',
              name: 'web_search',
              args: { maxUses: searchesPerAnswer },
            },
          ],
        }),
      },
      parameters: { ...reasoning, max_output_tokens: answerTokens, web_search: webSearch },
    };
  },
};
