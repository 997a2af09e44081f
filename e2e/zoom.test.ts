import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOf, ask, engines, openAsked, waitForEnd } from './support/chat.ts';
import { openSignedIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

/** What 200 % zoom makes of a window of 1280 by 800 pixels. */
const zoomed = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };

/** What is asked of an element in the page. */
interface Shown {
  scrollWidth: number;
  clientWidth: number;
  outerHTML: string;
  parentElement: Shown | null;
  getBoundingClientRect(): { left: number; right: number; width: number };
}

/** Controls that stand beside the window though the page cannot be scrolled there, and whether it asks for scrolling. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const scrollsSideways = (element: Shown) =>
      element.scrollWidth > element.clientWidth && window.getComputedStyle(element).overflowX !== 'visible';
    const isReached = (element: Shown | null): boolean =>
      element !== null && (scrollsSideways(element) || isReached(element.parentElement));
    const controls: Shown[] = [...document.querySelectorAll('a, button, input, textarea')];
    const beside = controls
      .filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1) && !isReached(control.parentElement);
      })
      .map((control) => control.outerHTML.slice(0, 120));
    return { beside, sideways: document.documentElement.scrollWidth - window.innerWidth };
  });
const nothing = { beside: [], sideways: 0 };

test.each(['/', '/login', '/register', '/forget-password', '/verify-otp', '/reset-password', '/success-msg'])(
  'at 200 % zoom %s shows all that it has',
  async (path) => {
    const page = await stage.open(path, zoomed);
    await page.getByRole('heading').first().waitFor();
    await expect.poll(() => cutOff(page)).toEqual(nothing);
  },
);

test('at 200 % zoom a question is asked, answered and followed up', async () => {
  const { page } = await openSignedIn(stage, '/dashboard', zoomed);
  await expect.poll(() => cutOff(page)).toEqual(nothing);
  await ask(page, 'Zoomed?');
  await page.waitForURL(/\/dashboard\/.+/);
  await page.getByRole('tab', { name: 'DeepSeek Done' }).click();
  await answerOf(page, 'DeepSeek').getByText('Done', { exact: true }).waitFor();
  await expect.poll(() => cutOff(page)).toEqual(nothing);
  const send = page.getByRole('button', { name: 'Send' });
  await page.getByLabel('Your question').fill('And then?');
  await expect
    .poll(async () => {
      const box = await send.boundingBox();
      return box !== null && box.y + box.height <= zoomed.viewport.height;
    })
    .toBe(true);
});

test('at 200 % zoom most of the window is for reading, also for who is to write next', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'A line of the answer.\n\n'.repeat(60) });
  const { page } = await openSignedIn(stage, '/dashboard', zoomed);
  await ask(page, 'Zoomed?');
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
  await page.getByLabel('Your question').focus();
  await page.mouse.move(320, 100);
  await page.mouse.wheel(0, 900);
  /** What is shown of the answer between the bars that stay. */
  const forReading = () =>
    page.evaluate(() => {
      const inView = [...document.querySelectorAll('.answer-text p')].filter((line) => {
        const { left, top, bottom } = line.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) => line.contains(document.elementFromPoint(left + 9, y)));
      });
      const [first, last] = [inView[0], inView.at(-1)];
      return first ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top : 0;
    });
  await expect.poll(forReading).toBeGreaterThan(250);
});

test('at 200 % zoom a door that is opened shows what is behind it', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'A line of the answer.\n\n'.repeat(20) });
  const page = await openAsked(stage, 'Zoomed?', zoomed);
  await waitForEnd(page);
  const door = page.getByRole('button', { name: 'In their own words' });
  await door.waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
  await door.click();
  const isShown = (place: Locator, below: number) =>
    place.evaluate((element, depth) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, top + depth));
    }, below);
  await expect.poll(() => isShown(page.getByRole('region', { name: 'Part of the overview' }), 30)).toBe(true);
  expect(await isShown(door, 10)).toBe(true);
});

test('at 200 % zoom the profile and the history are reached', async () => {
  const { page } = await openSignedIn(stage, '/dashboard', zoomed);
  await page.getByRole('button', { name: 'My Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full name').waitFor();
  for (const button of await dialog.getByRole('button').all()) {
    await button.scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const box = await button.boundingBox();
        return box !== null && box.y >= 0 && box.y + box.height <= zoomed.viewport.height;
      })
      .toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Chat history' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'New Chat' }).waitFor();
  await expect.poll(() => cutOff(page)).toEqual(nothing);
});
