import type { ErrorBody } from '@sextant/contracts';

/** The server's own words about a failed call; null when it said none (network, time-out, a proxy's page). */
export function readErrorBody(error: unknown): Partial<ErrorBody> | null {
  const data = (error as { data?: unknown } | null | undefined)?.data;
  return typeof data === 'object' && data !== null ? (data as Partial<ErrorBody>) : null;
}

/** Message of a failed call, or the screen's own words where the server had none. */
export function errorText(error: unknown, otherwise: string): string {
  const message = readErrorBody(error)?.message;
  return typeof message === 'string' && message ? message : otherwise;
}
