import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inRequest } from '../tracing/request-context.ts';
import { beginSpan } from '../tracing/spans.ts';
import { readTrace, type Trace, toTraceparent } from '../tracing/trace-context.ts';

/** It goes to logs and to a vendor: nothing that ends a line or a header, and no texts. */
const soundId = /^[\w.:=+/@-]{1,128}$/;

const header = ({ headers }: IncomingMessage, name: string) => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** A request is logged before any hook sees it. */
const traces = new WeakMap<IncomingMessage, Trace>();
function traceOf(raw: IncomingMessage): Trace {
  let trace = traces.get(raw);
  if (!trace) {
    trace = readTrace(header(raw, 'traceparent'));
    traces.set(raw, trace);
  }
  return trace;
}

/** Part of the options that a server is made with: a request's id is its caller's, and its lines of the log have its trace. */
export const requestIdOptions = {
  requestIdHeader: false,
  genReqId: (raw) => {
    const given = header(raw, 'x-request-id');
    return given && soundId.test(given) ? given : randomUUID();
  },
  childLoggerFactory: (log, bindings, options, raw) =>
    log.child({ ...bindings, trace: traceOf(raw as IncomingMessage).id }, options),
} satisfies FastifyServerOptions;

/** Tells every caller by which id and trace its request is in the log (`X-Request-Id`, `traceparent`). */
export const requestIds = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    const trace = beginServing(request, reply) ?? traceOf(request.raw);
    reply.header('x-request-id', request.id).header('traceparent', toTraceparent(trace));
    inRequest({ requestId: request.id, trace }, done);
  });
});

/** Asked every second by whoever watches over the server: nobody looks for those among the requests of people. */
const probes = ['/healthz', '/readyz', '/metrics'];

/** Begins the request's span; it ends with the connection's part in it, as a stream does when its reader leaves. */
function beginServing({ method, raw, routeOptions }: FastifyRequest, reply: FastifyReply): Trace | undefined {
  // The template, not the address: that has ids, and what somebody searches for.
  const route = routeOptions.url;
  if (route && probes.includes(route)) return;
  const span = beginSpan(
    route ? `${method} ${route}` : method,
    { 'http.request.method': method, ...(route && { 'http.route': route }) },
    traceOf(raw),
  );
  if (!span) return;
  reply.raw.once('close', () => {
    const { headersSent, statusCode } = reply.raw;
    if (headersSent) span.set({ 'http.response.status_code': statusCode });
    span.end(headersSent && statusCode >= 500 ? String(statusCode) : null);
  });
  return span.trace;
}
