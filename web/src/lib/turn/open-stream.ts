import { useCallback } from 'react';
import { selectIsAuthenticated, type WithAuth } from '../auth-state.ts';
import { authorizedCall } from '../authorized-call.ts';
import { useAppDispatch } from '../store-hooks.ts';
import type { StoreAccess } from '../token-renewal.ts';
import { LostConnectionError } from './answer-stream.ts';
import type { OpenStream } from './live-turns.ts';

/**
 * Opens the stream of a turn as the user who is signed in. Throws `LostConnectionError` where the token was refused and
 * could not be renewed while the sign-in still stands: that the renewal was not answered ends no turn.
 */
export const streamOf =
  (store: StoreAccess, id: string): OpenStream =>
  async (signal) => {
    const response = await authorizedCall(
      store,
      'turnEvents',
      { params: { id } },
      { accept: 'text/event-stream', signal },
    );
    if (response.status !== 401 || !selectIsAuthenticated(store.getState() as WithAuth)) return response;
    await response.body?.cancel();
    throw new LostConnectionError();
  };

/** `streamOf` on this store. The function stays the same between renders. */
export function useStreamOf(): (turnId: string) => OpenStream {
  const dispatch = useAppDispatch();
  return useCallback(
    (turnId) =>
      dispatch((thunkDispatch, getState, extra) =>
        streamOf({ dispatch: thunkDispatch, getState, extra }, turnId),
      ),
    [dispatch],
  );
}
