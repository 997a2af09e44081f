import { expect, test } from 'vitest';
import { answerOf, ask, engines, openAsked, openDashboard, waitForEnd } from './support/chat.ts';
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

const windows = [
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
  ['390 px', { viewport: { width: 390, height: 844 } }],
  ['200 % zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
] as const;
const longText = Array.from(
  { length: 40 },
  (_, line) => `Line ${line}, see [it](https://example.org/${line}).`,
);

test.each(windows)(
  'at %s keys typed into the follow-up leave the page where it is read',
  async (_, options) => {
    for (const { id } of engines) stage.emulator.script(id, { text: longText.join('\n\n') });
    const page = await openAsked(stage, 'Typed?', options);
    await waitForEnd(page);
    const top = () => page.evaluate<number>(() => Math.round(window.scrollY));
    for (const share of [0.5, 1]) {
      await page.getByLabel('Your question').focus();
      await page.evaluate((part) => {
        window.scrollTo(0, part * (document.documentElement.scrollHeight - window.innerHeight));
      }, share);
      await page.waitForLoadState('networkidle');
      const before = await top();
      const tops: number[] = [];
      for (const key of 'And in whom') {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await page.evaluate(() => new Promise((resolve) => window.requestAnimationFrame(resolve)));
        tops.push(await top());
      }
      expect(tops).toEqual(tops.map(() => before));
    }
  },
);

test.each(windows)(
  'at %s no bar covers what the Tab key goes to, down the page and up',
  async (_, options) => {
    for (const { id } of engines) stage.emulator.script(id, { text: longText.join('\n\n') });
    const page = await openAsked(stage, 'Tabbed?', options);
    await waitForEnd(page);
    await answerOf(page, 'Mistral').getByRole('link').first().focus();
    const covered: string[] = [];
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 36; presses += 1) {
        await page.keyboard.press(key);
        await page.evaluate(() => new Promise((resolve) => window.requestAnimationFrame(resolve)));
        const hidden = await page.evaluate<string>(() => {
          const focused = document.activeElement;
          const { left, top, width, height } = focused.getBoundingClientRect();
          const isShown = [top + 2, top + height - 2].every((y) =>
            focused.contains(document.elementFromPoint(left + width / 2, y)),
          );
          return isShown || height > window.innerHeight / 2 ? '' : focused.outerHTML.slice(0, 120);
        });
        if (hidden) covered.push(`${key}: ${hidden}`);
      }
    }
    expect(covered).toEqual([]);
  },
);
