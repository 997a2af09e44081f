import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { api } from './api.ts';
import type { WithAuth } from './auth-state.ts';
import { type AuthorizedCall, authorizedCall } from './authorized-call.ts';
import type { StoreExtra } from './token-renewal.ts';

/** What is certain to be in the store. */
type SharedState = WithAuth & { api: ReturnType<typeof api.reducer> };

/** A dispatch that knows thunks, for features, which must not know the store itself. */
export type AppDispatch = ThunkDispatch<SharedState, StoreExtra, UnknownAction>;
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `authorizedCall` on this store. The function stays the same between renders. */
export function useAuthorizedCall(): AuthorizedCall {
  const dispatch = useAppDispatch();
  return useCallback<AuthorizedCall>(
    (name, input, options) =>
      dispatch((thunkDispatch, getState, extra) =>
        authorizedCall({ dispatch: thunkDispatch, getState, extra }, name, input, options),
      ),
    [dispatch],
  );
}
