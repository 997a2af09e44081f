import type { Citation } from '@sextant/contracts';

export interface ServiceRequest {
  /** Below the service's own address, percent signs kept: `/works/10.1%2Fa`. */
  path: string;
  query: URLSearchParams;
  works: readonly Citation[];
}

export interface ServiceReply {
  status?: number;
  /** Media type. */
  type?: string;
  headers?: Record<string, string>;
  body: string;
}

/** One emulated service: its wire format, spoken from citations. */
export interface EmulatedService {
  id: string;
  /** Variable that its address belongs in. */
  variable: string;
  answer(request: ServiceRequest): ServiceReply;
}

export const jsonReply = (body: unknown): ServiceReply => ({
  type: 'application/json',
  body: JSON.stringify(body),
});
export const notFoundReply = (body: string): ServiceReply => ({ status: 404, type: 'text/plain', body });
