import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GoogleStandIn, startGoogleStandIn } from '../server/src/testing/google-stand-in.ts';
import { signUpTestUser } from '../server/src/testing/test-user.ts';
import { standInForGoogle } from './support/google-at-the-edge.ts';
import { letThrough } from './support/let-through.ts';
import { nameOfFocused, newEmail, readStoredAuth } from './support/people.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

let google: GoogleStandIn;
beforeAll(async () => {
  google = await startGoogleStandIn();
});
afterAll(() => google?.close());
const stage = stageForFile(() => ({
  environment: google.environment,
  parts: { outbound: google.outbound },
}));

async function makeAccount(email = newEmail()) {
  const person = {
    email,
    sub: crypto.randomUUID(),
    googleUid: `1${Date.now()}`,
    name: 'Grace Hopper',
    picture: 'https://lh3.googleusercontent.com/a/grace',
  };
  return { ...person, idToken: await google.signIdToken(person) };
}

test('somebody signs in with Google; name and picture come along', async () => {
  const account = await makeAccount();
  const page = await stage.open('/login');
  await standInForGoogle(page, account);
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.and(page.locator(':enabled')).waitFor();
  // The button is ours; what asks Google comes when it is pressed.
  expect(scripts.filter((url) => /google(?!-button)/.test(url))).toEqual([]);

  await page.evaluate(`{
    const open = window.open;
    window.open = (url, name, features) => { window.openedWith = features; return open.call(window, url, name, features); };
  }`);
  const opened = page.waitForEvent('popup');
  const asked = page.waitForRequest('**/api/v1/login/');
  await button.click();
  await opened;
  expect(await page.evaluate('window.openedWith')).toMatch(/width=500,height=600/);
  expect((await asked).postDataJSON()).toEqual({
    username: account.email,
    password: account.googleUid,
    id_token: account.idToken,
  });
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await expect
    .poll(() => readStoredAuth(page))
    .toMatchObject({
      isAuthenticated: true,
      user: { email: account.email, fullName: account.name },
      profilePicture: account.picture,
    });
  expect(await page.evaluate('Object.keys(localStorage)')).toEqual(['persist:root']);

  await page.getByRole('link', { name: 'Get Started' }).click();
  // The picture is the server's copy: pages load nothing from Google.
  await page.getByRole('button', { name: 'My Profile' }).locator('img').waitFor();
  await expect
    .poll(() => page.evaluate("document.querySelector('header img').naturalWidth"))
    .toBeGreaterThan(0);
});

test('where it is not known whether Google can be used, that is said, and asked again', async () => {
  const page = await stage.open('/');
  await page.route('**/api/v1/config/', (route) => route.abort());
  await page.goto('/login');
  await page.getByText('Google sign-in could not be loaded.').waitFor();
  await letThrough(page, '**/api/v1/config/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Continue with Google' }).and(page.locator(':enabled')).waitFor();
});

test('a sign-in that fails at Google is told', async () => {
  const page = await stage.open('/login');
  await standInForGoogle(page, null);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await toastOf(page, 'Google login failed. Please try again.', 'error');
  expect(new URL(page.url()).pathname).toBe('/login');
});

test('somebody new registers with Google', async () => {
  const page = await stage.open('/register');
  await standInForGoogle(page, await makeAccount());
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await toastOf(page, 'Registration successful!');
  await page.waitForURL('/login');
  // The account has no password: nobody is led to where one is typed.
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await expect.poll(() => nameOfFocused(page)).toBe('email');
  expect(await page.getByLabel('Email').inputValue()).toBe('');
});

test('a registration with Google that fails is told in the words of the server, or in ours', async () => {
  const { email } = await signUpTestUser(stage.url);
  const page = await stage.open('/register');
  await standInForGoogle(page, await makeAccount(email));
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.click();
  await toastOf(page, 'User with this email already exists.', 'error');
  await page.route('**/api/v1/register/', (route) => route.abort());
  await button.click();
  await toastOf(page, 'Registration failed. Please try again.', 'error');
});
