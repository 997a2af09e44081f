import { blockFences } from '@sextant/contracts/blocks/index';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll } from './support/chat.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

const notLoaded = (page: Page) => page.getByText('This part could not be loaded.');

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
