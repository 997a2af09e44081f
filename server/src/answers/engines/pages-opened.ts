import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { VendorSource } from '@sextant/contracts';
import { z } from 'zod';

/** The Responses API's search may open a page it found, or look through it: the packages make no `source` of that. */
const opened = z.object({
  action: z.object({ type: z.enum(['openPage', 'findInPage']), url: z.string() }),
});

/** The page that a search by the Responses API, of OpenAI or xAI, opened. */
export function pagesOpened(part: LanguageModelV4StreamPart): VendorSource[] {
  if (part.type !== 'tool-result') return [];
  const { data } = opened.safeParse(part.result);
  return data ? [{ url: data.action.url }] : [];
}
