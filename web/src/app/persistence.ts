import { createTransform, type WebStorage } from 'redux-persist';
import { restoreAuth } from '../features/auth/slice.ts';
import { persistKey, persistPrefix } from '../lib/stored-auth.ts';

/** How long the stored state may take to come back before the product starts signed out, in milliseconds. */
const persistTimeout = 5_000;

/** Asynchronous in form only: redux-persist asks for promises. A storage that is forbidden rejects, and is done without. */
const storage: WebStorage = {
  getItem: async (key) => localStorage.getItem(key),
  setItem: async (key, value) => localStorage.setItem(key, value),
  removeItem: async (key) => localStorage.removeItem(key),
};

/** What is typed into the sign-in form never reaches the disk, and what comes from there is not trusted in its shape. */
const authTransform = createTransform(
  (auth: ReturnType<typeof restoreAuth>) => {
    const { email: _email, password: _password, ...kept } = auth;
    return kept;
  },
  (stored) => restoreAuth(stored),
  { whitelist: ['auth'] },
);

export const persistConfig = {
  key: persistKey,
  keyPrefix: persistPrefix,
  storage,
  whitelist: ['auth'],
  transforms: [authTransform],
  timeout: persistTimeout,
};
