import type { z } from 'zod';

/** One call: everything that both sides and the documentation need to know of it. */
export interface RouteContract {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's form, `/a/:id/`. Served with and without the trailing slash. */
  path: string;
  /** `user`: needs a bearer access token. */
  access: 'anyone' | 'user';
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers of its own, for the documentation; the handler checks them. */
  headers?: z.ZodType;
  /** The JSON body, or the text parts of a multipart form. */
  body?: z.ZodType;
  /** How the body comes; JSON when not said. */
  consumes?: 'multipart';
  /** File parts of a multipart form, by name. */
  files?: readonly string[];
  /** The body of a 2xx reply; none when absent. */
  reply?: z.ZodType;
  /** Media type of a 2xx reply that is no JSON, or those that it may have. */
  produces?: string | readonly string[];
  /** Also answers `Accept: text/event-stream` with `TurnEvent`s. */
  streams?: true;
}

/** A line of the table, with the very types of what it says. */
export const route = <const R extends RouteContract>(contract: R) => contract;
