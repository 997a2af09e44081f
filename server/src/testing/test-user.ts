import { randomUUID } from 'node:crypto';
import { type EventReader, readEvents } from './event-client.ts';
import { verifyDirectly } from './verify-directly.ts';

/** Somebody who is signed in and calls the API over HTTP. */
export interface TestUser {
  email: string;
  access: string;
  refresh: string;
  /** `fetch` with the bearer header; an object as `json` becomes the body. */
  call(path: string, init?: RequestInit & { json?: unknown }): Promise<Response>;
  /** The body of a call that must succeed. */
  // biome-ignore lint/suspicious/noExplicitAny: a test says itself what it expects of a reply.
  get(path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  post(path: string, json: unknown, headers?: Record<string, string>): Promise<any>;
  /** Asks a question and reads its events. */
  ask(
    question: string,
    more?: { session_id?: string },
    headers?: Record<string, string>,
  ): Promise<EventReader>;
  follow(turnId: string): Promise<EventReader>;
}

/** What test users sign in with. */
export const testPassword = 'correct horse battery staple';

/** Registers somebody new and signs them in, as the web would; the e-mail address counts as verified unless told. */
export async function signUpTestUser(url: string, { isVerified = true } = {}): Promise<TestUser> {
  const email = `${randomUUID()}@example.org`;
  const password = testPassword;
  const anonymous = makeUser(url, email, '', '');
  await anonymous.post('/api/v1/register/', { full_name: 'Test Person', email, password });
  if (isVerified) await verifyDirectly(url, email);
  const { access, refresh } = await anonymous.post('/api/v1/login/', { username: email, password });
  return makeUser(url, email, access, refresh);
}

/** The same person by way of another server on the same database. */
export const userOn = (url: string, { email, access, refresh }: TestUser): TestUser =>
  makeUser(url, email, access, refresh);

function makeUser(url: string, email: string, access: string, refresh: string): TestUser {
  const authorization = { ...(access && { authorization: `Bearer ${access}` }) };
  const call: TestUser['call'] = (path, { json, ...init } = {}) =>
    fetch(url + path, {
      ...init,
      ...(json !== undefined && { body: JSON.stringify(json) }),
      headers: {
        ...authorization,
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(init.headers as Record<string, string> | undefined),
      },
    });
  const succeed = async (response: Response) => {
    const body = await response.text();
    if (!response.ok) throw new Error(`${response.url}: ${response.status} ${body}`);
    return body === '' ? undefined : JSON.parse(body);
  };
  return {
    email,
    access,
    refresh,
    call,
    get: async (path) => succeed(await call(path)),
    post: async (path, json, headers) =>
      succeed(await call(path, { method: 'POST', json, ...(headers && { headers }) })),
    ask: (question, more, headers) =>
      readEvents(`${url}/api/v1/chat/`, {
        method: 'POST',
        headers: { ...authorization, 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ input_text: question, ...more }),
      }),
    follow: (turnId) => readEvents(`${url}/api/v1/chat/turns/${turnId}/events/`, { headers: authorization }),
  };
}
