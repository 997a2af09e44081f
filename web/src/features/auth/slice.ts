import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { profileLearned, signInEnded, tokensRenewed } from '../../lib/auth-state.ts';

/** Who is signed in. Persisted, but for `email` and `password`. */
export interface AuthState {
  access: string | null;
  refresh: string | null;
  user: { email: string; fullName: string };
  profilePicture: string | null;
  /** True when an access token exists. */
  isAuthenticated: boolean;
  /** What the sign-in form sent, until the server has answered. Never written to storage. */
  email: string;
  password: string;
}

const signedOut: AuthState = {
  access: null,
  refresh: null,
  user: { email: '', fullName: '' },
  profilePicture: null,
  isAuthenticated: false,
  email: '',
  password: '',
};

/** What a sign-in brings; what is missing stays empty. */
export interface Credentials {
  access?: string | null;
  refresh?: string | null;
  user?: { email?: string; fullName?: string };
  profilePicture?: string | null;
}

const fromCredentials = (credentials: Credentials): AuthState => ({
  ...signedOut,
  access: credentials.access || null,
  refresh: credentials.refresh || null,
  user: { email: credentials.user?.email ?? '', fullName: credentials.user?.fullName ?? '' },
  profilePicture: credentials.profilePicture ?? null,
  isAuthenticated: Boolean(credentials.access),
});

const textOr = <T>(value: unknown, otherwise: T) => (typeof value === 'string' ? value : otherwise);

/** An auth state read back from storage, whatever may have been written there. */
export function restoreAuth(stored: unknown): AuthState {
  const value = (stored ?? {}) as Partial<AuthState>;
  return {
    ...signedOut,
    access: textOr(value.access, null) || null,
    refresh: textOr(value.refresh, null) || null,
    user: { email: textOr(value.user?.email, ''), fullName: textOr(value.user?.fullName, '') },
    profilePicture: textOr(value.profilePicture, null),
    isAuthenticated: value.isAuthenticated === true,
  };
}

export const authSlice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    /** Holds what the form sends while the server is asked. */
    credentialsEntered: (state, { payload }: PayloadAction<{ email: string; password: string }>) => {
      state.email = payload.email;
      state.password = payload.password;
    },
    /** The server has answered: they have done their work. */
    credentialsUsed: (state) => {
      state.email = '';
      state.password = '';
    },
    setCredentials: (_state, { payload }: PayloadAction<Credentials>) => fromCredentials(payload),
    /** Another tab signed in, out, or renewed its tokens. */
    authAdopted: (_state, { payload }: PayloadAction<AuthState>) => payload,
  },
  extraReducers: (builder) =>
    builder
      .addCase(tokensRenewed, (state, { payload }) => {
        state.access = payload.access;
        state.refresh = payload.refresh;
        state.isAuthenticated = true;
      })
      .addCase(profileLearned, (state, { payload }) => {
        state.user.fullName = payload.fullName;
        state.profilePicture = payload.profilePicture;
      })
      .addCase(signInEnded, () => signedOut),
});

export const { credentialsEntered, credentialsUsed, setCredentials, authAdopted } = authSlice.actions;
