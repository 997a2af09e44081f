import { AsyncLocalStorage } from 'node:async_hooks';
import type { Trace } from './trace-context.ts';

/** By what a request is known to its caller and in the log. */
export interface RequestContext {
  /** Null: it is no request that is at work here, but a job of one, or what nobody asked for. */
  requestId: string | null;
  trace: Trace;
}

const context = new AsyncLocalStorage<RequestContext>();

/** Runs what serves a request; what it starts, such as the answers to a question, goes on in its name. */
export const inRequest = <T>(request: RequestContext, work: () => T): T => context.run(request, work);

/** The request that is served here; undefined where nobody asked, as in a question taken over from another process. */
export const currentRequest = (): RequestContext | undefined => context.getStore();

/** The same as fields of a line of the log, by the names that the lines of requests have. */
export function requestFields(): { reqId?: string; trace?: string } {
  const request = currentRequest();
  if (!request) return {};
  const { requestId, trace } = request;
  return { ...(requestId !== null && { reqId: requestId }), trace: trace.id };
}
