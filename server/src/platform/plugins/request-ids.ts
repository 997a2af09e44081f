import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { inRequest } from '../tracing/request-context.ts';
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
    const trace = traceOf(request.raw);
    reply.header('x-request-id', request.id).header('traceparent', toTraceparent(trace));
    inRequest({ requestId: request.id, trace }, done);
  });
});
