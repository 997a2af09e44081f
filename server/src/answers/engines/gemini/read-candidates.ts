import { z } from 'zod';
import { withMendedEvents } from '../mended-events.ts';

const count = z.number().nullish().catch(null);
const page = z.object({ uri: z.string(), title: z.string().nullish().catch(null) });

/** The text as it is, and beside it what is read of it here, where it is as it should be. */
const chunk = z.looseObject({
  candidates: z.array(
    z.looseObject({
      // Read by nobody.
      safetyRatings: z.null().catch(null),
      groundingMetadata: z
        .object({ groundingChunks: z.array(z.object({ web: page.nullish().catch(null) })) })
        .nullish()
        .catch(null),
      urlContextMetadata: z
        .object({
          urlMetadata: z.array(z.object({ retrievedUrl: z.string(), urlRetrievalStatus: z.string() })),
        })
        .nullish()
        .catch(null),
    }),
  ),
  usageMetadata: z
    .object({
      promptTokenCount: count,
      candidatesTokenCount: count,
      thoughtsTokenCount: count,
      cachedContentTokenCount: count,
      totalTokenCount: count,
    })
    .nullish()
    .catch(null),
});

/** `fetch` by which Google's package reads a text whatever is told beside it: it drops the whole chunk for a field that is new to it. */
export const readCandidates = (fetch = globalThis.fetch): typeof globalThis.fetch =>
  withMendedEvents(fetch, () => (event) => [chunk.safeParse(event).data ?? event]);
