import { JSONParseError } from '@ai-sdk/provider';
import { parseJsonEventStream } from 'ai';
import { z } from 'zod';
import { isJson } from './payload-kinds.ts';

const encoder = new TextEncoder();

/**
 * `fetch` whose stream of events a vendor's package reads whole.
 * @param createReader called for each reply, within the call that asks for it; what it makes is given each event's JSON and
 * returns what to hand on in its place
 */
export const withMendedEvents =
  (
    fetch: typeof globalThis.fetch,
    createReader: () => (payload: unknown) => unknown[],
  ): typeof globalThis.fetch =>
  async (input, init) => {
    const read = createReader();
    const response = await fetch(input, init);
    const { body, headers, ok, status, statusText } = response;
    if (!ok || !body) return response;
    const mended = parseJsonEventStream({ stream: body, schema: z.unknown() }).pipeThrough(
      new TransformStream({
        transform(event, controller) {
          const payloads = event.success
            ? read(event.value).map((payload) => JSON.stringify(payload))
            : brokenJson(event.error);
          for (const payload of payloads) controller.enqueue(encoder.encode(`data: ${payload}\n\n`));
        },
      }),
    );
    return new Response(mended, { status, statusText, headers });
  };

/** JSON that is broken is told by the package, for it may have been text; what never was any is a server's way to stay in touch. */
function brokenJson(error: unknown): string[] {
  const text = JSONParseError.isInstance(error) ? error.text : '';
  return isJson(text) ? [text.replaceAll('\n', '\ndata: ')] : [];
}
