import { expect, test } from 'vitest';
import { signUpTestUser } from '../server/src/testing/test-user.ts';
import { nameOfFocused, newEmail, signIn } from './support/people.ts';
import { type Stage, stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const stage = stageForFile();

const boxes = (page: Awaited<ReturnType<Stage['open']>>) => page.getByLabel(/^Character \d of 4$/);
const values = (page: Awaited<ReturnType<Stage['open']>>) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as unknown as { value: string }).value));

/** The code stands on a line of its own. */
async function readCode(email: string): Promise<string> {
  const { text = '' } = await stage.inbox.newestTo(email);
  const code = /^\s*([A-Z2-9]{4})\s*$/m.exec(text)?.[1];
  if (!code) throw new Error(`No code in: ${text}`);
  return code;
}

test('a forgotten password is replaced with the code from the mail', async () => {
  const { email } = await signUpTestUser(stage.url);
  const page = await stage.open('/login');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // Until its screen is loaded the sign-in still stands there, with an e-mail field of its own.
  await page.getByRole('heading', { name: 'Forgot password?' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await toastOf(page, 'OTP sent to your email');
  await page.waitForURL('/verify-otp');

  const code = await readCode(email);
  await boxes(page).first().click();
  await page.keyboard.type(code.toLowerCase());
  await expect.poll(() => values(page)).toEqual([...code]);
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await toastOf(page, 'OTP verified successfully');
  await page.waitForURL('/reset-password');

  await expect.poll(() => nameOfFocused(page)).toBe('password');
  const chosen = 'another battery horse staple';
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm new password', { exact: true }).fill('something else entirely');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await toastOf(page, 'Passwords do not match.', 'error');
  await page.getByLabel('Confirm new password', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await toastOf(page, 'Password updated successfully');
  await page.waitForURL('/success-msg');
  await page.getByRole('heading', { name: 'Congratulations!' }).waitFor();
  await expect.poll(() => nameOfFocused(page)).toBe('Congratulations!');
  await page.getByRole('link', { name: 'Go to sign in' }).click();
  await page.waitForURL('/login');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  await signIn(page, email, chosen);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});

test('a wrong code is refused, and a new one can be asked for', async () => {
  const { email } = await signUpTestUser(stage.url);
  const page = await stage.open('/forget-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.waitForURL('/verify-otp');
  const code = await readCode(email);
  await boxes(page).first().click();
  await page.keyboard.type(code === 'AAAA' ? 'BBBB' : 'AAAA');
  const refused = page.waitForResponse('**/api/v1/verify-otp/');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  const { message } = await (await refused).json();
  await toastOf(page, message, 'error');
  expect(new URL(page.url()).pathname).toBe('/verify-otp');
  await page.getByRole('link', { name: 'Resend Code' }).click();
  await page.waitForURL('/forget-password');
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
});

test('typing moves on, Backspace moves back, and the whole code can be pasted', async () => {
  const page = await stage.open('/verify-otp');
  const focused = () => page.evaluate('document.activeElement.getAttribute("aria-label")');
  await boxes(page).first().waitFor();
  expect(await boxes(page).count()).toBe(4);
  for (const box of await boxes(page).all()) expect(await box.getAttribute('maxlength')).toBe('1');
  await expect.poll(focused).toBe('Character 1 of 4');
  await page.keyboard.press('a');
  await expect.poll(focused).toBe('Character 2 of 4');
  await page.keyboard.press('b');
  await expect.poll(focused).toBe('Character 3 of 4');
  await page.keyboard.press('Backspace');
  await expect.poll(focused).toBe('Character 2 of 4');
  await expect.poll(() => values(page)).toEqual(['A', '', '', '']);

  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text', ' kx7p ');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }`);
  await expect.poll(() => values(page)).toEqual(['K', 'X', '7', 'P']);
  await expect.poll(focused).toBe('Character 4 of 4');
  // A filled box takes the new character in the old one's place.
  await boxes(page).nth(1).click();
  await page.keyboard.press('q');
  await expect.poll(() => values(page)).toEqual(['K', 'Q', '7', 'P']);
});

test('on touch screens the first box of the code has the focus, by which the code is offered', async () => {
  const page = await stage.open('/forget-password', {
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  expect(await page.evaluate(() => window.matchMedia('(pointer: coarse)').matches)).toBe(true);
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send OTP' }).tap();
  await boxes(page).first().waitFor();
  // What would take the focus away does so once it is drawn.
  await page.evaluate(
    () => new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve))),
  );
  await expect
    .poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")'))
    .toBe('Character 1 of 4');
});

test('the later steps refuse to go on without an e-mail address', async () => {
  const missing = 'Email not found. Please go back and enter your email.';
  const page = await stage.open('/verify-otp');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  await boxes(page).first().click();
  await page.keyboard.type('ABCD');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await toastOf(page, missing, 'error');

  await page.goto('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill('some long password');
  await page.getByLabel('Confirm new password', { exact: true }).fill('some long password');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await toastOf(page, missing, 'error');
  expect(calls).not.toContain('POST');
});

test.each([
  ['forgot-password', 'Failed to send OTP.'],
  ['verify-otp', 'OTP verification failed.'],
  ['reset-password', 'Failed to reset password.'],
])('where %s gets no answer, the screen says so in its own words', async (call, words) => {
  const page = await stage.open('/forget-password');
  // The calls before it are answered at the network's edge, to get to the screen in question.
  for (const name of ['forgot-password', 'verify-otp', 'reset-password'])
    await page.route(`**/api/v1/${name}/`, (route) =>
      name === call ? route.abort() : route.fulfill({ json: { message: 'Done.' } }),
    );
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Send OTP' }).click();
  if (call !== 'forgot-password') {
    await boxes(page).first().click();
    await page.keyboard.type('ABCD');
    await page.getByRole('button', { name: 'Verify Code' }).click();
  }
  if (call === 'reset-password') {
    await page.getByLabel('New password', { exact: true }).fill('some long password');
    await page.getByLabel('Confirm new password', { exact: true }).fill('some long password');
    await page.getByRole('button', { name: 'Update Password' }).click();
  }
  await toastOf(page, words, 'error');
});
