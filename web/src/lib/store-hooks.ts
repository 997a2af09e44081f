import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { api } from './api.ts';
import type { WithAuth } from './auth-state.ts';
import { authorizedFetch } from './authorized-fetch.ts';
import type { StoreExtra } from './token-renewal.ts';

/** What is certain to be in the store. */
type SharedState = WithAuth & { api: ReturnType<typeof api.reducer> };

/** A dispatch that knows thunks, for features, which must not know the store itself. */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<SharedState, StoreExtra, UnknownAction>>();

/** `authorizedFetch` on this store. The function stays the same between renders. */
export function useAuthorizedFetch(): (input: string, init?: RequestInit) => Promise<Response> {
  const dispatch = useAppDispatch();
  return useCallback(
    (input, init) =>
      dispatch((thunkDispatch, getState, extra) =>
        authorizedFetch({ dispatch: thunkDispatch, getState, extra }, input, init),
      ),
    [dispatch],
  );
}
