import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll } from './support/chat.ts';
import { openStage, type Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.emulator.reset());

const longText = Array.from({ length: 80 }, (_, index) => `Paragraph ${index} of the answer.`).join('\n\n');
const isFocused = (page: Page, label: string) =>
  answerOf(page, label).evaluate((card) => card === document.activeElement);

async function openAnswered(options: Parameters<typeof openDashboard>[1], text = longText): Promise<Page> {
  for (const { id } of engines) stage.emulator.script(id, { text });
  const page = await openDashboard(stage, options);
  await ask(page, 'Which view?');
  await page.waitForURL(/\/dashboard\/.+/);
  return page;
}

describe('the views', () => {
  test.each([
    [1280, 2],
    [1920, 4],
    [2560, 6],
  ])('show at %i px a grid of %i columns of 360 px or more', async (width, columns) => {
    const page = await openAnswered({ viewport: { width, height: 900 } });
    await waitForAll(page, 'Done');
    const boxes = await Promise.all(engines.map(({ label }) => answerOf(page, label).boundingBox()));
    const first = boxes[0];
    expect(boxes.filter((box) => box?.y === first?.y)).toHaveLength(columns);
    for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(360);
  });

  test('are chosen once and remembered', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 900 } });
    await waitForAll(page, 'Done');
    await page.getByRole('radio', { name: 'Columns' }).click();
    const row = page.getByRole('region', { name: 'Answers side by side' });
    expect(await row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await page.getByRole('radio', { name: 'Focus' }).click();
    await page.reload();
    await page.getByRole('tab', { name: 'Gemini Done' }).click();
    await answerOf(page, 'Gemini').waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    expect(await page.getByRole('radio', { name: 'Focus' }).getAttribute('aria-checked')).toBe('true');
  });

  test('on a phone show one engine at a time, by tabs and by swipe', async () => {
    const page = await openAnswered({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('tab', { name: 'Mistral Done' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    const swipe = async (from: number, to: number) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: from, y: 500 }],
      });
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: to, y: 505 }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 60);
    await answerOf(page, 'Gemini').waitFor();
    await swipe(60, 300);
    await answerOf(page, 'Mistral').waitFor();
    const scrollsSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await scrollsSideways()).toBe(false);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways()).toBe(false);
  });

  test('enlarge one answer and make it small again', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 900 } });
    await waitForAll(page, 'Done');
    const small = await answerOf(page, 'Gemini').boundingBox();
    await page.getByRole('button', { name: 'Expand Gemini' }).click();
    const large = await answerOf(page, 'Gemini').boundingBox();
    expect(large?.width).toBeGreaterThan((small?.width ?? 0) * 1.8);
    expect(large?.height).toBeGreaterThan((small?.height ?? 0) * 1.8);
    await page.getByRole('button', { name: 'Make Gemini small again' }).click();
    const again = await answerOf(page, 'Gemini').boundingBox();
    expect([again?.width, again?.height]).toEqual([small?.width, small?.height]);
  });

  test('follow the end of an answer, but only while its reader is there', async () => {
    for (const { id } of engines)
      stage.emulator.script(id, { text: longText, chunkDelay: 25, chunkSize: 16 });
    const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
    await ask(page, 'Following?');
    const box = page.getByRole('region', { name: 'Answer of Claude' });
    const fromEnd = () =>
      box.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
    await expect
      .poll(() => box.evaluate((element) => element.scrollTop), { timeout: 15_000 })
      .toBeGreaterThan(100);
    expect(await fromEnd()).toBeLessThan(60);
    await box.hover();
    await page.mouse.wheel(0, -10_000);
    await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBe(0);
    const height = await box.evaluate((element) => element.scrollHeight);
    await expect.poll(() => box.evaluate((element) => element.scrollHeight)).toBeGreaterThan(height + 100);
    expect(await box.evaluate((element) => element.scrollTop)).toBe(0);
    await waitForAll(page, 'Done');
    expect(await box.evaluate((element) => element.scrollTop)).toBe(0);
  });
});

describe('the keyboard', () => {
  test('does everything that the pointer does', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 900 } });
    await waitForAll(page, 'Done');
    await page.getByLabel('Your question').press('Escape');
    await page.keyboard.press('3');
    await expect.poll(() => isFocused(page, 'Claude')).toBe(true);
    await page.keyboard.press('v');
    expect(await page.getByRole('radio', { name: 'Columns' }).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('6');
    await expect.poll(() => isFocused(page, 'DeepSeek')).toBe(true);
    await page.keyboard.press('Shift+V');
    expect(await page.getByRole('radio', { name: 'Grid' }).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('n1v/?');
    expect(await page.getByLabel('Your question').inputValue()).toBe('n1v/?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.waitForURL(/\/dashboard$/);
  });

  test('leaves an input method’s Enter alone', async () => {
    const page = await openDashboard(stage);
    const input = page.getByLabel('Your question');
    await input.fill('にほん');
    await input.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
    await input.evaluate((element) =>
      element.dispatchEvent(
        new window.KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }),
      ),
    );
    expect(await input.inputValue()).toBe('にほん');
    await page.getByText('What would you like to know?').waitFor();
  });
});

test('a screen reader hears how answers end, and nothing while they are written', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: longText, chunkDelay: 5, chunkSize: 40 });
  stage.emulator.script('xai', { fail: 'key' });
  const page = await openDashboard(stage);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new window.MutationObserver(() => {
      for (const region of document.querySelectorAll('[aria-live=polite]')) {
        const text = region.textContent?.trim();
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await ask(page, 'Heard?');
  await answerOf(page, 'XAI').getByText('Failed', { exact: true }).waitFor();
  await answerOf(page, 'Claude').getByText('Done', { exact: true }).waitFor();
  const heard = () => page.evaluate(() => window.heard.join(' '));
  await expect.poll(heard).toContain('Claude has answered.');
  expect(await heard()).toContain('XAI has failed.');
  expect(await heard()).not.toContain('Paragraph');
});
