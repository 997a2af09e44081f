import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { signUpTestUser } from '../server/src/testing/test-user.ts';
import { storedSignIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

/** Opens the dashboard with the code of the screens named so held back until `release` is called. */
async function openHeldBack(script: RegExp, width: number) {
  const user = await signUpTestUser(stage.url);
  const page = await stage.open('/', {
    storageState: storedSignIn(stage.url, user),
    viewport: { width, height: 800 },
  });
  const held: Route[] = [];
  let isHeld = true;
  await page.route(script, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto(`${stage.url}/dashboard`, { waitUntil: 'commit' });
  const release = async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
  return { page, release };
}

const topOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
const composer = 'form:has(textarea) > div:first-child';

test.each([
  ['the dashboard', /\/assets\/dashboard-route-.*\.js$/, 1280],
  ['the dashboard on a phone', /\/assets\/dashboard-route-.*\.js$/, 390],
  ['a new chat', /\/assets\/dashboard.screen-.*\.js$/, 1280],
])(
  'while the code of %s is on the way its place is held, and nothing jumps when it comes',
  async (_, script, width) => {
    const { page, release } = await openHeldBack(script, width);
    await page.getByRole('status').getByText('Loading', { exact: true }).waitFor();
    // One skeleton takes the place of another: what has just been taken away has no place at all.
    let before = 0;
    await expect
      .poll(async () => {
        before = await topOf(page, '[data-skeleton="composer"]');
        return before;
      })
      .toBeGreaterThan(0);
    await release();
    await page.getByLabel('Your question').waitFor();
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(0);
    await expect.poll(async () => Math.abs((await topOf(page, composer)) - before)).toBeLessThanOrEqual(4);
  },
);
