import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { heardIn, listen } from './support/heard.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();
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
    [1920, 3],
    [2560, 4],
  ])('show at %i px answers to read in %i columns of 360 px or more', async (width, columns) => {
    const page = await openAnswered({ viewport: { width, height: 900 } });
    await waitForAll(page, 'Done');
    // All in one look: what is found about the answers may still come in above them.
    const boxes = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const { top, width } = card.getBoundingClientRect();
        return { top, width };
      }),
    );
    expect(boxes).toHaveLength(engines.length);
    expect(boxes.filter(({ top }) => top === boxes[0]?.top)).toHaveLength(columns);
    for (const { width } of boxes) expect(width).toBeGreaterThanOrEqual(360);
  });

  test('are chosen once and remembered', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 900 } });
    await waitForAll(page, 'Done');
    await page.getByRole('radio', { name: 'Compare' }).click();
    const row = page.getByRole('region', { name: 'Answers side by side' });
    await expect.poll(() => row.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await page.getByRole('radio', { name: 'Focus' }).click();
    await page.reload();
    await page.getByRole('tab', { name: 'Gemini Done' }).click();
    await answerOf(page, 'Gemini').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByRole('radio', { name: 'Focus', checked: true }).waitFor();
  });

  test('on a phone show one engine at a time, by tabs and by swipe', async () => {
    const page = await openAnswered({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.getByRole('tab', { name: 'Mistral Done' }).waitFor();
    await waitForEnd(page);
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    const swipe = async (from: number, to: number) => {
      const card = page.getByRole('article');
      await card.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      const { y: top = 0, height = 0 } = (await card.boundingBox()) ?? {};
      // On the answer, wherever that is by now.
      const y = Math.max(top, 0) + Math.min(height, 300) / 2;
      const session = await page.context().newCDPSession(page);
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchStart',
        touchPoints: [{ x: from, y }],
      });
      await session.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: to, y: y + 5 }],
      });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(300, 60);
    await answerOf(page, 'Gemini').waitFor();
    await swipe(60, 300);
    await answerOf(page, 'Mistral').waitFor();
    const scrollsSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    await expect.poll(scrollsSideways).toBe(false);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(scrollsSideways).toBe(false);
  });

  test('on a phone show a follow-up below the bar, and nothing of what stands above it', async () => {
    const page = await openAnswered({ viewport: { width: 390, height: 844 } });
    await waitForEnd(page);
    // As after reading on: the bars are back once its reader goes up to write.
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 400);
    await page.mouse.wheel(0, -60);
    await page.getByLabel('Your question').click();
    await ask(page, 'And on a phone?');
    const shown = () =>
      page.evaluate(() => {
        const asked = [...document.querySelectorAll('h2')].at(-1).getBoundingClientRect();
        const above = [...document.elementsFromPoint(195, asked.top - 24)];
        return {
          isAsked: asked.top < 200,
          bar: document.querySelector('.page-bar').getBoundingClientRect().bottom,
          answers: above.filter((element) => element.closest('article')).length,
        };
      });
    await expect.poll(shown).toEqual({ isAsked: true, bar: 56, answers: 0 });
  });

  test.each([
    [390, 'Mistral', 'Read'],
    [768, 'Mistral', 'Compare'],
    [1440, 'DeepSeek', 'Compare'],
  ])('on a touch screen of %i px have heads in which nothing covers anything', async (width, label, view) => {
    const page = await openAnswered({ viewport: { width, height: 900 }, hasTouch: true });
    if (view === 'Compare') await page.getByRole('radio', { name: view }).click();
    const head = answerOf(page, label).locator('header');
    await head.getByText('Done').waitFor();
    const covers = await head.evaluate((element) => {
      const around = element.getBoundingClientRect();
      const parts = [
        ...element.querySelectorAll('h3, [data-state-of-answer], [data-answer-figures], button'),
      ];
      // What has no room is below the edge, out of sight.
      const boxes = parts
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.bottom <= around.bottom + 1);
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .concat(a.right > around.right + 1 ? [a] : []),
      ).length;
    });
    expect(covers).toBe(0);
  });

  test('show one answer alone, at a measure that reads well, and go from engine to engine', async () => {
    const page = await openAnswered({ viewport: { width: 1440, height: 900 } });
    await waitForAll(page, 'Done');
    await waitForEnd(page);
    await page.getByRole('button', { name: 'Focus on Gemini' }).click();
    await answerOf(page, 'Gemini').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    expect(await page.getByRole('region', { name: 'Overview', exact: true }).count()).toBe(0);
    const characters = await answerOf(page, 'Gemini').evaluate((card) => {
      const text = card.querySelector('.markdown');
      const probe = text.appendChild(document.createElement('span'));
      probe.textContent = 'The quick brown fox jumps over the lazy dog, and so on. '.repeat(4);
      probe.style.whiteSpace = 'nowrap';
      const width = probe.getBoundingClientRect().width / probe.textContent.length;
      probe.remove();
      return text.getBoundingClientRect().width / width;
    });
    expect(characters).toBeGreaterThanOrEqual(65);
    expect(characters).toBeLessThanOrEqual(75);
    await page.keyboard.press('ArrowRight');
    await answerOf(page, 'Claude').waitFor();
    await page.keyboard.press('ArrowLeft');
    await answerOf(page, 'Gemini').waitFor();
    await page.getByRole('button', { name: 'Previous: Mistral' }).click();
    await answerOf(page, 'Mistral').waitFor();
    await page.mouse.wheel(0, 2_000);
    await page.getByRole('button', { name: 'Next: Gemini' }).click();
    // Every answer is read from its beginning.
    await answerOf(page, 'Gemini').getByText('Paragraph 0 of the answer.').waitFor();
    await expect
      .poll(() =>
        answerOf(page, 'Gemini')
          .getByText('Paragraph 0 of the answer.')
          .evaluate((text) => text.getBoundingClientRect().top > 0),
      )
      .toBe(true);
  });
});

describe('the keyboard', () => {
  test('does everything that the pointer does', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 900 } });
    await waitForAll(page, 'Done');
    await waitForEnd(page);
    await page.getByLabel('Your question').press('Escape');
    await page.keyboard.press('3');
    await expect.poll(() => isFocused(page, 'Claude')).toBe(true);
    await page.keyboard.press('v');
    await page.getByRole('radio', { name: 'Compare', checked: true }).waitFor();
    await page.keyboard.press('6');
    await expect.poll(() => isFocused(page, 'DeepSeek')).toBe(true);
    await page.keyboard.press('Shift+V');
    await page.getByRole('radio', { name: 'Read', checked: true }).waitFor();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.waitFor();
    // The window has its list from its first moment: nothing in it moves.
    expect(await keys.getByText('Show this list').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // A timer gives the focus back after the window has gone; later timers come after it.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await page.keyboard.press('/');
    await page.keyboard.type('n1v/?');
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('n1v/?');
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.waitForURL(/\/dashboard$/);
    // Who came to write a question writes it.
    const input = page.getByLabel('Your question').and(page.getByPlaceholder('Ask a biomedical question'));
    await expect.poll(() => input.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('v1');
    expect(await input.inputValue()).toBe('v1');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'New Chat' }).press('Enter');
    await expect.poll(() => input.evaluate((field) => field === document.activeElement)).toBe(true);
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
    await expect.poll(() => input.inputValue()).toBe('にほん');
    await page.getByText('What would you like to know?').waitFor();
  });
});

test('a screen reader hears how answers end, and nothing while they are written', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: longText, chunkDelay: 5, chunkSize: 40 });
  stage.emulator.script('xai', { fail: 'key' });
  const page = await openDashboard(stage);
  await listen(page);
  await ask(page, 'Heard?');
  await answerOf(page, 'XAI').getByText('Failed', { exact: true }).waitFor();
  await answerOf(page, 'Claude').getByText('Done', { exact: true }).waitFor();
  await expect.poll(() => heardIn(page)).toContain('Claude has answered.');
  await expect.poll(() => heardIn(page)).toContain('XAI has failed.');
  expect(await heardIn(page)).not.toContain('Paragraph');
});

test('a screen reader hears once of answers that ended before their page had come', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'Short.' });
  const page = await openDashboard(stage);
  await listen(page);
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/\/assets\/session\.screen-/, async (route) => {
    await mayCome;
    await route.continue();
  });
  const readAgain = page.waitForResponse(/\/chat\/sessions\/[^/]+\/\?/);
  await ask(page, 'Heard late?');
  await page.waitForURL(/\/dashboard\/.+/);
  await readAgain;
  letCome();
  await waitForAll(page, 'Done');
  await expect.poll(() => heardIn(page)).toContain('Claude has answered.');
  await page.getByRole('link', { name: 'New chat' }).first().click();
  await page.waitForURL(/\/dashboard$/);
  // The page that has just been left is still there for a moment, and would be heard.
  await answerOf(page, 'Claude').waitFor({ state: 'detached' });
  await listen(page);
  await page.goBack();
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  expect(await heardIn(page)).toBe('');
});
