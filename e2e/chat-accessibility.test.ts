import { expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

const text = [
  '# Finding\n\nIt **works** [1], see https://example.org/paper.',
  '| study | n |\n|---|--:|\n| A | 1 |',
  '1. one\n2. two\n\n> quoted\n\n```r\nx <- 1\n```\n\n#### Limits\n\n`code`',
].join('\n\n');

test('axe finds nothing on the chat’s screens', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text });
  stage.emulator.script('gemini', { fail: 'quota' });
  stage.emulator.script('xai', { text: text.repeat(20), chunkDelay: 2_000, chunkSize: 50 });
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await page.getByText('No chat history found').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await ask(page, 'Accessible?');
  await page.waitForURL(/\/dashboard\/.+/);
  await answerOf(page, 'XAI').getByText('Writing').waitFor();
  await answerOf(page, 'Gemini').getByText('Failed', { exact: true }).waitFor();
  await answerOf(page, 'DeepSeek').getByText('Done', { exact: true }).waitFor();
  for (const view of ['Read', 'Compare', 'Focus']) {
    await page.getByRole('radio', { name: view }).click();
    // What a view is made of is loaded when it is chosen.
    await page.getByRole('article').first().waitFor();
    expect({ view, faults: await findFaults(page) }).toEqual({ view, faults: [] });
  }
  await page.getByRole('button', { name: 'Stop all' }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findFaults(page)).toEqual([]);
  await page.goto('/dashboard/no-id');
  await page.getByRole('heading', { name: 'Session not found' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
});

test('twice the text size at 1280 px needs no scrolling sideways', async () => {
  stage.emulator.reset();
  // What 200 % zoom makes of a window of 1280 px.
  const page = await openDashboard(stage, { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  await ask(page, 'Zoomed?');
  await page.waitForURL(/\/dashboard\/.+/);
  await page.getByRole('tab', { name: 'Mistral Done' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);
  const composer = await page.getByLabel('Your question').boundingBox();
  expect((composer?.y ?? 999) + (composer?.height ?? 0)).toBeLessThanOrEqual(400);
});
