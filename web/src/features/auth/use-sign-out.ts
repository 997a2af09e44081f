import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { signInEnded, type WithAuth } from '../../lib/auth-state.ts';
import { finishBeforeSignOut } from '../../lib/user-change.ts';
import { useLogoutMutation } from './api.ts';

/** Signs out: does what was put off and needs the sign-in, forgets everything here, and tells the server. */
export function useSignOut(): () => void {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();
  const { getState } = useStore<WithAuth>();
  return useCallback(() => {
    const signOut = () => {
      const { refresh } = getState().auth;
      dispatch(signInEnded());
      // Signing out works without the server too; it forgets the refresh token in its own time then.
      if (refresh) void logout({ refresh });
    };
    const finished = finishBeforeSignOut();
    if (finished) void finished.then(signOut);
    else signOut();
  }, [logout, dispatch, getState]);
}
