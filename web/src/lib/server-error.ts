import type { ErrorBody } from '@sextant/contracts';

/** A refused call as RTK Query reports it, so that every failure is read in one way. */
interface Refusal {
  status: number;
  data: unknown;
}

/** The refusal that a reply of `fetchCall` is; its data are null where a proxy's page came instead of the server's words. */
export async function readRefusal(response: Response): Promise<Refusal> {
  return { status: response.status, data: await response.json().catch(() => null) };
}

/** The server's own words about a failed call; null when it said none (network, time-out, a proxy's page). */
export function readErrorBody(error: unknown): Partial<ErrorBody> | null {
  const data = (error as { data?: unknown } | null | undefined)?.data;
  return typeof data === 'object' && data !== null ? (data as Partial<ErrorBody>) : null;
}

/** Message of a failed call, or the screen's own words where the server had none. */
export function errorText<T extends string | undefined>(error: unknown, otherwise: T): string | T {
  const message = readErrorBody(error)?.message;
  return typeof message === 'string' && message ? message : otherwise;
}
