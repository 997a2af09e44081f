import { expect, test } from 'vitest';
import { findFaults } from './support/faults.ts';
import { openSignedIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const stage = stageForFile();

const paths = [
  '/',
  '/login',
  '/register',
  '/forget-password',
  '/verify-otp',
  '/reset-password',
  '/success-msg',
  '/nowhere',
];
test('axe finds nothing on the screens for visitors', async () => {
  const page = await stage.open('/');
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect({ path, faults: await findFaults(page) }).toEqual({ path, faults: [] });
  }
});

test('axe finds nothing on forms that report errors', async () => {
  const page = await stage.open('/register');
  await page.getByLabel('Full name').fill('Ada');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('alert').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.goto('/verify-otp');
  await page.getByLabel('Character 1 of 4').click();
  await page.keyboard.type('ABCD');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await toastOf(page, 'Email not found', 'error');
  expect(await findFaults(page)).toEqual([]);
});

test('axe finds nothing in the profile', async () => {
  const { page } = await openSignedIn(stage, '/dashboard');
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('dialog').getByLabel('Full name').waitFor();
  expect(await findFaults(page)).toEqual([]);
});

test('at 320 px, and so at 200 % of 640 px, nothing is cut off or to be scrolled sideways', async () => {
  const page = await stage.open('/', { viewport: { width: 320, height: 640 } });
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect({ path, overflow }).toEqual({ path, overflow: 0 });
  }
  const { page: signedIn } = await openSignedIn(stage, '/dashboard', {
    viewport: { width: 320, height: 640 },
  });
  await signedIn.getByRole('button', { name: 'Chat history' }).click();
  await signedIn.getByRole('dialog', { name: 'Chat history' }).waitFor();
  await signedIn.keyboard.press('Escape');
  await signedIn.getByRole('button', { name: 'My Profile' }).click();
  const { x = -1, width = 999 } = (await signedIn.getByRole('dialog').boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(320);
});

test('somebody signs up by keyboard alone, and always sees where the focus is', async () => {
  const page = await stage.open('/register');
  await page.getByRole('button', { name: 'Register' }).waitFor();
  const reached: string[] = [];
  for (let presses = 0; presses < 7; presses++) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate<string>(
        '(({ name, ariaLabel, textContent }) => name || ariaLabel || textContent)(document.activeElement)',
      ),
    );
    expect(await page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid');
  }
  expect(reached.slice(0, 6)).toEqual([
    'Sextant, home',
    'full_name',
    'email',
    'password',
    'Show password',
    'Register',
  ]);
});
