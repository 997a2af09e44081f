import { type Dispatcher, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import { gatherEvents } from './gather-events.ts';
import { restMs, sparingConnector } from './sparing-connection.ts';

/**
 * Milliseconds for which a connection is kept that nothing goes over, unless the other side says how long it keeps it:
 * the next question need not wait for a handshake. Less than the minute after which common balancers close it.
 */
const keepAliveTimeout = 30_000;

/** A proxy's connections are made by the agent itself: what comes over them is gathered once it has been read. */
const { env } = process;
const isProxied = Boolean((env.http_proxy ?? env.HTTP_PROXY) || (env.https_proxy ?? env.HTTPS_PROXY));

/** `fetch` on a way out of this server: through `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` where the environment sets them. */
const fetchBy =
  (dispatcher: Dispatcher): typeof globalThis.fetch =>
  (input, init) =>
    // The two declarations of `fetch` differ in names only.
    undiciFetch(
      input as Parameters<typeof undiciFetch>[0],
      { ...init, dispatcher } as Parameters<typeof undiciFetch>[1],
    ) as unknown as Promise<Response>;

/** The way out of this server, as the operator's proxy settings have it. */
export const outboundAgent: Dispatcher = new EnvHttpProxyAgent({ keepAliveTimeout });

/** `fetch` for whatever this server asks of others; it goes the way that the operator's proxy settings say. */
export const outboundFetch = fetchBy(outboundAgent);

/** The same for replies that are streams of events, of which many run at once: they are read every 80 ms. */
export const fetchEvents = fetchBy(
  // Without HTTP/2 here as well, no request waits for another to find out what the other side speaks.
  new EnvHttpProxyAgent({ allowH2: false, keepAliveTimeout, connect: sparingConnector() }).compose(
    gatherEvents(isProxied ? restMs : 0),
  ),
);
