import { InvalidResponseDataError, TypeValidationError } from '@ai-sdk/provider';
import { fetchEvents } from '../../platform/outbound/outbound-fetch.ts';
import { parseOrUndefined } from './failure/parse-or-undefined.ts';
import { hasAnswer } from './payload-kinds.ts';

/** Characters of a reply in one piece that are waited for: the longest answer, with each letter escaped and its thoughts beside it. */
const mostRead = 1024 * 1024;

/**
 * `fetch` for the vendors' packages, which ask for streams of events only. The key and the question go to the address that
 * is set and follow no redirect to another. A good reply may be none all the same: a page (a proxy, a hotel's sign-in, a
 * wrong address), an error as JSON (gateways send some with 200), or nothing. There are no events in it, and the packages
 * would read it as an answer that was cut.
 * @throws InvalidResponseDataError, TypeValidationError when a reply that calls itself good cannot be an answer
 */
export const vendorFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await fetchEvents(input, { ...init, redirect: 'manual' });
  const { body, headers, ok, status, statusText } = response;
  if (!ok) return response;
  const type = headers.get('content-type') ?? '';
  const isEmpty = !body || headers.get('content-length') === '0';
  if (!isEmpty && /^\s*text\/event-stream\b/i.test(type)) return response;
  const { beginning, reader, whole } = await begin(body);
  const value = parseOrUndefined(beginning);
  const failure = readFailure(beginning, type, value);
  if (!failure && value === undefined) return new Response(whole, { status, statusText, headers });
  await reader?.cancel();
  if (failure) throw failure;
  return new Response(asEvents(value), { status, statusText, headers });
};

/** A server that sends no stream has one event, and Google's a list of them. */
const asEvents = (value: unknown): string =>
  [value]
    .flat()
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join('');

/** Why a reply that does not call itself a stream of events is none; null where it may be one. */
function readFailure(beginning: string, type: string, value: unknown): Error | null {
  const text = beginning.trimStart();
  const notAnswer = (message: string) => new InvalidResponseDataError({ data: type, message });
  if (text === '') return notAnswer('The reply is empty');
  if (text.startsWith('<')) return notAnswer('The reply is a web page');
  if (value === undefined) return null;
  // Google sends a list.
  const [first] = [value].flat();
  return hasAnswer(first)
    ? null
    : new TypeValidationError({ value: first, cause: 'The reply is no stream of events' });
}

/** Reads JSON to its end, and of anything else as much as tells that it is none; `whole` is the body with all of that. */
async function begin(body: ReadableStream<Uint8Array> | null) {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  const read: Uint8Array[] = [];
  let beginning = '';
  while (reader && beginning.length < mostRead && /^\s*(?:[[{]|$)/.test(beginning)) {
    const { done, value } = await reader.read();
    if (done) break;
    read.push(value);
    beginning += decoder.decode(value, { stream: true });
  }
  const whole = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = read.shift() ?? (await reader?.read())?.value;
      if (next) controller.enqueue(next);
      else controller.close();
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  return { beginning, reader, whole };
}
