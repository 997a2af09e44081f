import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/**
 * Counts what the server does and shows it to Prometheus at `GET /metrics`. Whoever has figures of its own adds them
 * to `app.metrics`.
 */
export const metrics = fastifyPlugin(async (app: FastifyInstance) => {
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

  app.addHook('onResponse', async (request, reply) => {
    // The template, not the address: ids would make a new time series a request.
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Figures that `GET /metrics` shows; one registry a server. */
    metrics: Registry;
  }
}
