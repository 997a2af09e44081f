import { configureStore } from '@reduxjs/toolkit';
import type { SharedSession } from '@sextant/contracts';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../lib/api.ts';
import { sharingApi } from './api.ts';
import { SharedPage } from './shared-page.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A session of which an answer is being written. */
const session = {
  title: 'Does it help?',
  conversations: [{ turn_id: 'turn', ended_at: null, messages: [], answers: [] }],
} as unknown as SharedSession;

/** The page of a link that was read so far, and with which the server then has `status` to say. */
async function drawn(status: number): Promise<string> {
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer, auth: () => ({ access: null }) },
    middleware: (getDefault) => getDefault().concat(api.middleware),
  });
  store.dispatch(
    api.util.upsertQueryEntries([{ endpointName: 'sharedSession', arg: 'token', value: session } as never]),
  );
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(address: string, init: RequestInit) {
        super(new URL(address, 'http://localhost'), init);
      }
    },
  );
  vi.stubGlobal('fetch', async () => Response.json({ code: 'failed', message: 'It failed.' }, { status }));
  await store.dispatch(sharingApi.endpoints.sharedSession.initiate('token', { forceRefetch: true }));
  return renderToString(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/shared/token']}>
        <Routes>
          <Route
            path="/shared/:token"
            element={<SharedPage turns={() => 'Its turns'} tools={() => 'Its tools'} />}
          />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

test('a link that is revoked while it is read says so, and shows nothing of it any more', async () => {
  const page = await drawn(404);
  expect(page).toContain('This link doesn’t work, or no longer does');
  expect(page).not.toMatch(/Its turns|Its tools|Does it help/);
});

test('what was read of a session stands while its server is busy', async () => {
  expect(await drawn(503)).toContain('Its turns');
});
