import { expect, test } from 'vitest';
import { letThrough } from './support/let-through.ts';
import { openSignedIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const stage = stageForFile();

/** A blue PNG, 8 by 8. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12MwTpuJFTEMLQkAyvtMgRDzNJ8AAAAASUVORK5CYII=',
  'base64',
);

/** What is put into forms: name, text or kind of file, and the file's name. The browser shows no multipart bodies. */
const watchForms = `{
  const append = FormData.prototype.append;
  window.formParts = [];
  FormData.prototype.append = function (name, value, file) {
    window.formParts.push([name, typeof value === 'string' ? value : value.type, file]);
    append.apply(this, arguments);
  };
}`;

async function openProfile() {
  const { page, user } = await openSignedIn(stage, '/dashboard');
  await page.evaluate(watchForms);
  await page.getByRole('button', { name: 'My Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'My Profile' });
  await dialog.getByLabel('Full name').waitFor();
  return { page, dialog, user };
}

test('name and picture are changed, sent as a form, and shown ever after', async () => {
  const { page, dialog } = await openProfile();
  await dialog.getByLabel('Full name').fill('  Rosalind Franklin ');
  await dialog
    .getByLabel('Change picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  expect(await dialog.locator('img').getAttribute('src')).toMatch(/^data:image\/png/);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  expect(await (await sent).headerValue('content-type')).toMatch(/^multipart\/form-data/);
  expect(await page.evaluate('window.formParts')).toEqual([
    ['full_name', 'Rosalind Franklin', undefined],
    ['profile_picture', 'image/png', expect.stringMatching(/\.jpg$/)],
  ]);
  await toastOf(page, 'Profile Updated Successfully');
  await dialog.waitFor({ state: 'hidden' });

  await page.reload();
  const picture = page.getByRole('button', { name: 'My Profile' }).locator('img');
  await picture.waitFor();
  await expect
    .poll(() => page.evaluate("document.querySelector('header img').naturalWidth"))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'My Profile' }).click();
  await expect.poll(() => dialog.getByLabel('Full name').inputValue()).toBe('Rosalind Franklin');
});

test('a blank name is not sent, nor a picture that was not newly chosen', async () => {
  const { page, dialog } = await openProfile();
  await dialog.getByLabel('Full name').fill('   ');
  const send = dialog.getByRole('button', { name: 'Update Profile' });
  await send.click();
  await dialog.getByRole('alert').getByText('Enter a name, or choose a picture.').waitFor();
  expect(await page.evaluate('window.formParts')).toEqual([]);

  await dialog
    .getByLabel('Change picture')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
  await dialog.locator('img').waitFor();
  await send.click();
  await toastOf(page, 'Profile Updated Successfully');
  expect(await page.evaluate('window.formParts.map(([name]) => name)')).toEqual(['profile_picture']);

  await page.getByRole('button', { name: 'My Profile' }).click();
  await dialog.getByLabel('Full name').fill('Ada');
  await send.click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await page.evaluate('window.formParts.map(([name]) => name)')).toEqual([
    'profile_picture',
    'full_name',
  ]);
});

test('what is no picture is refused, before and after it is sent', async () => {
  const { page, dialog } = await openProfile();
  const file = dialog.getByLabel('Change picture');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await dialog.getByText('Choose a picture.').waitFor();
  await file.setInputFiles({
    name: 'big.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await dialog.getByText('At most 5 MB.').waitFor();
  await file.setInputFiles({ name: 'false.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT');
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  const { message } = await (await refused).json();
  await toastOf(page, message, 'error');
  expect(await dialog.isVisible()).toBe(true);
});

test('without an answer the screen says so in its own words', async () => {
  const { page, dialog } = await openProfile();
  await page.route('**/api/v1/profile/', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Update Profile' }).click();
  await toastOf(page, 'Failed to update profile', 'error');
});

test('a profile that could not be loaded says so, and is loaded on “Try again”', async () => {
  const { page, dialog } = await openProfile();
  await page.route('**/api/v1/user-profile/', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'My Profile' }).click();
  await dialog.getByText('Your profile could not be loaded.').waitFor();
  await letThrough(page, '**/api/v1/user-profile/');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByLabel('Full name').waitFor();
});

test('the window closes by its button and by Escape, and gives the focus back', async () => {
  const { page, dialog } = await openProfile();
  // The focus comes back some moments after the window has gone.
  const isFocusBack = () =>
    expect.poll(() => page.evaluate("document.activeElement.getAttribute('aria-label')")).toBe('My Profile');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await isFocusBack();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await isFocusBack();
});

test('the profile is asked for by the signed-in only', async () => {
  const page = await stage.open('/login');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  await page.waitForURL('/login');
  expect(calls).not.toContain('/api/v1/user-profile/');
});
