import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** How often (ms) each server is asked whether it is ready. */
const checkMs = 200;
/** How often a request that no server has taken is tried elsewhere. */
const maxTries = 200;
const retryMs = 100;

export interface Balancer {
  /** Without a slash at its end. */
  url: string;
  /** From here on these are asked in turn, each while it says that it is ready. */
  serve(urls: readonly string[]): void;
  /** Resolves once this one is asked. */
  untilReady(url: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Hands requests to several servers in turn, as a load balancer does: none to a server that is not ready, and once more
 * elsewhere where none was reached, a kept connection had just been closed, or one said 503 to a request that may be made
 * twice. In HAProxy's words: `option httpchk GET /readyz`, `retry-on conn-failure 503`, `option redispatch` and
 * `http-request disable-l7-retry`.
 */
export async function startBalancer(): Promise<Balancer> {
  let urls: readonly string[] = [];
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let next = 0;

  const check = async () => {
    for (const url of urls) {
      const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok) ready.add(url);
      else ready.delete(url);
    }
  };
  const timer = setInterval(() => void check(), checkMs);

  const server = createServer(async (incoming, outgoing) => {
    const body = await buffer(incoming).catch(() => null);
    if (!body) return;
    for (let tries = 0; tries < maxTries && !outgoing.destroyed; tries += 1) {
      const usable = urls.filter((url) => ready.has(url));
      const url = usable[next++ % Math.max(usable.length, 1)];
      if (url && (await hand(url, incoming, body, outgoing))) return;
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
    if (!outgoing.headersSent) outgoing.writeHead(503, { 'retry-after': '1' });
    outgoing.end();
  });

  /** @returns false where it may be asked elsewhere */
  function hand(url: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) {
    return new Promise<boolean>((resolve) => {
      let isConnected = false;
      const { headers, method, url: path } = incoming;
      const upstream = request(url + path, { method, headers, agent }, (reply) => {
        if (reply.statusCode === 503 && mayBeMadeTwice(incoming)) {
          reply.resume();
          return resolve(false);
        }
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        reply.on('error', () => outgoing.destroy());
        reply.on('aborted', () => outgoing.destroy());
        resolve(true);
      });
      upstream.on('socket', (socket) => {
        if (!socket.connecting) isConnected = true;
        else
          socket.once('connect', () => {
            isConnected = true;
          });
      });
      upstream.on('error', () => {
        // A kept connection that the server has just closed has not taken the request either.
        if (!isConnected || upstream.reusedSocket) return resolve(false);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
        resolve(true);
      });
      outgoing.on('close', () => upstream.destroy());
      upstream.end(body);
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve(given) {
      urls = given;
    },
    async untilReady(url) {
      while (!ready.has(url)) await new Promise((resolve) => setTimeout(resolve, checkMs));
    },
    async close() {
      clearInterval(timer);
      agent.destroy();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** What only reads, and a question that says by its key which one it is. */
function mayBeMadeTwice({ headers, method = '', url = '' }: IncomingMessage): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
  return /^\/api\/v1\/chat\/?$/.test(url) && headers['idempotency-key'] !== undefined;
}
