import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { stageForFile } from './support/stage.ts';
import { turnTab } from './support/turn-tab.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

/** Keeps what is notified, and how often the browser was asked whether that is allowed. */
const watchNotifications = (page: Page, permission: string) =>
  page.evaluate(`
    window.notified = [];
    window.asked = 0;
    window.Notification = class {
      static permission = '${permission}';
      static async requestPermission() {
        window.asked += 1;
        window.Notification.permission = 'granted';
        return 'granted';
      }
      constructor(title, { body }) {
        window.notified.push([title, body]);
      }
      close() {}
    };
  `);

const notified = (page: Page) => page.evaluate<string[][]>('window.notified');
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

/** Has the engines write until they are told to hurry. */
function answerSlowly(): void {
  const text = 'Sentence of an answer. '.repeat(40);
  for (const { id } of engines) stage.emulator.script(id, { text, chunkSize: 40, chunkDelay: 4_000 });
}

async function openAsked(permission: string, failing: readonly string[] = []): Promise<Page> {
  answerSlowly();
  for (const engine of failing) stage.emulator.script(engine, { fail: 'key' });
  const page = await openDashboard(stage);
  await watchNotifications(page, permission);
  await ask(page, 'Done when nobody looks?');
  await page.waitForURL(/\/dashboard\/.+/);
  await answerOf(page, 'Claude').getByText('Writing').waitFor();
  return page;
}

const bell = (page: Page) => page.getByRole('button', { name: 'Notify me when all have answered' });

test('a tab in the background tells by title, icon and notification that all have answered, until it is looked at', async () => {
  const page = await openAsked('default');
  expect(await page.evaluate('window.asked')).toBe(0);
  await bell(page).click();
  await bell(page).waitFor({ state: 'detached' });
  await turnTab(page, true);
  stage.emulator.hurry();
  await waitForEnd(page);
  await expect.poll(() => page.title()).toBe('✓ Done when nobody looks? · Sextant');
  expect(await icon(page)).toBe('/favicon-done.svg');
  await expect.poll(() => notified(page)).toEqual([['All engines have answered', 'Done when nobody looks?']]);
  await turnTab(page, false);
  await expect.poll(() => page.title()).toBe('Done when nobody looks? · Sextant');
  expect(await icon(page)).toBe('/favicon.svg');
});

test('without a single frame a question is asked and answered, and the next one too', async () => {
  const page = await openDashboard(stage);
  await page.addInitScript('window.requestAnimationFrame = () => 0;');
  await page.reload();
  for (const question of ['Is it asked?', 'And the next one?']) {
    stage.emulator.reset();
    answerSlowly();
    await waitForEnd(page);
    await ask(page, question);
    await page.getByRole('heading', { name: `You asked: ${question}` }).waitFor();
    await waitForAll(page, 'Writing');
    stage.emulator.hurry();
    await waitForAll(page, 'Done');
  }
  await waitForEnd(page);
  // Who was typing goes on there.
  await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('textarea');
});

test.each([
  ['one', ['gemini'], '5 of 6 engines have answered'],
  [
    'all but Claude',
    engines.map(({ id }) => id).filter((id) => id !== 'claude'),
    '1 of 6 engines has answered',
  ],
])('that all have answered is told of no question where %s failed', async (_who, failing, words) => {
  const page = await openAsked('granted', failing);
  await turnTab(page, true);
  stage.emulator.hurry();
  await waitForEnd(page);
  await expect.poll(() => notified(page)).toEqual([[words, 'Done when nobody looks?']]);
});

test('that all have answered is told though the part that tells it comes after the last answer', async () => {
  const page = await openDashboard(stage);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/later-parts*.js', async (route) => {
    await released;
    await route.continue();
  });
  const held = page.waitForRequest('**/later-parts*.js');
  await watchNotifications(page, 'granted');
  await ask(page, 'Done before all of the page has come?');
  await held;
  await waitForAll(page, 'Done');
  await turnTab(page, true);
  expect(await notified(page)).toEqual([]);
  release();
  await expect
    .poll(() => notified(page))
    .toEqual([['All engines have answered', 'Done before all of the page has come?']]);
});

test('permission to notify is asked for, and used, only after a press', async () => {
  const page = await openAsked('default');
  await bell(page).waitFor();
  await turnTab(page, true);
  stage.emulator.hurry();
  await waitForEnd(page);
  await expect.poll(() => page.title()).toContain('✓');
  expect(await page.evaluate('window.asked')).toBe(0);
  expect(await notified(page)).toEqual([]);
});

test('who looks on is told nothing', async () => {
  const page = await openAsked('granted');
  expect(await bell(page).count()).toBe(0);
  stage.emulator.hurry();
  await waitForEnd(page);
  expect(await page.title()).toBe('Done when nobody looks? · Sextant');
  expect(await notified(page)).toEqual([]);
});

test('can be installed, and without a connection says so and nothing more', async () => {
  const page = await stage.open('/login', { serviceWorkers: 'allow' });
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(address ?? '')).json();
  expect(manifest).toMatchObject({ name: 'Sextant', start_url: '/dashboard', display: 'standalone' });
  for (const { src, type } of manifest.icons) {
    const reply = await page.request.get(src);
    expect([src, reply.status(), reply.headers()['content-type']]).toEqual([src, 200, type]);
  }
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
  await page.context().setOffline(true);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(
    await page.evaluate(
      'caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).length)',
    ),
  ).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  // It leaves by itself.
  await page.context().setOffline(false);
  await page.getByLabel('Email').waitFor();
});
