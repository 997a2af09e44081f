import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { authorizedFetch } from './authorized-fetch.ts';
import type { StoreExtra } from './token-renewal.ts';

/** A dispatch that knows thunks, for features, which must not know the store itself. */
export const useAppDispatch = useDispatch.withTypes<ThunkDispatch<unknown, StoreExtra, UnknownAction>>();

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
