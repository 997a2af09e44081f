import { setTimeout } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpTestUser } from '../server/src/testing/test-user.ts';
import { openSignedIn, readStoredAuth, signIn, storedSignIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

const refreshCall = '**/api/v1/token/refresh/';

test('the guard sends visitors to the sign-in, and from there back to where they were going', async () => {
  const { email } = await signUpTestUser(stage.url);
  const wanted = '/dashboard/0b7e1f52-3d52-4c1c-9df5-000000000000';
  const page = await stage.open(wanted);
  await page.waitForURL('/login');
  await signIn(page, email);
  await page.waitForURL(wanted);
});

test("'Get Started' leads to the dashboard by way of the sign-in", async () => {
  const { email } = await signUpTestUser(stage.url);
  const page = await stage.open('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('/login');
  await signIn(page, email);
  await page.waitForURL('/dashboard');
});

test('a stored state without a token, or not marked as signed in, does not pass', async () => {
  const { email, access, refresh } = await signUpTestUser(stage.url);
  const unmarked = storedSignIn(stage.url, { email, access, refresh });
  for (const entry of unmarked.origins[0]?.localStorage ?? [])
    entry.value = entry.value.replace('\\"isAuthenticated\\":true', '\\"isAuthenticated\\":false');
  for (const storageState of [storedSignIn(stage.url, { email, access: '', refresh: '' }), unmarked]) {
    const page = await stage.open('/dashboard', { storageState });
    await page.waitForURL('/login');
    await page.context().close();
  }
});

test('damaged storage is a signed-out state, not a broken page', async () => {
  const origin = { origin: stage.url, localStorage: [{ name: 'persist:root', value: '{"auth":"{' }] };
  const page = await stage.open('/dashboard', { storageState: { cookies: [], origins: [origin] } });
  await page.waitForURL('/login');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
});

test('a refresh token alone passes, and gets its access token at the first call', async () => {
  const user = await signUpTestUser(stage.url);
  const storageState = storedSignIn(stage.url, { ...user, access: '' });
  const page = await stage.open('/dashboard', { storageState });
  await page.getByRole('button', { name: 'My Profile' }).locator('[data-initials=TP]').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await expect.poll(async () => (await readStoredAuth(page))?.access).toEqual(expect.stringMatching(/.+/));
});

test("calls carry the token of the stored 'auth' entry where the state has none", async () => {
  const user = await signUpTestUser(stage.url);
  const storageState = storedSignIn(stage.url, { ...user, access: '' });
  storageState.origins[0]?.localStorage.push({
    name: 'auth',
    value: JSON.stringify({ access: user.access }),
  });
  const page = await stage.open('/', { storageState });
  const call = page.waitForRequest('**/api/v1/user-profile/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  expect(await (await call).headerValue('authorization')).toBe(`Bearer ${user.access}`);
});

test('anyone who is signed in does not see the screens of those who are not', async () => {
  const { page } = await openSignedIn(stage, '/login');
  for (const path of [
    '/login',
    '/register',
    '/forget-password',
    '/verify-otp',
    '/reset-password',
    '/success-msg',
  ]) {
    await page.goto(path);
    await page.waitForURL('/');
  }
});

test.each(['/nowhere', '/dashboard/a/b', '/login/x'])("%s shows '404' in plain text", async (path) => {
  const page = await stage.open(path);
  await page.getByText('404', { exact: true }).waitFor();
  expect((await page.locator('body').innerText()).trim()).toBe('404');
});

/** Two tabs whose access token was refused, held back until both know, or for a second: after 5 a tab renews by itself. */
async function openTwoTabs(prepare: (context: BrowserContext) => Promise<unknown> = async () => {}) {
  const user = await signUpTestUser(stage.url);
  const storageState = storedSignIn(stage.url, { ...user, access: 'refused' });
  const context = await stage.browser.newContext({ baseURL: stage.url, storageState });
  await prepare(context);
  // The first calls go out together: on a busy machine one tab may be there long before the other.
  const arrived = new Set<unknown>();
  let release = () => {};
  const bothArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/api/v1/**', async (route, request) => {
    if ((await request.headerValue('authorization')) === 'Bearer refused') {
      arrived.add(request.frame().page());
      if (arrived.size === 2) release();
      await bothArrived;
    }
    await route.fallback();
  });
  const refused = new Set<unknown>();
  const bothRefused = new Promise<void>((resolve) => {
    context.on('response', (response) => {
      if (response.status() !== 401) return;
      refused.add(response.frame().page());
      if (refused.size === 2) resolve();
    });
  });
  let refreshes = 0;
  await context.route(refreshCall, async (route) => {
    refreshes++;
    await Promise.race([bothRefused, setTimeout(1_000)]);
    await route.continue();
  });
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/dashboard')));
  for (const tab of tabs)
    await tab.getByRole('button', { name: 'My Profile' }).locator('[data-initials=TP]').waitFor();
  return { tabs, user, refreshes: () => refreshes };
}

test('two tabs that need new tokens at once refresh once, and both go on', async () => {
  const { tabs, user, refreshes } = await openTwoTabs();
  expect(refreshes()).toBe(1);
  const [first, second] = await Promise.all(tabs.map(readStoredAuth));
  expect(first).toEqual(second);
  expect(first?.refresh).not.toBe(user.refresh);
  for (const tab of tabs) {
    await tab.reload();
    await tab.getByRole('button', { name: 'My Profile' }).locator('[data-initials=TP]').waitFor();
  }
  expect(refreshes()).toBe(1);
});

test('without Web Locks the grace of the server keeps both tabs signed in', async () => {
  const { tabs } = await openTwoTabs((context) =>
    context.addInitScript("Object.defineProperty(navigator, 'locks', { value: undefined })"),
  );
  for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/dashboard');
});

test('signing out in one tab signs out in the other', async () => {
  const { page } = await openSignedIn(stage, '/');
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await other.waitForURL('/login');
});

test('a sign-in that the server has ended leads to the sign-in, with the way back', async () => {
  const user = await signUpTestUser(stage.url);
  await user.post('/api/v1/logout/', { refresh: user.refresh });
  const storageState = storedSignIn(stage.url, { ...user, access: 'refused' });
  const page = await stage.open('/dashboard', { storageState });
  await page.waitForURL('/login');
  await expect
    .poll(() => readStoredAuth(page))
    .toMatchObject({ access: null, refresh: null, isAuthenticated: false });
  await signIn(page, user.email);
  await page.waitForURL('/dashboard');
});

test('a server that is away for a moment ends no sign-in', async () => {
  const user = await signUpTestUser(stage.url);
  const storageState = storedSignIn(stage.url, { ...user, access: 'refused' });
  const context = await stage.browser.newContext({ baseURL: stage.url, storageState });
  let isAway = true;
  await context.route(refreshCall, (route) => (isAway ? route.fulfill({ status: 503 }) : route.continue()));
  const page = await context.newPage();
  const away = page.waitForResponse(refreshCall);
  await page.goto('/dashboard');
  await away;
  expect(await readStoredAuth(page)).toMatchObject({ refresh: user.refresh, isAuthenticated: true });
  isAway = false;
  await page.reload();
  await page.getByRole('button', { name: 'My Profile' }).locator('[data-initials=TP]').waitFor();
});

test('a renewal that hangs is given up after 5 s, and ends no sign-in', async () => {
  const user = await signUpTestUser(stage.url);
  const page = await stage.open('/', {
    storageState: storedSignIn(stage.url, { ...user, access: 'refused' }),
  });
  await page.route(refreshCall, () => {});
  const asked = page.waitForRequest(refreshCall);
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/token/refresh/'));
  const start = performance.now();
  await page.getByRole('link', { name: 'Get Started' }).click();
  await asked;
  await givenUp;
  // A timer may be early by some milliseconds, and a busy machine late by any time.
  expect(performance.now() - start).toBeGreaterThan(4_900);
  expect(await readStoredAuth(page)).toMatchObject({ refresh: user.refresh, isAuthenticated: true });
});
