import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import type { VendorSource } from '@sextant/contracts';
import { z } from 'zod';

/** The vendor's URL context: the package hands it on with the end of the stream and makes no `source` of it. */
const metadata = z.object({
  urlContextMetadata: z.object({
    urlMetadata: z.array(z.object({ retrievedUrl: z.string(), urlRetrievalStatus: z.string() })),
  }),
});

/** Pages that Gemini read, without those that it could not get. */
export function pagesInContext(part: LanguageModelV4StreamPart): VendorSource[] {
  if (part.type !== 'finish') return [];
  const { data } = metadata.safeParse(part.providerMetadata?.google);
  return (data?.urlContextMetadata.urlMetadata ?? [])
    .filter(({ urlRetrievalStatus: status }) => status === 'URL_RETRIEVAL_STATUS_SUCCESS')
    .map(({ retrievedUrl }) => ({ url: retrievedUrl }));
}
