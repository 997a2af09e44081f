import type { Tokens } from '@sextant/contracts';

/** Where redux-persist keeps the auth state, and what every tab of this browser shares. */
export const persistPrefix = 'persist:';
export const persistKey = 'root';
export const storedStateKey = `${persistPrefix}${persistKey}`;
/** An entry that earlier clients kept their token under. */
const fallbackKey = 'auth';

/** Storage can be forbidden (private windows, policies): then there is simply nothing stored. */
function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The auth part of redux-persist's entry: JSON within JSON. Null when absent or unreadable. */
export function parseStoredAuth(raw: string | null): unknown {
  try {
    const root = JSON.parse(raw ?? 'null');
    return typeof root?.auth === 'string' ? JSON.parse(root.auth) : null;
  } catch {
    return null;
  }
}

/** Tokens, whatever they came from: what is kept for the next visit is not taken on trust. Null when they are none. */
export function toTokens(value: unknown): Tokens | null {
  const { access, refresh } = (value ?? {}) as Partial<Tokens>;
  return typeof access === 'string' && typeof refresh === 'string' ? { access, refresh } : null;
}

/** The auth state as the tab that wrote last left it, not looked at yet; null when absent or unreadable. */
export const readStoredAuth = (): unknown => parseStoredAuth(readItem(storedStateKey));

/** The access token of the stored 'auth' entry: the token itself, or JSON with `access`. */
export function readFallbackToken(): string | null {
  const raw = readItem(fallbackKey);
  if (!raw) return null;
  try {
    const value = JSON.parse(raw);
    if (typeof value === 'string') return value || null;
    return typeof value?.access === 'string' ? value.access || null : null;
  } catch {
    return raw;
  }
}

/** Forgets the fallback too, so that a sign-out leaves no token behind. */
export function clearFallbackToken(): void {
  try {
    localStorage.removeItem(fallbackKey);
  } catch {
    // Forbidden storage holds nothing to clear.
  }
}
