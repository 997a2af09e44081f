import { type Dispatcher, EnvHttpProxyAgent, fetch as undiciFetch } from 'undici';
import { decoded } from './decoded.ts';
import { endWhenTold } from './end-when-told.ts';
import { gatherEvents } from './gather-events.ts';
import { leanFetch } from './lean-fetch.ts';
import { withinBounds } from './reply-bounds.ts';
import { restMs, sparingConnector } from './sparing-connection.ts';

/**
 * Milliseconds for which a connection is kept that nothing goes over, unless the other side says how long it keeps it:
 * the next question need not wait for a handshake. Less than the minute after which common balancers close it.
 */
const keepAliveTimeout = 30_000;

/** As curl reads them: in small letters first. Whether they can be meant is looked at before, with all other settings. */
const proxyOf = (name: 'HTTP_PROXY' | 'HTTPS_PROXY') =>
  (process.env[name.toLowerCase()] ?? process.env[name] ?? '').trim();

/** Made when it is first needed: an address that no agent takes is told as every bad setting is, and fails no import. */
function agentOf(options: EnvHttpProxyAgent.Options): EnvHttpProxyAgent {
  const [httpProxy, httpsProxy] = [proxyOf('HTTP_PROXY'), proxyOf('HTTPS_PROXY')];
  return new EnvHttpProxyAgent({ ...options, httpProxy, httpsProxy, keepAliveTimeout });
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** `fetch` on a way out of this server: through `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY` where the environment sets them. */
const fetchBy =
  (agent: () => Dispatcher): typeof globalThis.fetch =>
  (input, init) =>
    // The two declarations of `fetch` differ in names only.
    undiciFetch(
      input as Parameters<typeof undiciFetch>[0],
      { ...init, dispatcher: agent() } as Parameters<typeof undiciFetch>[1],
    ) as unknown as Promise<Response>;

/** The way out of this server, as the operator's proxy settings have it. */
export const outboundAgent: () => Dispatcher = once(() => agentOf({}));

/** `fetch` for whatever this server asks of others; it goes the way that the operator's proxy settings say. */
export const outboundFetch = fetchBy(outboundAgent);

/** The same for replies that are streams of events, of which many run at once: they are read every 80 ms, and later where hundreds are. */
export const fetchEvents = leanFetch(
  once(() => {
    // A proxy's connections are made by the agent itself: what comes over them is gathered once it has been read.
    const isProxied = Boolean(proxyOf('HTTP_PROXY') || proxyOf('HTTPS_PROXY'));
    // Without HTTP/2 here as well, no request waits for another to find out what the other side speaks.
    return agentOf({ allowH2: false, connect: sparingConnector() }).compose(
      // From the connection to who asked.
      decoded,
      withinBounds,
      endWhenTold,
      gatherEvents(isProxied ? restMs : 0),
    );
  }),
);
