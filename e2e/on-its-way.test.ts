import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { signUpTestUser } from '../server/src/testing/test-user.ts';
import { answerOf, ask, engines, openDashboard, waitForEnd, waitForFindings } from './support/chat.ts';
import { letThrough } from './support/let-through.ts';
import { openSignedIn, signIn, storedSignIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();
beforeEach(() => {
  stage.emulator.reset();
  for (const { id } of engines) stage.emulator.script(id, { text: 'A short answer.' });
});

const asking = '**/api/v1/chat/';
const input = (page: Page) => page.getByLabel('Your question');
const written = (page: Page) => input(page).inputValue();
const question = (page: Page, text: string) => page.getByRole('heading', { name: `You asked: ${text}` });
const entry = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Chat history' }).getByRole('link', { name });
/** How often Claude was asked. */
const timesAsked = () => stage.emulator.requests('claude').length;
/** What this tab keeps of questions and drafts. */
const kept = (page: Page) =>
  page.evaluate<string[]>("Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))");

/** Sends a question of which this page never hears, as long as `asking` is caught; `reaches` says whether the server does. */
async function askInVain(page: Page, text: string, reaches: 'server' | 'nobody'): Promise<void> {
  const sent = Promise.withResolvers<void>();
  const before = timesAsked();
  await page.route(asking, async (route) => {
    sent.resolve();
    if (reaches === 'server') await route.fetch().catch(() => undefined);
  });
  await ask(page, text);
  await sent.promise;
  if (reaches === 'server') await expect.poll(timesAsked).toBe(before + 1);
  await page.getByText('Thinking...').waitFor();
}

/** Loads the page again, and has the server be heard from then on. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await letThrough(page, asking);
}

async function openSession(page: Page): Promise<void> {
  await ask(page, 'First of all?');
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
}

test('a question on its way as the page is loaded again is back in the input, and is asked once when it is sent again', async () => {
  const page = await openDashboard(stage);
  for (const open of [() => Promise.resolve(), () => waitForEnd(page)]) {
    await open();
    const before = timesAsked();
    const text = `Sent to nobody ${before}?`;
    await askInVain(page, text, 'nobody');
    await reload(page);
    await expect.poll(() => written(page)).toBe(text);
    // It is, however often the page is loaded.
    await page.reload();
    await expect.poll(() => written(page)).toBe(text);
    await input(page).press('Enter');
    await question(page, text).waitFor();
    await page.waitForURL(/\/dashboard\/.+/);
    await waitForEnd(page);
    expect(timesAsked()).toBe(before + 1);
    expect(await written(page)).toBe('');
    expect(await kept(page)).toEqual([]);
    await page.reload();
    await question(page, text).waitFor();
    await waitForEnd(page);
    expect(await written(page)).toBe('');
  }
});

test('what was written while a question was on its way stands below it after the page was loaded again', async () => {
  const page = await openDashboard(stage);
  await openSession(page);
  await entry(page, /^New Chat$/).click();
  await page.waitForURL(/\/dashboard$/);
  await askInVain(page, 'Sent to nobody?', 'nobody');
  await entry(page, /^First of all\? /).click();
  await question(page, 'First of all?').waitFor();
  await entry(page, /^New Chat$/).click();
  await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
  await input(page).fill('And since?');
  await reload(page);
  await expect.poll(() => written(page)).toBe('Sent to nobody?\n\nAnd since?');
});

test('a follow-up that the server had before the page was loaded again is a turn, and offered no more', async () => {
  const page = await openDashboard(stage);
  await openSession(page);
  const before = timesAsked();
  await askInVain(page, 'And then?', 'server');
  await reload(page);
  await question(page, 'And then?').waitFor();
  await waitForEnd(page);
  await expect.poll(() => written(page)).toBe('');
  expect(await kept(page)).toEqual([]);
  expect(timesAsked()).toBe(before + 1);
});

test('a first question that the server had before the page was loaded again is shown, and offered no more', async () => {
  const page = await openDashboard(stage);
  const before = timesAsked();
  await askInVain(page, 'What was first?', 'server');
  await reload(page);
  await page.waitForURL(/\/dashboard\/.+/);
  await question(page, 'What was first?').waitFor();
  await waitForEnd(page);
  expect(await written(page)).toBe('');
  expect(await kept(page)).toEqual([]);
  expect(timesAsked()).toBe(before + 1);
  await entry(page, /^New Chat$/).click();
  await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
  expect(await written(page)).toBe('');
});

test('a question on its way is put into nobody else’s hands', async () => {
  const page = await openDashboard(stage);
  await askInVain(page, 'My patient has …?', 'nobody');
  const [{ localStorage: items = [] } = {}] = storedSignIn(
    stage.url,
    await signUpTestUser(stage.url),
  ).origins;
  // Somebody else signs in while no page is open that could forget it.
  await page.goto(`${stage.url}/robots.txt`);
  await page.evaluate(
    (all) => {
      for (const { name, value } of all) window.localStorage.setItem(name, value);
    },
    items as { name: string; value: string }[],
  );
  expect(await kept(page)).not.toEqual([]);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
  expect(await written(page)).toBe('');
  expect(await kept(page)).toEqual([]);
});

test('a question is asked where nothing may be stored', async () => {
  const page = await openDashboard(stage);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new window.DOMException('Denied.', 'SecurityError');
      },
    });
  });
  await page.reload();
  await openSession(page);
  await question(page, 'First of all?').waitFor();
  await page.route(asking, (route) => route.abort());
  await ask(page, 'Sent to nobody?');
  await page.getByText('Your question was not sent.').waitFor();
  expect(await written(page)).toBe('Sent to nobody?');
});

/** Holds back what the page asks for by such addresses; returns how to let it go. */
async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await letThrough(page, address);
  };
}

test('a question that is looked at before it leaves is sent as it stands there: nothing typed meanwhile is lost', async () => {
  const page = await openDashboard(stage);
  const letGo = await holdBack(page, /\/assets\/find-worker/);
  await ask(page, 'Does aspirin help?');
  await page.keyboard.type(' In women?');
  const shown = await written(page);
  await letGo();
  await question(page, shown).waitFor();
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
  expect(await written(page)).toBe('');
});

test('that nothing was found is said of no words whose search is still on its way', async () => {
  const page = await openDashboard(stage);
  const search = page.getByLabel('Search history');
  await search.fill('metformin');
  await page.getByText('Nothing found').waitFor();
  await openSession(page);
  const letGo = await holdBack(page, /\/chat\/sessions\/\?.*q=first/);
  const asked = page.waitForRequest(/\/chat\/sessions\/\?.*q=first/);
  await search.fill('first');
  await asked;
  expect(await page.getByText('Nothing found').count()).toBe(0);
  await letGo();
  await entry(page, /^First of all\? /).waitFor();
});

test('a session that was renamed has its new title at once, whenever the list comes again', async () => {
  const page = await openDashboard(stage);
  await openSession(page);
  await waitForFindings(stage);
  await entry(page, /^First of all\? /).press('F2');
  const letGo = await holdBack(page, /\/chat\/sessions\/\?/);
  const title = page.getByLabel('Title of the session');
  await title.fill('By another name');
  await title.press('Enter');
  await title.waitFor({ state: 'detached' });
  expect(await entry(page, /^By another name /).count()).toBe(1);
  await letGo();
});

test('a list that was asked for before a session was renamed does not bring its old title back', async () => {
  const page = await openDashboard(stage);
  await openSession(page);
  await waitForFindings(stage);
  await entry(page, /^First of all\? /).waitFor();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(
    /\/chat\/sessions\/\?/,
    async (route) => {
      const response = await route.fetch();
      asked.resolve();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
  await asked.promise;
  await entry(page, /^First of all\? /).press('F2');
  const title = page.getByLabel('Title of the session');
  await title.fill('By another name');
  await title.press('Enter');
  await title.waitFor({ state: 'detached' });
  await entry(page, /^By another name /).waitFor();
  const letGo = await holdBack(page, /\/chat\/sessions\/\?/);
  // It is asked for anew once the one of before has come, and held back.
  const again = page.waitForRequest(/\/chat\/sessions\/\?/);
  release();
  await again;
  await expect.poll(() => entry(page, /^By another name /).count()).toBe(1);
  await letGo();
});

test('who signs out while answers come, of which the server does not hear, and in again has all of them', async () => {
  const text = 'A sentence of it. '.repeat(40);
  for (const { id } of engines) stage.emulator.script(id, { text, chunkSize: 40, chunkDelay: 8_000 });
  const { page, user } = await openSignedIn(stage, '/dashboard');
  await page.route('**/api/v1/logout/', (route) => route.abort());
  await ask(page, 'Signed out meanwhile?');
  await page.waitForURL(/\/dashboard\/.+/);
  await answerOf(page, 'Claude').getByText('Writing').waitFor();
  await page.getByRole('button', { name: 'My Profile' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  stage.emulator.hurry();
  await waitForFindings(stage);
  // Nothing of this loads the page anew.
  await page.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, user.email);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await entry(page, /^Signed out meanwhile\? /).click();
  for (const { label } of engines)
    await answerOf(page, label).getByText(text.trim(), { exact: true }).waitFor();
});
