import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letThrough } from './support/let-through.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

/** As after an update: the server has another page by now, and a file of the one that is open no more. */
async function update(page: Page): Promise<{ bringBack(): Promise<void>; pages(): number }> {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route('**/', async (route) => {
    if (route.request().isNavigationRequest()) return route.fallback();
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-next.js">',
    });
  });
  const lost = '**/assets/register*';
  await page.route(lost, (route) => route.fulfill({ status: 404, body: '' }));
  return { bringBack: () => letThrough(page, lost), pages: () => pages };
}

test('a page that was open during an update is loaded anew where it needs a file that is there no more', async () => {
  const page = await stage.open('/');
  const { bringBack, pages } = await update(page);
  await page.route('**/register', async (route) => {
    await bringBack();
    return route.fallback();
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('button', { name: /register|create/i }).waitFor();
  expect(pages()).toBe(1);
});

test('it is loaded anew once, and says then that it could not be shown', async () => {
  const page = await stage.open('/');
  const { pages } = await update(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Register' }).click();
  await expect.poll(pages).toBe(1);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect.poll(pages).toBe(2);
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor();
  expect(pages()).toBe(2);
});
