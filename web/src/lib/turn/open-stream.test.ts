import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReducer } from '@reduxjs/toolkit';
import type { Tokens, TurnEvent } from '@sextant/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import { signInEnded, tokensRenewed } from '../auth-state.ts';
import type { StoreAccess } from '../token-renewal.ts';
import { followTurn, forgetTurns, readLiveTurn } from './live-turns.ts';
import { streamOf } from './open-stream.ts';

let server: Server | undefined;
afterEach(() => {
  forgetTurns();
  vi.unstubAllGlobals();
  server?.closeAllConnections();
  server?.close();
});

/** A page whose calls go to a server that answers so. */
async function pageAt(listener: RequestListener) {
  server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    fetch(new URL(address, `http://127.0.0.1:${port}`), init),
  );
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (tell: () => void) => setTimeout(tell));
}

/** Ada, with an access token that has run out. */
function storeOfAda(): StoreAccess {
  const start = { access: 'spent' as string | null, refresh: 'once' as string | null, isAuthenticated: true };
  const reduce = createReducer(start, (builder) =>
    builder
      .addCase(tokensRenewed, (state, { payload }) => ({ ...state, ...(payload as Tokens) }))
      .addCase(signInEnded, () => ({ access: null, refresh: null, isAuthenticated: false })),
  );
  let auth = reduce(undefined, { type: 'start' });
  return {
    getState: () => ({ auth }),
    dispatch: (action) => {
      auth = reduce(auth, action);
    },
    extra: { persistNow: async () => undefined },
  };
}

const end: TurnEvent = { type: 'turn-end', turn_id: 'turn', ended_at: '2026-01-02T03:04:05.000Z' };

/** Takes one token; `renewals` are the replies to those who ask for another, the last one for ever. */
function serverOf(renewals: [status: number, reply: object][]): RequestListener {
  let asked = 0;
  return (request, response) => {
    const json = (status: number, reply: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    if (request.url?.includes('/events/')) {
      if (request.headers.authorization !== 'Bearer fresh') return json(401, { error: 'expired' });
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.end(`event: turn-end\ndata: ${JSON.stringify(end)}\n\n`);
    }
    const [status, reply] = renewals[Math.min(asked, renewals.length - 1)] as [number, object];
    asked += 1;
    return json(status, reply);
  };
}

test('a turn is followed to its end where its token could not be renewed at once', async () => {
  await pageAt(
    serverOf([
      [503, { error: 'busy' }],
      [200, { access: 'fresh', refresh: 'again' }],
    ]),
  );
  expect(await followTurn('turn', streamOf(storeOfAda(), 'turn'))).toBe(true);
});

test('a turn is given up once the sign-in is over, and says that nobody reads it', async () => {
  await pageAt(serverOf([[401, { error: 'spent' }]]));
  const reading = followTurn('turn', streamOf(storeOfAda(), 'turn'));
  expect(readLiveTurn('turn')?.isRead).toBe(true);
  expect(await reading).toBe(false);
  expect(readLiveTurn('turn')).toBeUndefined();
});
