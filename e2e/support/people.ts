import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { signUpTestUser } from '../../server/src/testing/test-user.ts';
import type { Stage } from './stage.ts';

/** Long enough, and on no list of common passwords. */
export const password = 'correct horse battery staple';

export const newEmail = (): string => `${randomUUID()}@example.org`;

interface StoredTokens {
  email: string;
  access: string;
  refresh: string;
}

/** What the web keeps of a sign-in, as another visit left it there. */
export function storedSignIn(url: string, { email, access, refresh }: StoredTokens) {
  const auth = {
    access,
    refresh,
    user: { email, fullName: '' },
    profilePicture: null,
    isAuthenticated: true,
  };
  const value = JSON.stringify({ auth: JSON.stringify(auth), _persist: '{"version":-1,"rehydrated":true}' });
  return { cookies: [], origins: [{ origin: url, localStorage: [{ name: 'persist:root', value }] }] };
}

/** Opens a page as somebody new who is signed in already. */
export async function openSignedIn(stage: Stage, path: string, options?: BrowserContextOptions) {
  const user = await signUpTestUser(stage.url);
  const page = await stage.open(path, { storageState: storedSignIn(stage.url, user), ...options });
  return { page, user };
}

/** The auth state as it lies in the browser's storage; null when there is none. */
export async function readStoredAuth(page: Page): Promise<Record<string, unknown> | null> {
  const raw = await page.evaluate<string | null>("localStorage.getItem('persist:root')");
  const root = JSON.parse(raw ?? 'null');
  return root?.auth ? JSON.parse(root.auth) : null;
}

/** What has the keyboard: a field by its name, anything else by its text. */
export const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate("document.activeElement?.name || document.activeElement?.textContent || ''");

/** Fills in the sign-in form and sends it. */
export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  // Until its screen is there, the fields are another's.
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
