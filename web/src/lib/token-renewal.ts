import { signInEnded, tokensRenewed, type WithAuth } from './auth-state.ts';
import { fetchCall } from './call.ts';
import { readFallbackToken, readStoredAuth, toTokens } from './stored-auth.ts';
import { readUserChanges } from './user-change.ts';

/** How long the sync of tokens may take before the call that waits for it gives up, in milliseconds. */
const tokenSyncTimeout = 5_000;

/** What the transport needs of the store. */
export interface StoreAccess {
  getState: () => unknown;
  dispatch: (action: ReturnType<typeof tokensRenewed> | ReturnType<typeof signInEnded>) => unknown;
  extra: unknown;
}

/** The thunks' extra argument. */
export interface StoreExtra {
  /** Writes the auth state to storage now, where redux-persist would wait for its next tick. */
  persistNow: () => Promise<unknown>;
  /** Takes the auth state from storage over as a whole, whoever's it is: what was loaded for another user is forgotten. */
  adopt: (stored: unknown) => unknown;
}

const readTokens = (store: StoreAccess) => (store.getState() as WithAuth).auth;

/** The bearer token of the next call: from the state, else from the stored 'auth' entry. */
export const readAccessToken = (getState: () => unknown): string | null =>
  (getState() as WithAuth).auth.access || readFallbackToken();

let renewal: Promise<boolean> | null = null;

/**
 * Gets tokens in place of an access token that the server refused. Calls that fail together share one renewal, and so
 * do tabs: a refresh token works once, and anyone who comes second finds the new ones in storage.
 * @param userChanges `readUserChanges()` as the call went out
 * @returns whether there is a new access token of the same user to try again with
 */
export async function renewTokens(
  store: StoreAccess,
  refused: string | null,
  userChanges = readUserChanges(),
): Promise<boolean> {
  const isSameUser = () => userChanges === readUserChanges();
  if (!isSameUser()) return false;
  const { access } = readTokens(store);
  if (access && access !== refused) return true;
  renewal ??= withLock(() => renewOnce(store, refused))
    .catch(() => false)
    .finally(() => {
      renewal = null;
    });
  return (await renewal) && isSameUser();
}

/**
 * Web Locks exist in secure contexts only, and are denied where storage is. Without them the server's grace for a refresh
 * token used twice must do.
 */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  const signal = AbortSignal.timeout(tokenSyncTimeout);
  let begun: Promise<T> | undefined;
  try {
    return await navigator.locks.request('token-renewal', { signal }, () => {
      begun = work();
      return begun;
    });
  } catch (error) {
    // What has failed itself, or waits for another tab that may be renewing them, is not begun again.
    if (begun || signal.aborted) throw error;
    return work();
  }
}

async function renewOnce(store: StoreAccess, refused: string | null): Promise<boolean> {
  const { refresh, user } = readTokens(store);
  const stored = readStoredAuth();
  // A page that was put aside may have missed that somebody else signed in: their tokens are not for its calls.
  if (stored && ((stored as Partial<WithAuth['auth']>).user?.email ?? '') !== user.email) {
    (store.extra as StoreExtra).adopt(stored);
    return false;
  }
  const tokensStored = toTokens(stored);
  if (tokensStored && tokensStored.access !== refused) {
    store.dispatch(tokensRenewed(tokensStored));
    return true;
  }
  if (!refresh) {
    store.dispatch(signInEnded());
    return false;
  }
  const signal = AbortSignal.timeout(tokenSyncTimeout);
  const response = await fetchCall('refresh', { body: { refresh } }, { signal });
  const tokens = response.ok ? toTokens(await response.json()) : null;
  const now = readTokens(store);
  // Who signed out meanwhile is not signed in again, and who signed in instead is not signed out by it.
  if (now.refresh !== refresh) {
    // The spent token that was signed out with may have been worth nothing by then.
    if (tokens && now.user.email !== user.email) void signOut(tokens.refresh);
    return now.access !== null && now.user.email === user.email;
  }
  if (response.ok) {
    if (!tokens) return false;
    store.dispatch(tokensRenewed(tokens));
    // The lock is given up after this: the next tab must find the new tokens, not the spent ones.
    await (store.extra as StoreExtra).persistNow();
    return true;
  }
  // Only a plain refusal ends the sign-in; a server that is busy or away says nothing about the token.
  if (response.status === 401 || response.status === 400) store.dispatch(signInEnded());
  return false;
}

/** Tells the server that a sign-in is over; it forgets it in its own time where it is not reached. */
const signOut = (refresh: string) => fetchCall('logout', { body: { refresh } }).catch(() => undefined);
