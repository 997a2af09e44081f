import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import { authAdopted, authSlice, restoreAuth, setCredentials } from '../features/auth/slice.ts';
import { api, createBaseQuery } from '../lib/api.ts';
import { signInEnded, tokensRenewed } from '../lib/auth-state.ts';
import { authorizedCall } from '../lib/authorized-call.ts';
import { storedStateKey } from '../lib/stored-auth.ts';
import { renewTokens } from '../lib/token-renewal.ts';
import { forgetOnChangeOfUser } from './forget-on-change-of-user.ts';

let server: Server | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

const of = (email: string, refresh: string) => ({
  access: `of ${refresh}`,
  refresh,
  user: { email, fullName: '' },
});

/** Ada's page asks for new tokens, and `meanwhile` happens before the server, which answers so, is heard. */
async function renewedWhile(
  meanwhile: (dispatch: (action: Parameters<typeof authSlice.reducer>[1]) => void) => void,
  [status, reply]: [number, object] = [200, { access: 'new', refresh: 'second' }],
) {
  const store = configureStore({ reducer: { auth: authSlice.reducer } });
  store.dispatch(setCredentials(of('ada@example.org', 'first')));
  const signedOut: unknown[] = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      const isLogout = request.url?.endsWith('/logout/');
      if (isLogout) signedOut.push(JSON.parse(body).refresh);
      else meanwhile(store.dispatch);
      response.writeHead(isLogout ? 200 : status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isLogout ? { message: 'Done.' } : reply));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fetch(new URL(address, `http://127.0.0.1:${port}`), init),
  );
  const access = { ...store, extra: { persistNow: async () => undefined } };
  const isRenewed = await renewTokens(access, 'of first');
  const { access: held, user } = store.getState().auth;
  return { isRenewed, held, email: user.email, signedOut };
}

test('new tokens take the place of the refused', async () => {
  expect(await renewedWhile(() => {})).toEqual({
    isRenewed: true,
    held: 'new',
    email: 'ada@example.org',
    signedOut: [],
  });
});

test('who signs out while tokens are renewed stays signed out, and the new ones are given up', async () => {
  const { signedOut, ...after } = await renewedWhile((dispatch) => dispatch(signInEnded()));
  expect(after).toEqual({ isRenewed: false, held: null, email: '' });
  await expect.poll(() => signedOut).toEqual(['second']);
});

test.each([
  ['brings tokens', [200, { access: 'new', refresh: 'second' }], ['second']],
  ['refuses', [401, { error: 'spent' }], []],
] as [string, [number, object], string[]][])(
  'a late reply that %s changes nothing for who has signed in meanwhile',
  async (_what, reply, given) => {
    const { signedOut, ...after } = await renewedWhile(
      (dispatch) => dispatch(setCredentials(of('bob@example.org', 'other'))),
      reply,
    );
    expect(after).toEqual({ isRenewed: false, held: 'of other', email: 'bob@example.org' });
    await expect.poll(() => signedOut).toEqual(given);
  },
);

test('tokens that another tab has brought meanwhile are kept, and its sign-in with them', async () => {
  const adopted = tokensRenewed({ access: 'of the other tab', refresh: 'third' });
  expect(await renewedWhile((dispatch) => dispatch(adopted))).toEqual({
    isRenewed: true,
    held: 'of the other tab',
    email: 'ada@example.org',
    signedOut: [],
  });
});

/** Ada's page, which says with what tokens it has asked; Bob's tokens are good, Ada's have run out. */
function pageOfAda(meanwhile: (dispatch: (action: Parameters<typeof authSlice.reducer>[1]) => void) => void) {
  const store = configureStore({
    reducer: { auth: authSlice.reducer, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault().concat(api.middleware, forgetOnChangeOfUser),
  });
  store.dispatch(setCredentials(of('ada@example.org', 'first')));
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string | Request, init?: RequestInit) => {
    const token = new Headers(init?.headers ?? (address as Request).headers).get('authorization');
    asked.push(token);
    if (asked.length === 1) meanwhile(store.dispatch);
    return Response.json({}, { status: token === 'Bearer of other' ? 200 : 401 });
  });
  const extra = {
    persistNow: async () => undefined,
    adopt: (stored: unknown) => store.dispatch(authAdopted(restoreAuth(stored))),
  };
  const email = () => store.getState().auth.user.email;
  return { access: { ...store, extra }, asked, email };
}

const bob = of('bob@example.org', 'other');

test('a page that has missed that somebody else signed in becomes theirs, and asks nothing again as them', async () => {
  const stored = JSON.stringify({ auth: JSON.stringify({ ...bob, isAuthenticated: true }) });
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === storedStateKey ? stored : null) });
  const { access, asked, email } = pageOfAda(() => {});
  const body = { input_text: 'My patient has …' };
  expect((await authorizedCall(access, 'chat', { body })).status).toBe(401);
  expect(asked).toEqual(['Bearer of first']);
  expect(email()).toBe('bob@example.org');
});

test.each(['a stream', 'a query'])(
  'what was asked before somebody else signed in is not asked again as them: %s',
  async (what) => {
    const { access, asked } = pageOfAda((dispatch) => dispatch(setCredentials(bob)));
    const body = { input_text: 'My patient has …' };
    if (what === 'a stream') await authorizedCall(access, 'chat', { body });
    else {
      const call = { ...access, signal: new AbortController().signal, abort: () => {} };
      await createBaseQuery({ baseUrl: 'http://localhost/' })(
        'chat/',
        { ...call, endpoint: 'probe', type: 'query' },
        {},
      );
    }
    expect(asked).toEqual(['Bearer of first']);
  },
);

/** What holds a lock in this browser. */
const lockedBy = (request: (...given: unknown[]) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } });

test('a browser that denies locks renews tokens without one', async () => {
  lockedBy(async () => {
    throw new DOMException('Access to the Locks API is denied in this context.', 'SecurityError');
  });
  expect(await renewedWhile(() => {})).toMatchObject({ isRenewed: true, held: 'new' });
});

test('a lock that another tab does not give up in time is not broken, and work that fails is not done twice', async () => {
  const ended = AbortSignal.abort(new DOMException('It took too long.', 'TimeoutError'));
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(ended);
  lockedBy(async () => {
    throw ended.reason;
  });
  expect(await renewedWhile(() => {})).toMatchObject({ isRenewed: false, held: 'of first' });

  lockedBy((_name, _options, work) => (work as () => Promise<unknown>)());
  const { access, asked } = pageOfAda(() => {
    throw new TypeError('Not reached.');
  });
  expect(await renewTokens(access, 'of first')).toBe(false);
  expect(asked).toEqual([null]);
});
