import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { createAtOnce, whenOver } from './at-once.ts';
import { networkOf } from './network-of.ts';

/** How long a connection may take for what, in milliseconds. */
export interface EdgeTimeouts {
  /** Until the headers of a request are there. */
  headers: number;
  /** Until all of a request is there: a picture of 5 MB needs 0.7 Mbit/s. */
  request: number;
  /** Without a byte either way. Streams have heartbeats, and a whole reply waits for the slowest engine. */
  idle: number;
  /** Between two requests: longer than a proxy keeps a connection, so that none dies under its hands. */
  keepAlive: number;
  /** Between two looks for requests that take too long. */
  check: number;
  /** For the rest of a request that has its answer already. */
  linger: number;
  /** Without a byte of a long reply being taken. */
  stall: number;
}

export const edgeTimeouts: EdgeTimeouts = {
  headers: 15_000,
  request: 60_000,
  idle: 600_000,
  keepAlive: 72_000,
  check: 2_000,
  linger: 2_000,
  stall: 20_000,
};

/** The part of it that a server is made with. */
export const serverTimeouts = ({ check, headers, idle, keepAlive, request }: EdgeTimeouts) => ({
  connectionTimeout: idle,
  requestTimeout: request,
  keepAliveTimeout: keepAlive,
  http: { headersTimeout: headers, connectionsCheckingInterval: check },
});

export interface EdgeOptions {
  timeouts: EdgeTimeouts;
  /** Connections of one network, and requests of one network, at once; 0 for any number. */
  perNetwork: number;
  /** Who connects is a proxy, which speaks for many. */
  isBehindProxy: boolean;
}

/** What no route can do about a connection: how many there are of one network, and when one is given up. */
export const edges = fastifyPlugin(
  async (app: FastifyInstance, { isBehindProxy, perNetwork, timeouts }: EdgeOptions) => {
    if (perNetwork > 0) {
      if (!isBehindProxy) boundConnections(app, perNetwork);
      boundRequests(app, perNetwork);
    }
    // An answer that comes before all of the request, such as "too large", does not make its sender stop; Node would read
    // to the end, wherever that is. Nor is the connection cut at once: the answer would be lost with it.
    app.addHook('onResponse', ({ raw }, _reply, done) => {
      const { socket } = raw;
      if (raw.complete === false)
        setTimeout(() => {
          if (!raw.complete) socket.destroy();
        }, timeouts.linger).unref();
      done();
    });
  },
  { name: 'edges' },
);

function boundConnections(app: FastifyInstance, max: number): void {
  const connections = createAtOnce(max);
  app.server.on('connection', (socket: Socket) => {
    const leave = connections.take(networkOf(socket.remoteAddress ?? ''));
    // Without a word: a client that opens so many does not read.
    if (!leave) socket.destroy();
    else socket.once('close', leave);
  });
}

/** A proxy shares its connections among many, so that requests are counted too. */
function boundRequests(app: FastifyInstance, max: number): void {
  const requests = createAtOnce(max);
  app.addHook('onRequest', (request, reply, done) => {
    const leave = requests.take(networkOf(request.ip));
    if (!leave)
      throw new AppError(
        'rate-limited',
        'Too many requests of your network are under way. Please try again in a moment.',
        { retryAfter: 1 },
      );
    whenOver(reply.raw, leave);
    done();
  });
}
