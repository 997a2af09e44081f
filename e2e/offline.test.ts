import { blockFences } from '@sextant/contracts/blocks/index';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

const notLoaded = (page: Page) => page.getByText('This part could not be loaded.');

test('that there is no connection is said beside what is read, and not upon it', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'A paragraph.\n\n'.repeat(200) });
  const page = await openDashboard(stage, { viewport: { width: 390, height: 844 } });
  await ask(page, 'Where?');
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const topOf = (selector: string) =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.mouse.move(200, 400);
  for (const [by, bar] of [
    [2000, 0],
    [-100, 56],
  ] as const) {
    await page.mouse.wheel(0, by);
    await expect.poll(() => topOf('.connection-banner')).toBe(bar);
    await expect
      .poll(
        async () =>
          (await topOf('.sticky:has(> div > [role="tablist"])')) - (await bottomOf('.connection-banner')),
      )
      .toBe(0);
  }
});

test('without a connection only what was not loaded yet is missing, and it comes once there is one', async () => {
  const plot = `\`\`\`forest\n${blockFences.forest.example}\n\`\`\``;
  const text = [...Array(200).fill('A paragraph of the answer.'), plot].join('\n\n');
  for (const { id } of engines) stage.emulator.script(id, { text });
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
  await ask(page, 'Draw it?');
  await waitForAll(page, 'Done');
  page.setDefaultTimeout(15_000);
  const answer = answerOf(page, 'Mistral');
  await page.context().setOffline(true);
  await page.getByText('You’re offline.').waitFor();

  await answer.getByText('Drawing…').scrollIntoViewIfNeeded();
  await notLoaded(page).first().waitFor();
  await page.getByRole('radio', { name: 'Focus' }).click();
  await notLoaded(page).first().waitFor();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  expect(await page.getByRole('heading', { name: 'This page could not be shown' }).count()).toBe(0);
  await page.getByRole('radio', { name: 'Read' }).click();
  await answer.getByText('A paragraph of the answer.').first().waitFor();

  await page.context().setOffline(false);
  await expect.poll(() => notLoaded(page).count()).toBe(0);
  await page.getByText('You’re offline.').waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  const place = answer.locator('.block-place');
  await place.scrollIntoViewIfNeeded();
  await expect.poll(() => place.innerText()).toContain('Forest plot');
});

test('a question whose reply is cut before it has begun is asked again by itself, and of each engine once', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'Once.' });
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
  let cuts = 1;
  await page.route('**/api/v1/chat/', async (route) => {
    if (cuts-- <= 0) return route.continue();
    // The server has stored it; what it said of that is lost.
    await route.fulfill({ response: await route.fetch(), body: '' });
  });
  const asked = () => engines.map(({ id }) => stage.emulator.requests(id).length);
  const before = asked();
  await ask(page, 'Is it asked once?');
  await waitForAll(page, 'Done');
  expect(asked()).toEqual(before.map((count) => count + 1));

  await waitForEnd(page);
  cuts = 100;
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await page.route(/\/chat\/sessions\/[^/]+\/\?/, async (route) => {
    await told;
    await route.continue();
  });
  await ask(page, 'And this one?');
  const notice = page.getByText('Your question was not sent. Please try again.');
  await notice.waitFor();
  // The server has it: once the session shows it, nobody is told that it was not sent.
  tell();
  await page.getByRole('heading', { name: 'You asked: And this one?' }).waitFor();
  await notice.waitFor({ state: 'detached' });
  expect(await page.getByLabel('Your question').inputValue()).toBe('');
});
