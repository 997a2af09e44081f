import { timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { AppError } from '../../errors.ts';
import { portProblem } from '../process/start-error.ts';
import type { MetricsSettings } from '../settings.ts';

/**
 * Counts what the server does and shows it to Prometheus at `/metrics`: on a port of its own where it has one, else beside
 * the rest where a token guards it or nobody else is served. A part that has figures of its own adds them to `app.metrics`.
 */
export const metrics = fastifyPlugin(
  async (app: FastifyInstance, { host, isOpen, port, token }: MetricsSettings) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const durations = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from a request to the end of its reply; a stream counts until it is closed.',
      labelNames: ['method', 'route', 'status'],
      // The long ones are for streams, which last as long as the slowest engine.
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180],
      registers: [registry],
    });
    app.decorate('metrics', registry);

    app.addHook('onResponse', (request, reply, done) => {
      // The template, not the address: ids would make a new time series a request.
      const route = request.routeOptions.url ?? 'unknown';
      durations.observe(
        { method: request.method, route, status: reply.statusCode },
        reply.elapsedTime / 1_000,
      );
      done();
    });

    const mayRead = (authorization = '') => token === undefined || isSame(authorization, `Bearer ${token}`);
    if (port === undefined) {
      if (isOpen || token !== undefined)
        app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
          if (!mayRead(request.headers.authorization))
            throw new AppError('unauthenticated', 'Metrics need the token set in METRICS_TOKEN.');
          return reply.type(registry.contentType).send(await registry.metrics());
        });
      return;
    }
    const server = createServer(async ({ headers, method, url }, response) => {
      const status =
        method !== 'GET' || url !== '/metrics' ? 404 : mayRead(headers.authorization) ? 200 : 401;
      const text = status === 200 ? await registry.metrics() : '';
      response.writeHead(status, { 'content-type': registry.contentType }).end(text);
    });
    app.addHook('onReady', async () => {
      await listen(server, port, host);
      app.log.info(`Figures are at http://${host}:${(server.address() as AddressInfo).port}/metrics`);
    });
    // Only at the very end: how a server drains is worth a look.
    app.addHook('onClose', async () => {
      server.close();
      server.closeAllConnections();
    });
  },
);

/** @throws StartError */
async function listen(server: Server, port: number, host: string): Promise<void> {
  try {
    await once(server.listen(port, host), 'listening');
  } catch (error) {
    throw portProblem(error, { host, port, variable: 'METRICS_PORT' });
  }
}

/** In a time that tells nothing of where they differ. */
function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures that `/metrics` shows; one registry a server. */
    metrics: Registry;
  }
}
