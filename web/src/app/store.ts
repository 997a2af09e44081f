import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import {
  FLUSH,
  PAUSE,
  PERSIST,
  PURGE,
  persistReducer,
  persistStore,
  REGISTER,
  REHYDRATE,
} from 'redux-persist';
import { authAdopted, authSlice, restoreAuth } from '../features/auth/slice.ts';
import { api } from '../lib/api.ts';
import { selectUser, signInEnded, type WithAuth } from '../lib/auth-state.ts';
import { clearFallbackToken, parseStoredAuth, storedStateKey } from '../lib/stored-auth.ts';
import type { StoreExtra } from '../lib/token-renewal.ts';
import { persistConfig } from './persistence.ts';

/** No one sees what was loaded for somebody else: anyone who signs in or out finds an empty cache. */
const forgetOnChangeOfUser: Middleware<object, WithAuth> = (store) => (next) => (action) => {
  const before = selectUser(store.getState()).email;
  const result = next(action);
  if (signInEnded.match(action)) clearFallbackToken();
  const after = selectUser(store.getState()).email;
  if (signInEnded.match(action) || (before && before !== after)) store.dispatch(api.util.resetApiState());
  return result;
};

const reducer = combineReducers({ [authSlice.name]: authSlice.reducer, [api.reducerPath]: api.reducer });

const extra: StoreExtra = { persistNow: () => persistor.flush() };

export const store = configureStore({
  reducer: persistReducer<ReturnType<typeof reducer>>(persistConfig, reducer),
  middleware: (getDefaultMiddleware) =>
    getDefaultMiddleware({
      thunk: { extraArgument: extra },
      // redux-persist's own actions carry functions.
      serializableCheck: { ignoredActions: [FLUSH, REHYDRATE, PAUSE, PERSIST, PURGE, REGISTER] },
    }).concat(api.middleware, forgetOnChangeOfUser),
});

export const persistor = persistStore(store);

/** Signing in or out in one tab does so in all; tokens renewed by one are used by all. */
window.addEventListener('storage', ({ key, newValue }) => {
  if (key === storedStateKey || key === null)
    store.dispatch(authAdopted(restoreAuth(parseStoredAuth(newValue))));
});
