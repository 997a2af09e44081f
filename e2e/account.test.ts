import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GoogleStandIn, startGoogleStandIn } from '../server/src/testing/google-stand-in.ts';
import { postJson } from '../server/src/testing/post-json.ts';
import { signUpTestUser } from '../server/src/testing/test-user.ts';
import { findFaults } from './support/faults.ts';
import { standInForGoogle } from './support/google-at-the-edge.ts';
import { letThrough } from './support/let-through.ts';
import { newEmail, openSignedIn, password, readStoredAuth, signIn, storedSignIn } from './support/people.ts';
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

/** Path and token of the link in the next mail to somebody. */
async function linkTo(email: string): Promise<string> {
  const { text = '' } = await stage.inbox.nextTo(email);
  return /\/verify-email#[\w-]{43}/.exec(text)?.[0] ?? `no link in ${text}`;
}
async function openUnverified(path: string) {
  const user = await signUpTestUser(stage.url, { isVerified: false });
  const page = await stage.open(path, { storageState: storedSignIn(stage.url, user) });
  return { page, user };
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

const expectFocus = (locator: Locator) =>
  expect.poll(() => locator.evaluate((element) => element === document.activeElement)).toBe(true);

test('the profile leads to the account, where the address is verified by a link in a mail', async () => {
  const { page, user } = await openUnverified('/dashboard');
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Account and security' }).click();
  await page.getByRole('heading', { name: 'Account and security', level: 1 }).waitFor();
  await page.getByText('Not verified.').waitFor();
  await page.getByRole('button', { name: 'Send verification email' }).click();
  await toastOf(page, `A link was sent to ${user.email}.`);

  // On another device, where no one is signed in.
  const phone = await stage.open(await linkTo(user.email));
  const calls: string[] = [];
  phone.on('request', (request) => calls.push(request.url()));
  await phone.getByRole('button', { name: 'Verify' }).press('Enter');
  await phone.getByText('Your email address is verified.').waitFor();
  await expectFocus(phone.getByRole('link', { name: 'Go to the dashboard' }));
  expect(calls.filter((url) => /#|[\w-]{43}/.test(url))).toEqual([]);
  await page.getByText('Verified', { exact: true }).waitFor();

  await phone.reload();
  await phone.getByRole('button', { name: 'Verify' }).click();
  await phone.getByRole('alert').getByText('This link doesn’t work, or no longer does.').waitFor();
});

test('the window for sharing tells an unverified account why not, sends the link, and goes on by itself', async () => {
  const { page, user } = await openUnverified('/login');
  const { session_id: id } = await user.post('/api/v1/chat/', { input_text: 'Is it so?' });
  await page.goto(`/dashboard/${id}`);
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this session' });
  await dialog.getByText(`To share sessions, first verify that ${user.email} is your address.`).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send verification email' }).click();
  await dialog.getByText(`Open the link in the email to ${user.email}`).waitFor();
  const phone = await stage.open(await linkTo(user.email));
  await phone.getByRole('button', { name: 'Verify' }).click();
  // The keyboard goes on at what has taken the place of the button.
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  await expectFocus(dialog.getByLabel('Link to this session'));
  await dialog.getByRole('button', { name: 'Revoke link' }).press('Enter');
  await expectFocus(dialog.getByRole('button', { name: 'Create link' }));
});

test('the window for sharing that could not be loaded says so, and is loaded on “Try again”', async () => {
  const { page, user } = await openSignedIn(stage, '/login');
  const { session_id: id } = await user.post('/api/v1/chat/', { input_text: 'Is it so?' });
  await page.goto(`/dashboard/${id}`);
  await page.route('**/share/', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this session' });
  await dialog.getByRole('alert').getByText('The link could not be loaded.').waitFor();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: 'Create link' }).waitFor();
});

test('the password is changed, and sign-ins are listed and ended', async () => {
  const { page, user } = await openSignedIn(stage, '/account');
  const again = () =>
    postJson(stage.url, 'login', { username: user.email, password }, { 'user-agent': firefox });
  const { body: other } = await again();
  await page.reload();
  const list = page.getByRole('region', { name: 'Where you’re signed in' });
  await list.getByRole('listitem').filter({ hasText: 'this device' }).waitFor();
  await list.getByRole('button', { name: 'Sign out Firefox on Linux' }).click();
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);
  expect((await postJson(stage.url, 'token/refresh', { refresh: other.refresh })).status).toBe(401);

  await again();
  await page.reload();
  await list.getByRole('button', { name: 'Sign out all other devices' }).click();
  await toastOf(page, 'All other devices are signed out');
  await expect.poll(() => list.getByRole('listitem').count()).toBe(1);

  await page.getByLabel('Current password', { exact: true }).fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('a wholly new password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('alert').getByText('This is not your password.').waitFor();
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await toastOf(page, 'Password updated. All other devices are signed out.');
  const elsewhere = await stage.open('/login');
  await signIn(elsewhere, user.email, 'a wholly new password');
  await elsewhere.waitForURL('/');
});

test('all of it is downloaded, and deleted after the password was given', async () => {
  const { page, user } = await openSignedIn(stage, '/account');
  await user.post('/api/v1/chat/', { input_text: 'Is it so?' });
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toMatch(/^sextant-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await saved.path())));
  expect(Object.keys(files)).toEqual([
    'profile.json',
    expect.stringMatching(/^sessions\/0001-.*-Is-it-so\.json$/),
    expect.stringMatching(/^citations\/0001-.*\.csl\.json$/),
  ]);

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByRole('alert').getByText('This is not your password.').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('/');
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
  await expect.poll(async () => (await readStoredAuth(page))?.access).toBe(null);
  const login = await postJson(stage.url, 'login', { username: user.email, password });
  expect(login.status).toBe(400);
});

test('an account of Google is deleted after a fresh sign-in', async () => {
  const person = {
    email: newEmail(),
    sub: crypto.randomUUID(),
    googleUid: `1${Date.now()}`,
    name: 'Grace Hopper',
    picture: 'https://lh3.googleusercontent.com/a/grace',
  };
  const idToken = await google.signIdToken(person);
  const { body } = await postJson(stage.url, 'login', {
    username: person.email,
    password: person.googleUid,
    id_token: idToken,
  });
  const page = await stage.open('/account', {
    storageState: storedSignIn(stage.url, { email: person.email, ...body }),
  });
  await standInForGoogle(page, { ...person, idToken });
  await page.getByText('You sign in with Google, so there is no password to change.').waitFor();
  await page.getByText('Verified', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('/');
  await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
});

test('the account is behind the guard, which leads back to it', async () => {
  const user = await signUpTestUser(stage.url);
  const page = await stage.open('/account');
  await page.waitForURL('/login');
  await signIn(page, user.email);
  await page.waitForURL('/account');
});

test('what could not be loaded says so, and is loaded on “Try again”', async () => {
  const { page } = await openSignedIn(stage, '/dashboard');
  await page.route('**/api/v1/account/**', (route) => route.abort());
  await page.goto('/account');
  await page.getByText('The account could not be loaded.').waitFor();
  await letThrough(page, '**/api/v1/account/**');
  await page.route('**/sign-ins/', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The list could not be loaded.').waitFor();
  await letThrough(page, '**/sign-ins/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('this device').waitFor();
});

test('axe finds nothing on the account and on the link', async () => {
  const { page, user } = await openSignedIn(stage, '/account');
  await postJson(stage.url, 'login', { username: user.email, password }, { 'user-agent': firefox });
  await page.reload();
  await page.getByRole('button', { name: 'Sign out all other devices' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  for (const path of ['/verify-email', '/verify-email#token']) {
    await page.goto('/');
    await page.goto(path);
    await page.getByRole('heading', { name: 'Verify your email address' }).waitFor();
    expect(await findFaults(page)).toEqual([]);
  }
});

test('at 320 px nothing of the account is cut off', async () => {
  const { page } = await openSignedIn(stage, '/account', { viewport: { width: 320, height: 640 } });
  await page.getByRole('button', { name: 'Delete account' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
});
