import { expect, test } from 'vitest';
import { signUpTestUser } from '../server/src/testing/test-user.ts';
import { nameOfFocused, newEmail, openSignedIn, password, readStoredAuth, signIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const stage = stageForFile();

test('somebody new signs up, signs in, and lands on the landing page', async () => {
  const email = newEmail();
  const page = await stage.open('/');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.waitForURL('/register');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();

  await toastOf(page, 'Registration successful!');
  await page.waitForURL('/login');
  // The address is there already, and the keyboard where it is not.
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await expect.poll(() => nameOfFocused(page)).toBe('password');
  await signIn(page, email);
  await page.waitForURL('/');
  await page.getByRole('button', { name: 'Logout' }).waitFor();

  await expect
    .poll(() => readStoredAuth(page))
    .toMatchObject({
      isAuthenticated: true,
      user: { email, fullName: '' },
      profilePicture: null,
      access: expect.any(String),
      refresh: expect.any(String),
    });
});

test('storage holds the auth state and nothing else, and never the password', async () => {
  const { email } = await signUpTestUser(stage.url);
  const page = await stage.open('/login');
  // Every write counts, not only what is left at the end.
  await page.evaluate(`{
    const write = Storage.prototype.setItem;
    window.writes = [];
    Storage.prototype.setItem = function (key, value) { window.writes.push(key + value); write.call(this, key, value); };
  }`);
  await signIn(page, email);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await expect.poll(() => readStoredAuth(page)).toMatchObject({ isAuthenticated: true });
  const writes = await page.evaluate<string[]>('window.writes');
  expect(writes.length).toBeGreaterThan(0);
  expect(writes.join()).not.toContain(password);
  const stored = await page.evaluate<string[]>('Object.keys(localStorage)');
  expect(stored).toEqual(['persist:root']);
  const root = JSON.parse(await page.evaluate<string>("localStorage.getItem('persist:root')"));
  expect(Object.keys(root).sort()).toEqual(['_persist', 'auth']);
  expect(Object.keys(JSON.parse(root.auth)).sort()).toEqual(
    ['access', 'isAuthenticated', 'profilePicture', 'refresh', 'user'].sort(),
  );
});

test('a wrong password is told in the words of the server', async () => {
  const { email } = await signUpTestUser(stage.url);
  const page = await stage.open('/login');
  await signIn(page, email, 'not the password');
  await toastOf(page, 'is incorrect', 'error');
  expect(new URL(page.url()).pathname).toBe('/login');
  await expect.poll(() => readStoredAuth(page)).toMatchObject({ access: null, isAuthenticated: false });

  // Held by the pointer, it would stay for as long as it takes.
  await page.getByText('is incorrect').hover();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.getByText('is incorrect').count()).toBe(0);
});

test.each([
  ['the network fails', { abort: true }],
  ['a proxy answers with a page', { body: '<h1>Bad gateway</h1>' }],
])(
  'where %s, sign-in fails with a generic text',
  async (_, { abort, body = '' }: { abort?: boolean; body?: string }) => {
    const page = await stage.open('/login');
    await page.route('**/api/v1/login/', (route) =>
      abort ? route.abort() : route.fulfill({ status: 502, contentType: 'text/html', body }),
    );
    await signIn(page, newEmail());
    await toastOf(page, 'Login failed. Please try again.', 'error');
  },
);

test('the browser itself asks for what is missing', async () => {
  const page = await stage.open('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const isMissing = "document.activeElement.validity.valueMissing && document.activeElement.name === 'email'";
  await expect.poll(() => page.evaluate(isMissing)).toBe(true);
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => page.evaluate('document.activeElement.validity.typeMismatch')).toBe(true);
});

test('passwords can be shown and hidden', async () => {
  const page = await stage.open('/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  expect(await field.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.poll(() => field.getAttribute('type')).toBe('text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect.poll(() => field.getAttribute('type')).toBe('password');
});

test('a taken e-mail address is said aloud; other failures only beside the field at fault', async () => {
  const { email } = await signUpTestUser(stage.url);
  const page = await stage.open('/register');
  await page.getByLabel('Full name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').getByText('At least 8 characters').waitFor();
  expect(await page.locator('[data-toast]').count()).toBe(0);

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await toastOf(page, 'User with this email already exists.', 'error');
  expect(new URL(page.url()).pathname).toBe('/register');
});

test('the links between the forms lead where they say', async () => {
  const page = await stage.open('/login');
  await page.getByRole('link', { name: 'Create Now' }).click();
  await page.waitForURL('/register');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await page.waitForURL('/forget-password');
});

test('a form that is loaded again begins at the top, as one whose address is opened', async () => {
  const page = await stage.open('/');
  await page.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await expect.poll(() => nameOfFocused(page)).toBe('email');
  await page.reload();
  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Sextant, home' }).and(page.locator(':focus')).waitFor();
  // What is come to from there is another page again.
  await page.getByRole('link', { name: 'Create Now' }).click();
  await page.getByRole('heading', { name: 'Create your account', level: 1 }).waitFor();
  await expect.poll(() => nameOfFocused(page)).toBe('full_name');
});

test('signing out tells the server and leaves nothing behind', async () => {
  const { page, user } = await openSignedIn(stage, '/dashboard');
  await page.evaluate("localStorage.setItem('auth', 'an old token')");
  await page.getByRole('button', { name: 'My Profile' }).click();
  const told = page.waitForResponse('**/api/v1/logout/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect((await told).status()).toBe(200);
  await expect
    .poll(() => readStoredAuth(page))
    .toEqual({
      access: null,
      refresh: null,
      user: { email: '', fullName: '' },
      profilePicture: null,
      isAuthenticated: false,
    });
  expect(await page.evaluate("localStorage.getItem('auth')")).toBeNull();
  const refreshed = await fetch(`${stage.url}/api/v1/token/refresh/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh: user.refresh }),
  });
  expect(refreshed.status).toBe(401);
  // The next person to sign in is not taken to where the last one was.
  await page.goto('/login');
  await page.getByText('Welcome back.').waitFor();
});

test('a question that was being written is not left for the next to sign in, whatever page one signs out on', async () => {
  const { page } = await openSignedIn(stage, '/dashboard');
  const drafts = () => page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))");
  await page.getByRole('textbox', { name: /question/i }).fill('My patient has a fever.');
  await expect.poll(drafts).toEqual(['draft:new']);
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await drafts()).toEqual([]);
});

test('without the server one can sign out all the same', async () => {
  const { page } = await openSignedIn(stage, '/');
  await page.route('**/api/v1/logout/', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  await expect.poll(() => readStoredAuth(page)).toMatchObject({ access: null, refresh: null });
});

test('where Google sign-in is off, its button is disabled and says why', async () => {
  const page = await stage.open('/login');
  await page.getByText('Google sign-in is not set up on this server.').waitFor();
  const button = page.getByRole('button', { name: 'Continue with Google' });
  expect(await button.isDisabled()).toBe(true);
  expect(await button.getAttribute('aria-describedby')).toBeTruthy();
});
