import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { persistReducer, persistStore } from 'redux-persist';
import { afterEach, expect, test, vi } from 'vitest';
import { authSlice, credentialsEntered, setCredentials } from '../features/auth/slice.ts';
import { persistConfig } from './persistence.ts';

afterEach(() => vi.useRealTimers());

function start(storage: typeof persistConfig.storage) {
  const reducer = combineReducers({ auth: authSlice.reducer, other: () => 'not to be kept' });
  const store = configureStore({
    reducer: persistReducer<ReturnType<typeof reducer>>({ ...persistConfig, storage }, reducer),
    middleware: (getDefault) => getDefault({ serializableCheck: false }),
  });
  return { store, persistor: persistStore(store) };
}

test('only the auth part is kept, under persist:root, without e-mail and password of the form', async () => {
  const kept = new Map<string, string>();
  const { store, persistor } = start({
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => void kept.set(key, value),
    removeItem: async (key) => void kept.delete(key),
  });
  await vi.waitFor(() => expect(persistor.getState().bootstrapped).toBe(true));
  store.dispatch(setCredentials({ access: 'a', refresh: 'r', user: { email: 'ada@example.org' } }));
  store.dispatch(credentialsEntered({ email: 'typed@example.org', password: 'typed password' }));
  await persistor.flush();
  expect([...kept.keys()]).toEqual(['persist:root']);
  const root = JSON.parse(kept.get('persist:root') ?? '');
  expect(Object.keys(root).sort()).toEqual(['_persist', 'auth']);
  expect(JSON.parse(root.auth)).toMatchObject({ access: 'a', user: { email: 'ada@example.org' } });
  expect(kept.get('persist:root')).not.toContain('typed');
});

test('a storage that does not answer is waited for 5 s', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  const { store, persistor } = start({ getItem: never, setItem: never, removeItem: never });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(persistor.getState().bootstrapped).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(persistor.getState().bootstrapped).toBe(true);
  expect(store.getState().auth.isAuthenticated).toBe(false);
});
