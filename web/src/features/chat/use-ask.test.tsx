import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import { forgetTurns } from '../../lib/turn/live-turns.ts';
import { useFollow } from './use-ask.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', (tell: () => void) => setTimeout(tell));
  const { Request } = globalThis;
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(address: string, init: RequestInit) {
        super(new URL(address, 'http://localhost'), init);
      }
    },
  );
});
afterEach(() => {
  forgetTurns();
  vi.unstubAllGlobals();
});

const auth = {
  access: 'a',
  refresh: 'r',
  isAuthenticated: true,
  user: { email: 'ada@example.org', fullName: '' },
};

/** Has a page follow a turn whose server answers so; returns what was asked of it. */
async function followed(status: number): Promise<string[]> {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string | Request) => {
    const { pathname } = new URL(typeof address === 'string' ? address : address.url, 'http://localhost');
    asked.push(pathname);
    return Response.json({ code: 'not-found', message: 'Gone.' }, { status });
  });
  const store = configureStore({
    reducer: { auth: () => auth, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: {} } }).concat(api.middleware),
  });
  let follow: ReturnType<typeof useFollow> | undefined;
  function Page() {
    follow = useFollow();
    return null;
  }
  renderToString(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  await follow?.('session', 'turn');
  const { queries } = store.getState().api;
  return [...asked, ...Object.values(queries).map((query) => `${JSON.stringify(query?.error)}`)];
}

test('a session that was deleted elsewhere while it was answered is looked for again, and said to be gone', async () => {
  const gone = JSON.stringify({ status: 404, data: { code: 'not-found', message: 'Gone.' } });
  expect(await followed(404)).toEqual([
    '/api/v1/chat/turns/turn/events/',
    '/api/v1/chat/sessions/session/',
    gone,
  ]);
});
