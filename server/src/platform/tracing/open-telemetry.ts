import { SpanKind as Kind, ROOT_CONTEXT, SpanStatusCode, trace as traces } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { TracingSettings } from '../settings.ts';
import { randomHex } from './random-hex.ts';
import type { SpanKeeper, SpanKind } from './spans.ts';
import { tellingOnce } from './telling-once.ts';
import { flagsOf, type Trace } from './trace-context.ts';

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  consumer: Kind.CONSUMER,
  internal: Kind.INTERNAL,
};

/**
 * Keeps spans by OpenTelemetry's SDK. Its own variables say where they go, how many, and under which name; it is told of
 * nothing but our spans, since it is registered nowhere: packages that look for a tracer of the process find none.
 */
export function openTelemetry(
  { headers }: TracingSettings,
  log: Logger,
): { keeper: SpanKeeper; close(): Promise<void> } {
  const exporter = new OTLPTraceExporter(headers ? { headers } : {});
  // A trace that begins here has its id already: it is in the log.
  let known: string | undefined;
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'sextant' }))
      .merge(detectResources({ detectors: [serviceInstanceIdDetector, envDetector] })),
    idGenerator: {
      generateTraceId: () => known ?? randomHex(16),
      generateSpanId: () => randomHex(8),
    },
    spanProcessors: [new BatchSpanProcessor(tellingOnce(exporter, log))],
  });
  const tracer = provider.getTracer('sextant');

  const keeper: SpanKeeper = {
    begin(name, kind, attributes, trace) {
      known = trace?.id;
      const span = tracer.startSpan(
        name,
        { kind: kinds[kind], attributes: { ...attributes } },
        parentIn(trace),
      );
      const { spanId, traceFlags, traceId } = span.spanContext();
      return {
        trace: { id: traceId, flags: flagsOf(traceFlags), step: spanId },
        set: (more) => void span.setAttributes({ ...more }),
        end(failure) {
          if (failure !== null)
            span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
  };
  return { keeper, close: () => provider.shutdown() };
}

function parentIn(trace: Trace | undefined) {
  const spanId = trace?.step ?? trace?.caller;
  if (!trace || !spanId) return ROOT_CONTEXT;
  return traces.setSpanContext(ROOT_CONTEXT, {
    traceId: trace.id,
    spanId,
    traceFlags: Number.parseInt(trace.flags, 16),
    isRemote: trace.step === undefined,
  });
}
