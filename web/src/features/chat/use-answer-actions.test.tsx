import { configureStore } from '@reduxjs/toolkit';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import { toast } from '../../ui/toast.ts';
import { SessionIdContext } from './session-context.ts';
import { useRetry } from './use-answer-actions.ts';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  const { Request } = globalThis;
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(address: string, init: RequestInit) {
        super(new URL(address, 'http://localhost'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, url } = request;
    const { pathname, searchParams } = new URL(url);
    // A server of the version before knows its body, and passes over what it does not know of its address.
    const seen = searchParams.has('attempt') ? [`seen: ${searchParams.get('attempt')}`] : [];
    asked.push([method, pathname, await request.text(), ...seen].join(' ').trim());
    const reply = { code: 'conflict', message: 'Claude is answering already.', retryable: false };
    return Response.json(reply, { status: 409 });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const auth = { access: 'a', refresh: 'r', isAuthenticated: true, user: { email: '', fullName: '' } };

test('an engine that was asked again in another window already is shown at its work', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue('');
  const store = configureStore({
    reducer: { auth: () => auth, [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: {} } }).concat(api.middleware),
  });
  let retry: ReturnType<typeof useRetry> | undefined;
  function Page() {
    retry = useRetry('turn');
    return null;
  }
  renderToString(
    <Provider store={store}>
      <SessionIdContext value="session">
        <Page />
      </SessionIdContext>
    </Provider>,
  );
  await retry?.({ engine: 'claude', label: 'Claude', attempt: 3 });
  expect(said).toHaveBeenCalledExactlyOnceWith('Claude is answering already.');
  await expect
    .poll(() => asked)
    .toEqual([
      'POST /api/v1/chat/turns/turn/retry/ {"engine":"claude"} seen: 3',
      'GET /api/v1/chat/sessions/session/',
    ]);
});
