import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configureStore } from '@reduxjs/toolkit';
import { afterEach, expect, test, vi } from 'vitest';
import { authSlice, setCredentials } from '../features/auth/slice.ts';
import { signInEnded, tokensRenewed } from '../lib/auth-state.ts';
import { renewTokens } from '../lib/token-renewal.ts';

let server: Server | undefined;
afterEach(() => {
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
