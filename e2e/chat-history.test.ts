import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { eq } from '../server/src/platform/db/orm.ts';
import { sessions } from '../server/src/platform/db/schema.ts';
import { ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { letThrough } from './support/let-through.ts';
import { overview } from './support/overview.ts';
import { readStoredAuth } from './support/people.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';
import { turnTab } from './support/turn-tab.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

const history = (page: Page) => page.getByRole('navigation', { name: 'Chat history' });
const item = (page: Page, title: string) =>
  history(page).getByRole('link', { name: new RegExp(`^${title} `) });

/** Asks a question in a session of its own. */
async function askNew(page: Page, question: string): Promise<void> {
  await history(page).getByRole('link', { name: 'New Chat' }).click();
  await page.waitForURL(/\/dashboard$/);
  // The address changes first; until then the input is still that of the session before.
  await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
  await ask(page, question);
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForAll(page, 'Done');
}

/** How many sessions of this title the server has. */
const countSessions = (title: string) => stage.database.$count(sessions, eq(sessions.title, title));

async function openMenu(page: Page, title: string): Promise<void> {
  await item(page, title).hover();
  await history(page)
    .getByRole('button', { name: `More for ${title}` })
    .click();
}

/** The code of a session's menu. */
const menuFile = '**/assets/history-menu*';

/** Waits until what is known by now is on the page. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => window.requestAnimationFrame(() => setTimeout(resolve))));

describe('the history', () => {
  test('is grouped by the day of each session, and leaves empty groups out', async () => {
    const page = await openDashboard(stage);
    // No day may end between the reply and the look at it.
    const noon = new Date().setHours(12, 0, 0, 0);
    await page.clock.setFixedTime(noon);
    const day = 86_400_000;
    const ages = { Today: 0, Yesterday: 1, 'Last Week': 5, 'Last Month': 20, Older: 400 };
    await page.route(/\/chat\/sessions\/\?/, (route) =>
      route.fulfill({
        json: {
          next: null,
          sessions: Object.entries(ages)
            .filter(([group]) => group !== 'Yesterday')
            .map(([group, days]) => ({
              session_id: crypto.randomUUID(),
              title: `From ${group}`,
              total_messages: days + 2,
              created_at: new Date(noon - days * day).toISOString(),
              updated_at: new Date().toISOString(),
            })),
        },
      }),
    );
    await page.reload();
    for (const group of ['Today', 'Last Week', 'Last Month', 'Older'])
      await page
        .getByRole('region', { name: group })
        .getByRole('link', { name: `From ${group}` })
        .waitFor();
    expect(await history(page).getByRole('heading').allTextContents()).toEqual([
      'Today',
      'Last Week',
      'Last Month',
      'Older',
    ]);
  });

  test('shows a spinner while it loads, and can be tried again where it does not', async () => {
    const page = await openDashboard(stage);
    await page.getByText('No chat history found').waitFor();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/chat\/sessions\/\?/, async (route) => {
      await held;
      await route.abort();
    });
    await page.reload();
    await page.getByRole('status').getByText('Loading the chat history').waitFor();
    answer();
    await page.getByText('The history could not be loaded.').waitFor();
    await letThrough(page, /\/chat\/sessions\/\?/);
    await history(page).getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No chat history found').waitFor();
  });

  test('shows no list of other words where a search fails', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'About statins');
    await page.route(/\/chat\/sessions\/\?.*q=/, (route) => route.abort());
    await history(page).getByLabel('Search history').fill('metformin');
    await page.getByText('The history could not be loaded.').waitFor();
    expect(await item(page, 'About statins').count()).toBe(0);
    await letThrough(page, /\/chat\/sessions\/\?.*q=/);
    // Nor while it is asked for again.
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/chat\/sessions\/\?.*q=/, async (route) => {
      await held;
      await route.continue();
    });
    const askedAgain = page.waitForRequest(/\/chat\/sessions\/\?.*q=/);
    await history(page).getByRole('button', { name: 'Try again' }).click();
    await askedAgain;
    expect(await item(page, 'About statins').count()).toBe(0);
    answer();
    await page.getByText('Nothing found').waitFor();
  });

  test('moves what was today to yesterday when the clock does', async () => {
    const page = await openDashboard(stage);
    const today = new Date();
    await page.clock.setFixedTime(today);
    await askNew(page, 'Asked today');
    await page.getByRole('region', { name: 'Today' }).getByRole('link').waitFor();
    // At noon, for days of 23 and of 25 hours; and the question may have been stored when today was over.
    const noonAfter = (days: number) =>
      new Date(today.getFullYear(), today.getMonth(), today.getDate() + days, 12);
    await page.clock.setFixedTime(noonAfter(1));
    await page.reload();
    await page
      .getByRole('region', { name: 'Yesterday' })
      .getByRole('link', { name: /Asked today/ })
      .waitFor();
    await page.clock.setFixedTime(noonAfter(40));
    await page.reload();
    await page
      .getByRole('region', { name: 'Older' })
      .getByRole('link', { name: /Asked today/ })
      .waitFor();
  });

  test('finds sessions, renames them, and opens them', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'About statins');
    await askNew(page, 'About metformin');
    await history(page).getByLabel('Search history').fill('statin');
    await item(page, 'About metformin').waitFor({ state: 'detached' });
    await item(page, 'About statins').click();
    await page.getByRole('heading', { level: 1, name: 'About statins' }).waitFor();
    await history(page).getByLabel('Search history').fill('nothing like it');
    await page.getByText('Nothing found').waitFor();
    await history(page).getByLabel('Search history').fill('');
    await openMenu(page, 'About statins');
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByLabel('Title of the session').fill('Lipids');
    await page.getByLabel('Title of the session').press('Enter');
    await item(page, 'Lipids').waitFor();
    await page.reload();
    await item(page, 'Lipids').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Lipids' }).waitFor();
    // Nothing is made of the session any more: its heading and the tab say so only as its new title is asked for.
    await item(page, 'Lipids').press('F2');
    await page.getByLabel('Title of the session').fill('Fats');
    await page.getByLabel('Title of the session').press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Fats' }).waitFor({ timeout: 20_000 });
    await expect.poll(() => page.title()).toContain('Fats');
  });

  test.each([1280, 390])(
    'tells twins apart by verdict, and shows where a search found its words, at %i px',
    async (width) => {
      const page = await openDashboard(stage, { viewport: { width, height: 844 } });
      const question = 'Does metformin lower mortality?';
      const openHistory = async () => {
        const opener = page.getByRole('button', { name: 'Chat history', exact: true });
        if (width < 640) await opener.click();
        await history(page).waitFor();
      };
      for (const answer of ['Yes, metformin lowers mortality.', 'No. Metformin does not lower mortality.']) {
        await page.goto('/dashboard');
        for (const { id } of engines)
          stage.emulator.script(id, {
            text: `${answer}\n\nThe **biguanide** of ${id} has ${'long been known, and '.repeat(9)}used.`,
          });
        await ask(page, question);
        await page.waitForURL(/\/dashboard\/.+/);
        await waitForEnd(page);
        await overview(page).getByText('6 of 6 answered').waitFor();
      }
      await openHistory();
      const verdicts = history(page).getByRole('link', { name: question });
      await verdicts.filter({ hasText: 'Yes 6' }).waitFor();
      await verdicts.filter({ hasText: 'No 6' }).waitFor();

      await history(page).getByLabel('Search history').fill('biguanide');
      const snippets = verdicts.filter({ has: page.getByText('biguanide', { exact: true }) });
      await expect.poll(() => snippets.count()).toBe(2);
      expect(await snippets.first().locator('mark').allTextContents()).toEqual(['biguanide']);
      expect(await snippets.first().textContent()).toMatch(/Mistral: .*The biguanide of mistral has/);
      const { left, right } = await snippets
        .first()
        .locator('mark')
        .evaluate((mark) => {
          const box = mark.getBoundingClientRect();
          const around = mark.closest('a')?.getBoundingClientRect();
          return { left: box.left - (around?.left ?? 0), right: (around?.right ?? 0) - box.right };
        });
      expect(Math.min(left, right)).toBeGreaterThan(0);
      expect(await history(page).evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);

      await history(page).getByLabel('Search history').fill('M\u00e9t\u00adformin');
      await expect.poll(() => verdicts.first().locator('mark').allTextContents()).toEqual(['metformin']);
    },
  );

  test('cuts no verdict of a session off', async () => {
    const page = await openDashboard(stage);
    for (const { id } of engines)
      stage.emulator.script(id, { text: 'Yes, metformin lowers mortality in type 2 diabetes.' });
    stage.emulator.script('xai', { text: 'It depends.' });
    stage.emulator.script('deepseek', { text: 'No. Metformin does not lower mortality in type 2 diabetes.' });
    await ask(page, 'Does metformin lower mortality in type 2 diabetes?');
    await page.waitForURL(/\/dashboard\/.+/);
    const verdicts = history(page).getByText('Yes 4, Mixed 1, No 1');
    await verdicts.waitFor();
    expect(await verdicts.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('deletes a session unless that is undone', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'Keep me');
    await askNew(page, 'Delete me');
    await openMenu(page, 'Keep me');
    // It can be undone for 6 s: they must not pass while the machine is busy.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await item(page, 'Keep me').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await item(page, 'Keep me').waitFor();
    await page.clock.resume();
    // The next toast comes where this one was, and would wait for as long as the pointer is on it.
    await page.mouse.move(0, 0);

    const deleted = page.waitForRequest((request) => request.method() === 'DELETE');
    await item(page, 'Delete me').press('Delete');
    await item(page, 'Delete me').waitFor({ state: 'detached' });
    await page.waitForURL(/\/dashboard$/);
    await deleted;
    await page.reload();
    await item(page, 'Keep me').waitFor();
    expect(await item(page, 'Delete me').count()).toBe(0);
  });

  test('deletes no session while what offers to undo it is held, and lets no dismissed toast hold up another', async () => {
    const page = await openDashboard(stage);
    for (const title of ['Held', 'Let go']) await askNew(page, title);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await item(page, 'Held').press('Delete');
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    await page.clock.runFor(20_000);
    await undo.press('Enter');
    // The keyboard goes on at the session that is back.
    await item(page, 'Held').and(page.locator(':focus')).waitFor();
    expect(await countSessions('Held')).toBe(1);

    // The focus is on what offers to undo the first, and goes with it.
    await item(page, 'Held').press('Delete');
    await page.getByRole('button', { name: 'Dismiss' }).press('Enter');
    await item(page, 'Let go').press('Delete');
    await undo.waitFor();
    await page.clock.resume();
    await undo.waitFor({ state: 'detached' });
    await expect.poll(() => countSessions('Held')).toBe(0);
    await expect.poll(() => countSessions('Let go')).toBe(0);
  });

  test('leaves nothing of a deleted session to come back to', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'Gone for good');
    const address = page.url();
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await item(page, 'Gone for good').press('Delete');
    await page.waitForURL(/\/dashboard$/);
    await deleted;
    await page.goBack();
    await page.waitForURL(address);
    await page.getByRole('heading', { name: 'Session not found' }).waitFor();
    expect(await page.getByLabel('Your question').count()).toBe(0);
  });

  test('says of a session that was deleted in another tab that it is not there, and keeps one that could not be read again', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'Deleted elsewhere');
    await waitForEnd(page);
    const question = page.getByRole('heading', { name: 'You asked: Deleted elsewhere' });
    const aSession = /\/chat\/sessions\/[^/?]+\//;
    const readAgain = async () => {
      const read = page.waitForResponse(aSession);
      await turnTab(page, true);
      await turnTab(page, false);
      await (await read).finished();
      await drawn(page);
    };
    await page.route(aSession, (route) => route.fulfill({ status: 503, json: {} }));
    await readAgain();
    expect(await question.isVisible()).toBe(true);
    await letThrough(page, aSession);

    const other = await page.context().newPage();
    await other.goto('/dashboard');
    const deleted = other.waitForResponse((response) => response.request().method() === 'DELETE');
    await item(other, 'Deleted elsewhere').press('Delete');
    await deleted;
    await readAgain();
    await page.getByRole('heading', { name: 'Session not found' }).waitFor();
    expect(await question.count()).toBe(0);
    await item(page, 'Deleted elsewhere').waitFor({ state: 'detached' });
  });

  test('carries a deletion out when one signs out before it could be undone', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'Gone with the sign-in');
    await item(page, 'Gone with the sign-in').press('Delete');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.getByRole('button', { name: 'My Profile' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await countSessions('Gone with the sign-in')).toBe(0);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
  });

  test('carries a deletion out when the page is left before it could be undone', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'Gone with the page');
    await item(page, 'Gone with the page').press('Delete');
    await page.waitForURL(/\/dashboard$/);
    await page.goto('/');
    await expect.poll(() => countSessions('Gone with the page')).toBe(0);
    await page.goto('/dashboard');
    await page.getByText('No chat history found').waitFor();
  });

  /** As after a quarter of an hour: the page's access token is good no more, and its refresh token is. */
  async function expireAccess(page: Page): Promise<void> {
    const stored = await readStoredAuth(page);
    const other = await page.context().newPage();
    // What another tab has stored is taken over by this one.
    await other.goto('/offline.html');
    await other.evaluate(
      (auth) => {
        const root = JSON.parse(window.localStorage.getItem('persist:root'));
        window.localStorage.setItem('persist:root', JSON.stringify({ ...root, auth }));
      },
      JSON.stringify({ ...stored, access: 'expired' }),
    );
    await other.close();
  }

  test('carries a deletion out at the next visit where the sign-in had expired as the page was left', async () => {
    const page = await openDashboard(stage);
    for (const title of ['Keep me', 'Gone with the page', 'Brought back']) await askNew(page, title);
    await item(page, 'Keep me').click();
    await page.getByRole('heading', { name: 'You asked: Keep me' }).waitFor();
    await waitForEnd(page);
    await item(page, 'Brought back').press('Delete');
    await page.getByRole('button', { name: 'Undo' }).click();
    await item(page, 'Brought back').waitFor();
    await item(page, 'Gone with the page').press('Delete');
    // It can be undone for as long as this is held.
    await page.getByRole('button', { name: 'Undo' }).focus();
    await expireAccess(page);
    await page.goto('/');
    expect(await countSessions('Gone with the page')).toBe(1);
    await page.goto('/dashboard');
    await item(page, 'Keep me').waitFor();
    expect(await item(page, 'Gone with the page').count()).toBe(0);
    await expect.poll(() => countSessions('Gone with the page')).toBe(0);
    expect(await countSessions('Brought back')).toBe(1);
    await expect
      .poll(() => page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('deletions:'))"))
      .toEqual([]);
  });

  test('carries a deletion out as the page is left where the sign-in had expired before it', async () => {
    const page = await openDashboard(stage);
    for (const title of ['Keep me', 'Gone with the page']) await askNew(page, title);
    await item(page, 'Keep me').click();
    await page.getByRole('heading', { name: 'You asked: Keep me' }).waitFor();
    await waitForEnd(page);
    await expireAccess(page);
    const renewed = page.waitForResponse((reply) => /\/refresh\/$/.test(reply.url()) && reply.ok());
    await item(page, 'Gone with the page').press('Delete');
    await (await renewed).finished();
    await drawn(page);
    await page.goto('/');
    await expect.poll(() => countSessions('Gone with the page')).toBe(0);
  });

  test('has a session’s button keep the focus until its menu is there, which opens for nobody who has gone on', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'One');
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(menuFile, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(menuFile);
    const more = history(page).getByRole('button', { name: 'More for One' });
    const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
    await item(page, 'One').focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(more)).toBe(true);
    // It is on its way before the button is pressed.
    const file = (await asked).url();
    await page.keyboard.press('Enter');
    await drawn(page);
    expect(await hasFocus(more)).toBe(true);

    const input = page.getByLabel('Your question');
    await input.focus();
    letGo();
    await page.evaluate(`import(${JSON.stringify(file)}).then(() => {})`);
    await drawn(page);
    await page.keyboard.type('Mine');
    expect(await input.inputValue()).toBe('Mine');
    expect(await page.getByRole('menu').count()).toBe(0);

    await more.press('Enter');
    await page.getByRole('menu').and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(more)).toBe(true);
  });

  test('says that a session’s menu could not be loaded, and loads it at the next press', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'One');
    await page.route(menuFile, (route) => route.abort());
    await openMenu(page, 'One');
    await toastOf(page, 'The menu could not be loaded. Please try again', 'error');
    const more = history(page).getByRole('button', { name: 'More for One' });
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
    await letThrough(page, menuFile);
    await more.press('Enter');
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
  });

  test('is walked through by keyboard', async () => {
    const page = await openDashboard(stage);
    for (const title of ['One', 'Two', 'Three']) await askNew(page, title);
    await item(page, 'Three').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => item(page, 'Two').evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'One' }).waitFor();
    await item(page, 'One').press('F2');
    const isSelected = "getSelection().toString() === 'One'";
    await expect.poll(() => page.evaluate(isSelected)).toBe(true);
    const hasFocus = (title: string) => item(page, title).evaluate((link) => link === document.activeElement);
    // What could not be kept is still there, to be tried again.
    await page.route('**/api/v1/chat/sessions/*/', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    );
    await page.keyboard.type('First');
    await page.keyboard.press('Enter');
    await toastOf(page, 'The session could not be renamed. Please try again.', 'error');
    expect(await page.getByLabel('Title of the session').inputValue()).toBe('First');
    await letThrough(page, '**/api/v1/chat/sessions/*/');
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus('First')).toBe(true);
    await page.keyboard.press('F2');
    await page.keyboard.type('Never kept');
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus('First')).toBe(true);
    await item(page, 'Two').press('Delete');
    await expect.poll(() => hasFocus('First')).toBe(true);
    await openMenu(page, 'First');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    await expect.poll(() => hasFocus('Three')).toBe(true);
  });

  test('keeps the drawer of a narrow window open where Escape leaves the title of a session', async () => {
    const page = await openDashboard(stage);
    await askNew(page, 'One');
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Chat history' }).press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Chat history' });
    await item(page, 'One').press('F2');
    await page.getByLabel('Title of the session').fill('Never kept');
    await page.keyboard.press('Escape');
    await expect.poll(() => item(page, 'One').evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await drawer.count()).toBe(1);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    const opener = page.getByRole('button', { name: 'Chat history' });
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});
