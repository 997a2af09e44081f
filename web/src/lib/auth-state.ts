import { createAction } from '@reduxjs/toolkit';
import type { Tokens } from '@sextant/contracts';

/** The part of the auth state that the transport and every feature may read; the whole is in features/auth/slice.ts. */
export interface WithAuth {
  auth: {
    access: string | null;
    refresh: string | null;
    isAuthenticated: boolean;
    user: { email: string; fullName: string };
  };
}

export const selectIsAuthenticated = (state: WithAuth) =>
  state.auth.isAuthenticated && Boolean(state.auth.access || state.auth.refresh);
export const selectUser = (state: WithAuth) => state.auth.user;

/** New tokens of the same sign-in, from the server or from another tab. */
export const tokensRenewed = createAction<Tokens>('auth/tokensRenewed');

/** The sign-in is over: the user signed out, or the server no longer takes its refresh token. */
export const signInEnded = createAction('auth/signInEnded');

/** What the server says about who is signed in. */
export const profileLearned = createAction<{ fullName: string; profilePicture: string | null }>(
  'auth/profileLearned',
);
