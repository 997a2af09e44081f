import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { VendorSource } from '@sextant/contracts';
import { z } from 'zod';

/** What the vendor's fetch tool brings; its package makes no `source` of it. */
const fetched = z.object({
  type: z.literal('web_fetch_result'),
  url: z.string(),
  content: z.object({ title: z.string().nullish() }).nullish(),
});

/** The page that Claude fetched. */
export function pageFetched(part: LanguageModelV4StreamPart): VendorSource[] {
  if (part.type !== 'tool-result') return [];
  const { data } = fetched.safeParse(part.result);
  if (!data) return [];
  return [{ url: data.url, ...(data.content?.title && { title: data.content.title }) }];
}
