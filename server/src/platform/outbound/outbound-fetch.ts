import { EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import { gatherEvents } from './gather-events.ts';

/**
 * Milliseconds for which a connection is kept that nothing goes over, unless the other side says how long it keeps it:
 * the next question need not wait for a handshake. Less than the minute after which common balancers close it.
 */
const keptFor = 30_000;

/** Ways out of this server: through `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` where the environment sets them. */
const wayOut = new EnvHttpProxyAgent({ keepAliveTimeout: keptFor }).compose(gatherEvents);

/** `fetch` for whatever this server asks of others; it goes the way that the operator's proxy settings say. */
export const outboundFetch: typeof globalThis.fetch = (input, init) =>
  // The two declarations of `fetch` differ in names only.
  undiciFetch(
    input as Parameters<typeof undiciFetch>[0],
    { ...init, dispatcher: wayOut } as Parameters<typeof undiciFetch>[1],
  ) as unknown as Promise<Response>;
