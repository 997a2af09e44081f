import { type RouteContract, type RouteName, routes } from '@sextant/contracts';
import fc from 'fast-check';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { validValue } from '../arbitraries/valid-values.ts';
import type { Reader, World } from './world.ts';

/** Every route of the table. */
export const table = Object.entries(routes) as [RouteName, RouteContract][];

/** What a call is made of besides its route. */
export interface CallParts {
  /** Stands for `:id`. */
  id?: string;
  /** Stands for `:source`. */
  source?: string;
  /** Stands for `:token`. */
  token?: string;
  access?: string;
  body?: unknown;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** A call of a route, as `app.inject` takes it. */
export function callOf(
  contract: RouteContract,
  { id = '', source = '', token = '', access, body, query, headers }: CallParts,
): InjectOptions {
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const isForm = body instanceof FormData;
  return {
    method: contract.method,
    url: `${contract.path.replace(':source', source).replace(':id', id).replace(':token', token)}${search.size > 0 ? `?${search}` : ''}`,
    headers: {
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && {
      payload: (isForm ? body : JSON.stringify(body)) as NonNullable<InjectOptions['payload']>,
    }),
  };
}

/** The id that a route's `:id` asks for: a turn's, a sign-in's or a session's. */
export function idOf({ path }: RouteContract, { sessionId, signInId, turnId }: Reader): string {
  if (path.includes('/sign-ins/')) return signInId;
  return path.includes('/turns/') ? turnId : sessionId;
}

/** A call in which everything is right, but for what its schemas cannot say, such as a password that is known. */
export function plausibleCall(contract: RouteContract, reader: Reader): fc.Arbitrary<CallParts> {
  return fc.record({
    id: fc.constant(idOf(contract, reader)),
    access: contract.access === 'user' ? fc.constant(reader.user.access) : fc.constant(undefined),
    body: contract.body
      ? validValue(contract.body).map((body) => (contract.consumes ? toForm(body) : body))
      : fc.constant(undefined),
    query: contract.query
      ? (validValue(contract.query) as fc.Arbitrary<Record<string, unknown>>)
      : fc.constant({}),
  }) as fc.Arbitrary<CallParts>;
}

function toForm(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) form.append(name, String(value));
  return form;
}

let calls = 0;

/** Sends a call from a network of its own, so that no limit on networks hides what a call would do. */
export function send(app: FastifyInstance, call: InjectOptions): Promise<LightMyRequestResponse> {
  calls += 1;
  return app.inject({
    remoteAddress: `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`,
    ...call,
  });
}

/** Like `send`, and proves that a call that failed has left nothing behind. */
export async function sendWatched(
  { server, countRows }: World,
  call: InjectOptions,
): Promise<LightMyRequestResponse> {
  const before = await countRows();
  const reply = await send(server.app, call);
  if (reply.statusCode >= 400) {
    const after = await countRows();
    const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
    if (changed.length > 0)
      throw new Error(
        `${call.method} ${String(call.url)} failed with ${reply.statusCode}, yet changed ${changed.join(', ')}`,
      );
  }
  return reply;
}
