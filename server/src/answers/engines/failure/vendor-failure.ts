import { AISDKError, APICallError, JSONParseError, TypeValidationError } from '@ai-sdk/provider';
import { RetryError, StreamProviderError } from 'ai';
import { TooLargeError } from '../../../platform/outbound/reply-bounds.ts';
import { hasAnswer, isErrorPayload, isJson, isRefusal } from '../payload-kinds.ts';
import { parseOrUndefined } from './parse-or-undefined.ts';
import { vendorWords } from './vendor-words.ts';

/** What a vendor, or the way to it, said when a call failed; the same for all vendors. */
export type VendorFailure =
  /** The vendor named a reason: by its HTTP reply, or by an error in the middle of the stream. */
  | { kind: 'named'; status: number | undefined; words: string; headers: Record<string, string> }
  /** The address that is set names another, which is not asked. */
  | { kind: 'redirect'; words: string }
  /** The vendor could not be reached, or hung up before it answered. */
  | { kind: 'unreachable'; words: string }
  /** The connection broke in the middle of the answer. */
  | { kind: 'cut'; words: string }
  /** More came than an answer can be, and was not waited for. */
  | { kind: 'too-large'; words: string }
  /** Nothing came for too long. */
  | { kind: 'timeout'; words: string }
  /** The model refused, by an event that the vendor's package does not know. */
  | { kind: 'refusal'; words: string }
  /** What came was not the vendor's format. */
  | { kind: 'garbage'; words: string };

/** Reads an error as the AI SDK throws it or hands it over as a stream's `error` part. */
export function readVendorFailure(error: unknown): VendorFailure {
  if (APICallError.isInstance(error)) return readCallError(error);
  if (TypeValidationError.isInstance(error)) return readStrangePayload(error.value, error.name);
  if (JSONParseError.isInstance(error)) return readStrangePayload(parseOrUndefined(error.text), error.name);
  // `streamText` wraps what the last try failed by, and an error told in the middle of a stream.
  if (RetryError.isInstance(error)) return readVendorFailure(error.lastError);
  if (StreamProviderError.isInstance(error)) {
    const { code, data, message, statusCode, type } = error;
    return readNamed({ message, type, code, statusCode, data });
  }
  // What else the SDK throws while it reads: no body, an impossible order of events.
  if (AISDKError.isInstance(error)) return { kind: 'garbage', words: error.name };
  if (error instanceof Error) return readPlainError(error);
  return readNamed(error);
}

function readCallError(error: APICallError): VendorFailure {
  const { statusCode: status, responseBody, responseHeaders: headers = {} } = error;
  // A chunk that came all the same: OpenAI's package says so of Chat Completions where it asked for a response.
  if (status === undefined && error.data !== undefined) return readStrangePayload(error.data, error.name);
  if (status === undefined) return readPlainError(error);
  // Where to goes into the log, without what may hold more than an address.
  if (status >= 300 && status < 400)
    return { kind: 'redirect', words: `${status} to ${headers.location?.split(/[?#]/)[0] ?? 'nowhere'}` };
  // The connection may break while the first bytes of a good reply are read.
  if (status < 400) return readPlainError(error);
  return { kind: 'named', status, words: vendorWords(responseBody || error.message), headers };
}

/** A payload that is not a chunk may still be the vendor's way of saying what is wrong: Mistral's is. */
function readStrangePayload(payload: unknown, name: string): VendorFailure {
  if (isRefusal(payload)) return { kind: 'refusal', words: name };
  return isErrorPayload(payload) ? readNamed(payload) : { kind: 'garbage', words: name };
}

/**
 * The event that an error is about where it says no more than that a package does not know it; null for any other error.
 * What may have held text is none such: a chunk of the answer itself, or JSON that is broken off.
 */
export function unknownEventOf(error: unknown): { event: unknown } | null {
  if (JSONParseError.isInstance(error)) return isJson(error.text) ? null : { event: error.text };
  if (!TypeValidationError.isInstance(error) || isErrorPayload(error.value)) return null;
  return hasAnswer(error.value) ? null : { event: error.value };
}

/** An error told in the middle of a stream, where no HTTP status can be. */
function readNamed(error: unknown): VendorFailure {
  return { kind: 'named', status: findStatus(error), words: vendorWords(error), headers: {} };
}

function findStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { statusCode, code, error: inner } = error as Record<string, unknown>;
  for (const candidate of [statusCode, code])
    if (typeof candidate === 'number' && candidate >= 400 && candidate < 600) return candidate;
  return findStatus(inner);
}

/** Codes of Node and undici for silence; every other code of theirs means a connection that failed. */
const silenceCodes = ['UND_ERR_BODY_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT'];

function readPlainError(error: Error): VendorFailure {
  const chain = causes(error);
  const words = chain.map(({ name, message }) => `${name}: ${message}`).join(' < ');
  const codes = chain.map((each) => (each as NodeJS.ErrnoException).code);
  if (chain.some(({ name }) => name === 'AbortError' || name === 'TimeoutError'))
    return { kind: 'timeout', words };
  if (codes.some((code) => silenceCodes.includes(code ?? ''))) return { kind: 'timeout', words };
  if (chain.some((each) => each instanceof TooLargeError)) return { kind: 'too-large', words };
  // undici's words for a body that ended before its end.
  if (chain.some(({ message }) => message === 'terminated' || message === 'aborted'))
    return { kind: 'cut', words };
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return { kind: 'garbage', words };
  if (APICallError.isInstance(error) || codes.some((code) => typeof code === 'string'))
    return { kind: 'unreachable', words };
  return { kind: 'garbage', words };
}

function causes(error: Error): Error[] {
  const chain: Error[] = [];
  for (let each: unknown = error; each instanceof Error && chain.length < 5; each = each.cause)
    chain.push(each);
  return chain;
}
