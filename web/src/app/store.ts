import { combineReducers, configureStore } from '@reduxjs/toolkit';
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
import { parseStoredAuth, readStoredAuth, storedStateKey } from '../lib/stored-auth.ts';
import type { StoreExtra } from '../lib/token-renewal.ts';
import { forgetOnChangeOfUser } from './forget-on-change-of-user.ts';
import { persistConfig } from './persistence.ts';

const reducer = combineReducers({ [authSlice.name]: authSlice.reducer, [api.reducerPath]: api.reducer });

const extra: StoreExtra = {
  persistNow: () => persistor.flush(),
  adopt: (stored) => store.dispatch(authAdopted(restoreAuth(stored))),
};

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
  if (key === storedStateKey || key === null) extra.adopt(parseStoredAuth(newValue));
});

/** A page that was put aside whole has heard of none of that. */
window.addEventListener('pageshow', ({ persisted }) => {
  const stored = persisted && readStoredAuth();
  if (stored) extra.adopt(stored);
});
