import { type CallInput, type ReplySchema, type RouteName, routes } from '@sextant/contracts/routes/index';
import { learnTime } from './server-clock.ts';

/** What is certain to be there of a call: in the built web the table has no schemas. */
interface KnownCall {
  method: string;
  path: string;
  access: 'anyone' | 'user';
}

const callOf = (name: RouteName): KnownCall => routes[name];

/** The parts of a request as any call may have them. */
interface Parts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
}

/** A call as it goes out. */
interface CallRequest {
  url: string;
  method: string;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Whether a call is made without a sign-in: it carries no token, and its 401 means what it says. */
export const isAnonymous = (name: RouteName): boolean => callOf(name).access === 'anyone';

/** How a call is asked: its address with the parameters in their places, its query, its body. */
export function requestOf<N extends RouteName>(name: N, input: CallInput<N>): CallRequest {
  const { params = {}, query = {}, headers, body } = input as Parts;
  const { method, path } = callOf(name);
  const address = path.replace(/:(\w+)/g, (_whole, key: string) => encodeURIComponent(String(params[key])));
  const said = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(said.map(([key, value]) => [key, String(value)]));
  return {
    url: said.length > 0 ? `${address}?${search}` : address,
    method,
    ...(headers && { headers }),
    ...(body !== undefined && { body }),
  };
}

/** What of a request is not said by the contract: how long it may take, what kind of reply is wished for. */
export interface CallOptions extends Pick<RequestInit, 'signal' | 'keepalive'> {
  accept?: string;
  token?: string | null;
}

/** `fetch`, which learns from the reply what time it is for the server. */
export async function fetchTimed(...request: Parameters<typeof fetch>): Promise<Response> {
  const sent = Date.now();
  const reply = await fetch(...request);
  learnTime(reply, sent);
  return reply;
}

/** Makes a call outside RTK Query: for streams, files, and the renewal of tokens. Throws what `fetch` throws. */
export function fetchCall<N extends RouteName>(
  name: N,
  input: CallInput<N>,
  { accept, token, ...options }: CallOptions = {},
): Promise<Response> {
  const { url, method, headers: own, body } = requestOf(name, input);
  const headers = new Headers(own);
  if (accept) headers.set('accept', accept);
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (body === undefined || body instanceof FormData)
    return fetchTimed(url, { ...options, method, headers, ...(body && { body }) });
  headers.set('content-type', 'application/json');
  return fetchTimed(url, { ...options, method, headers, body: JSON.stringify(body) });
}

/** The schema of a call's reply, in development and in tests; undefined in the built web. */
export const replySchemaOf = <N extends RouteName>(name: N): ReplySchema<N> =>
  (routes[name] as { reply?: unknown }).reply as ReplySchema<N>;
