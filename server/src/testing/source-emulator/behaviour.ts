import type { ServiceReply } from './service.ts';

/** How a service answers; without any of it, as the service does. */
export interface Behaviour {
  /** Milliseconds before it answers. */
  delay?: number;
  /** Takes the request and never answers. */
  hang?: boolean;
  /** Closes the connection: before the reply, or in the middle of its body. */
  cut?: 'before-reply' | 'in-body';
  /** A reply of its own in place of the service's. */
  reply?: ServiceReply;
}

/** What services really send when they fail. */
export const failures = {
  rateLimited: (seconds?: number): Behaviour => ({
    reply: {
      status: 429,
      headers: seconds === undefined ? {} : { 'retry-after': String(seconds) },
      body: '{"error":"API rate limit exceeded","count":"4"}',
    },
  }),
  broken: { reply: { status: 500, body: 'Internal Server Error' } },
  refused: { reply: { status: 403, body: 'Forbidden' } },
  /** A proxy's or a hotel's page in place of the service. */
  page: {
    reply: { type: 'text/html', body: '<!doctype html><h1>Sign in</h1>' },
  },
  pageNotFound: {
    reply: {
      status: 404,
      type: 'text/html',
      body: '<!doctype html><h1>404 Not Found</h1>',
    },
  },
  /** A gateway that knows no such way, in the form in which services say that there is no such work. */
  gatewayNotFound: {
    reply: {
      status: 404,
      type: 'application/json',
      body: '{"message":"no Route matched with those values"}',
    },
  },
  serverNotFound: { reply: { status: 404, body: '404 page not found' } },
  empty: { reply: { status: 200, body: '' } },
  brokenJson: { reply: { status: 200, body: '{"esearchresult": {"count": "1", "idl' } },
  otherJson: { reply: { status: 200, body: '{"weather": "fine"}' } },
} satisfies Record<string, Behaviour | ((seconds?: number) => Behaviour)>;
