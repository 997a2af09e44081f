import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { signInEnded, type WithAuth } from '../../lib/auth-state.ts';
import { useLogoutMutation } from './api.ts';

/** Signs out: tells the server, forgets everything here, and goes to the landing page. */
export function useSignOut(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { getState } = useStore<WithAuth>();
  return useCallback(async () => {
    const { refresh } = getState().auth;
    // Out of the dashboard first: its guard would remember the way back for whoever signs in next.
    await navigate('/', { replace: true });
    dispatch(signInEnded());
    // Signing out works without the server too; it forgets the refresh token in its own time then.
    if (refresh) await logout({ refresh });
  }, [logout, dispatch, navigate, getState]);
}
