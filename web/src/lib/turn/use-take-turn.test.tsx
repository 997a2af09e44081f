import { configureStore } from '@reduxjs/toolkit';
import type { Turn } from '@sextant/contracts';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api.ts';
import { forgetTurns } from './live-turns.ts';
import { useTakeTurn } from './use-take-turn.ts';

const asked: string[] = [];
const turnOf = (state: string) =>
  ({
    turn_id: 'turn',
    session_id: 'session',
    ended_at: '2026-01-02T03:04:05.000Z',
    answers: [],
    findings: { version: state === 'ready' ? 2 : 1, ledger: { state }, overview: { state } },
  }) as unknown as Turn;

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (tell: () => void) => setTimeout(tell));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const event = { type: 'turn-snapshot', turn: turnOf('ready') };
    return new Response(`data: ${JSON.stringify(event)}\n\n`);
  });
});
afterEach(() => {
  forgetTurns();
  vi.unstubAllGlobals();
});

/** Something that is asked for, and holds nothing. */
const ask = (what: string) => {
  asked.push(what);
  return { data: null };
};

/** A page that shows the session and the history. */
const shown = api.injectEndpoints({
  endpoints: (build) => ({
    shownSession: build.query<null, string>({
      queryFn: (id) => ask(`session ${id}`),
      providesTags: (_reply, _error, id) => [{ type: 'chatSession', id }],
    }),
    shownHistory: build.query<null, null>({
      queryFn: () => ask('history'),
      providesTags: ['chatSessions'],
    }),
  }),
});

/** What is asked for once a turn has been taken in so, beside the session and history that are shown. */
async function askedAfter(turn: Turn): Promise<string[]> {
  const auth = { access: 'a', refresh: 'r', isAuthenticated: true, user: { email: '', fullName: '' } };
  const store = configureStore({
    reducer: { auth: () => auth, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: {} } }).concat(api.middleware),
  });
  await store.dispatch(shown.endpoints.shownSession.initiate('session'));
  await store.dispatch(shown.endpoints.shownHistory.initiate(null));
  asked.length = 0;
  let take: ReturnType<typeof useTakeTurn> | undefined;
  function Page() {
    take = useTakeTurn();
    return null;
  }
  renderToString(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  await take?.(turn);
  return asked.toSorted();
}

test('a turn that is told while something is still made of it is followed, and read again with its session then', async () => {
  expect(await askedAfter(turnOf('pending'))).toEqual([
    '/api/v1/chat/turns/turn/events/',
    'history',
    'session session',
  ]);
});

test('a turn that is told once all is made of it is not followed', async () => {
  expect(await askedAfter(turnOf('ready'))).toEqual([]);
});
