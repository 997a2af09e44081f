import type { Middleware } from '@reduxjs/toolkit';
import { forgetDrafts } from '../features/chat/forget-drafts.ts';
import { api } from '../lib/api.ts';
import { selectUser, signInEnded, type WithAuth } from '../lib/auth-state.ts';
import { clearFallbackToken } from '../lib/stored-auth.ts';
import { forgetUser } from '../lib/user-change.ts';

/**
 * No one sees what was loaded for somebody else, or what somebody else wrote: anyone who signs in or out, on whatever
 * page, finds an empty cache and no draft. Drafts outlive the code that writes them, and are forgotten without it.
 */
export const forgetOnChangeOfUser: Middleware<object, WithAuth> = (store) => (next) => (action) => {
  const before = selectUser(store.getState()).email;
  const result = next(action);
  if (signInEnded.match(action)) clearFallbackToken();
  const after = selectUser(store.getState()).email;
  if (signInEnded.match(action) || (before && before !== after)) {
    store.dispatch(api.util.resetApiState());
    forgetUser();
    forgetDrafts();
  }
  return result;
};
