import type { z } from 'zod';
import { outboundFetch } from '../../../platform/outbound/outbound-fetch.ts';
import { TooLargeError } from '../../../platform/outbound/reply-bounds.ts';
import { readRetryAfter } from '../../../platform/time/retry-after.ts';
import { SourceError } from '../source.ts';

/** Hardly any reply comes near it; more is a mistake, an attack, or many papers with thousands of names each. */
const maxReplyBytes = 12 * 1024 * 1024;

/** Whether a request failed because more was asked for than one reply may hold. */
export const isTooLarge = (error: unknown): boolean =>
  error instanceof SourceError && error.cause instanceof TooLargeError;

export interface FetchOptions {
  /** Id of the source, for its errors. */
  source: string;
  /** The caller's: when it aborts, its reason is thrown. */
  signal: AbortSignal;
  /** Milliseconds for connecting, waiting and reading together. */
  timeout: number;
  /** The service's own words for "there is none": a gateway in between answers 404, too, in plain text or JSON. */
  saysNone?: RegExp;
}

/**
 * The body of a reply; null where the service says that there is no such thing (404).
 * @throws SourceError with the code that fits: only a whole reply with status 200 or 404 is an answer
 */
export async function fetchText(
  url: URL,
  { saysNone, source, signal, timeout }: FetchOptions,
): Promise<string | null> {
  signal.throwIfAborted();
  const deadline = AbortSignal.timeout(timeout);
  try {
    const response = await outboundFetch(url, {
      headers: { 'user-agent': 'Sextant' },
      signal: AbortSignal.any([signal, deadline]),
    });
    if (response.status === 200) return await readBody(response, source);
    // These services say "there is none" in plain text or JSON. A web page comes from a proxy or a wrong address.
    if (response.status === 404 && !response.headers.get('content-type')?.includes('html')) {
      const body = await readBody(response, source);
      if (!saysNone || saysNone.test(body)) return null;
      throw failureOf(response, source);
    }
    await response.body?.cancel();
    throw failureOf(response, source);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SourceError) throw error;
    throw new SourceError(deadline.aborted ? 'timeout' : 'unreachable', source, { cause: error });
  }
}

/**
 * The same for JSON, checked by a schema.
 * @throws SourceError as `fetchText` does, and `garbage` where the schema does not fit
 */
export async function fetchJson<Schema extends z.ZodType>(
  url: URL,
  schema: Schema,
  options: FetchOptions,
): Promise<z.output<Schema> | null> {
  const text = await fetchText(url, options);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new SourceError('garbage', options.source, { cause: error });
  }
}

async function readBody(response: Response, source: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxReplyBytes)
      throw new SourceError('garbage', source, { cause: new TooLargeError('it does not end') });
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function failureOf(response: Response, source: string): SourceError {
  const retryAfter = readRetryAfter(response.headers.get('retry-after'));
  const details = {
    cause: new Error(`status ${response.status}`),
    ...(retryAfter !== undefined && { retryAfter }),
  };
  // A 503 that names a time is how some gateways say 429.
  if (response.status === 429 || (response.status === 503 && retryAfter !== undefined))
    return new SourceError('rate-limited', source, details);
  return new SourceError(response.status >= 500 ? 'unreachable' : 'refused', source, details);
}
