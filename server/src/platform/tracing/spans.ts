import { currentRequest, inRequest } from './request-context.ts';
import { readTrace, type Trace, toTraceparent } from './trace-context.ts';

/**
 * What is told of a step: ids, names of registries, numbers. Never what a person or a vendor wrote, and nothing by which a
 * person is known: spans are read by more people than a database.
 */
export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** Who is at work: a request that came in, one that went out, a job that was taken, or what goes on in between. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

export interface Span {
  set(attributes: SpanAttributes): void;
}

/** A span that somebody keeps, until it ends. */
export interface OpenSpan extends Span {
  /** The trace, with this span as the step that we are at. */
  trace: Trace;
  /** @param failure a code or the name of an error; null where nothing failed */
  end(failure: string | null): void;
}

/** What keeps spans: `open-telemetry.ts`, once it was loaded. */
export interface SpanKeeper {
  /** @param trace where the span belongs; undefined: a trace of its own */
  begin(name: string, kind: SpanKind, attributes: SpanAttributes, trace: Trace | undefined): OpenSpan;
}

let keeper: SpanKeeper | null = null;

/** Has all spans of this process kept from now on; null: none. */
export function keepSpans(by: SpanKeeper | null): void {
  keeper = by;
}

const unkept: Span = { set: () => {} };

/** Begins the span of a request that came in; null where no spans are kept. */
export const beginSpan = (name: string, attributes: SpanAttributes, trace: Trace): OpenSpan | null =>
  keeper?.begin(name, 'server', attributes, trace) ?? null;

/**
 * Runs a step as a span of the trace that we are in; what it asks of others is asked in that span's name. Where no spans
 * are kept, it only runs.
 */
export function withSpan<T>(
  name: string,
  attributes: SpanAttributes,
  run: (span: Span) => Promise<T>,
  kind: SpanKind = 'internal',
): Promise<T> {
  if (!keeper) return run(unkept);
  const request = currentRequest();
  const span = keeper.begin(name, kind, attributes, request?.trace);
  return inRequest({ requestId: request?.requestId ?? null, trace: span.trace }, () => untilEnded(span, run));
}

async function untilEnded<T>(span: OpenSpan, run: (span: Span) => Promise<T>): Promise<T> {
  try {
    const result = await run(span);
    span.end(null);
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** Its message may hold a question or a key. What is thrown and is no error says that nobody waited any more. */
function failureOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}

/** Where a later job goes on, as text that can be kept with it; undefined where no spans are kept, or nobody asked. */
export function keptTraceparent(): string | undefined {
  const request = keeper && currentRequest();
  return request ? toTraceparent(request.trace) : undefined;
}

/** Runs a job in the trace that it was added in. */
export const inTraceOf = <T>(traceparent: string | undefined, work: () => T): T =>
  keeper && traceparent ? inRequest({ requestId: null, trace: readTrace(traceparent) }, work) : work();
