import { createParser } from 'eventsource-parser';
import { parseOrUndefined } from './failure/parse-or-undefined.ts';
import { isJson } from './payload-kinds.ts';

/** The events of Chat Completions end by one that is no JSON. */
const done = '[DONE]';

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
    return new Response(body.pipeThrough(mending(read)), { status, statusText, headers });
  };

/** In one step: each stream more that a chunk passes costs more than what is done in it. */
function mending(read: (payload: unknown) => unknown[]): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let mended = '';
  const parser = createParser({
    onEvent({ data }) {
      for (const payload of mend(data, read)) mended += `data: ${payload}\n\n`;
    },
  });
  return new TransformStream({
    transform(bytes, controller) {
      mended = '';
      parser.feed(decoder.decode(bytes, { stream: true }));
      if (mended !== '') controller.enqueue(encoder.encode(mended));
    },
  });
}

/** JSON that is broken is told by the package, for it may have been text; what never was any is a server's way to stay in touch. */
function mend(data: string, read: (payload: unknown) => unknown[]): string[] {
  if (data === done) return [];
  const payload = parseOrUndefined(data);
  if (payload !== undefined) return read(payload).map((one) => JSON.stringify(one));
  return isJson(data) ? [data.replaceAll('\n', '\ndata: ')] : [];
}
