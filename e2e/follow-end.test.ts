import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { moving, stageForFile } from './support/stage.ts';

const stage = stageForFile();

const longText = Array.from({ length: 160 }, (_, index) => `Paragraph ${index} of the answer.`).join('\n\n');

/** A page on which six answers are being written, longer than its window already. */
async function openWriting(question: string, height = 900): Promise<Page> {
  stage.emulator.reset();
  for (const { id } of engines)
    stage.emulator.script(id, { text: longText, chunkDelay: 1_000, chunkSize: 80 });
  const page = await openDashboard(stage, { viewport: { width: 1280, height }, ...moving });
  await ask(page, question);
  await answerOf(page, 'Mistral').getByText('Paragraph 20 of').first().waitFor();
  await page.mouse.move(800, height / 2);
  return page;
}

const topOf = (page: Page) => page.evaluate<number>(() => window.scrollY);
const heightOf = (page: Page) => page.evaluate<number>(() => document.documentElement.scrollHeight);
const fromEnd = async (page: Page) => (await heightOf(page)) - 900 - (await topOf(page));

/** Resolves once what the page does when it has another height is done. */
const untilDrawn = (page: Page) =>
  page.evaluate<Promise<void>>(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(window.requestAnimationFrame);
  });

async function grows(page: Page): Promise<void> {
  const before = await heightOf(page);
  await expect.poll(() => heightOf(page)).toBeGreaterThan(before + 100);
}

test('the page follows its end while answers come, but only while their reader is there', async () => {
  const page = await openWriting('Following?');
  expect(await topOf(page)).toBe(0);
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => fromEnd(page)).toBeLessThan(60);
  await grows(page);
  await expect.poll(() => fromEnd(page)).toBeLessThan(60);
  // A wheel that turns just as the page follows its end goes up from where that takes it.
  const goUp = async () => {
    await page.mouse.wheel(0, -100_000);
    return await topOf(page);
  };
  await expect.poll(goUp).toBe(0);
  await grows(page);
  expect(await topOf(page)).toBe(0);
  stage.emulator.hurry();
  await waitForAll(page, 'Done');
  expect(await topOf(page)).toBe(0);
});

test('a reader is followed who goes to the end while the page stands still and then grows at once', async () => {
  const page = await openWriting('Followed by a slow page?');
  // The wheel moves what is shown; the page itself hears of it once it has time.
  await page.evaluate(() => {
    const standStill = () => {
      const until = performance.now() + 1_500;
      while (performance.now() < until);
      const more = document.createElement('div');
      more.style.height = '500px';
      [...document.querySelectorAll('article')].at(-1)?.append(more);
    };
    window.addEventListener('wheel', standStill, { passive: true, once: true });
  });
  await page.mouse.wheel(0, 100);
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => fromEnd(page)).toBeLessThan(60);
});

test('a reader is followed who goes to the end, of whom a slow page hears frames after it has grown', async () => {
  const page = await openWriting('Followed late?');
  await page.evaluate<Promise<void>>(async () => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    // It has the time at which it was made.
    const wheel = new window.WheelEvent('wheel', { deltaY: end });
    const more = document.createElement('div');
    more.style.height = '500px';
    [...document.querySelectorAll('article')].at(-1)?.append(more);
    for (let frame = 0; frame < 4; frame++) await new Promise(window.requestAnimationFrame);
    window.dispatchEvent(wheel);
    window.scrollTo(0, end);
  });
  await expect.poll(() => fromEnd(page)).toBeLessThan(60);
});

test('a reader is left alone who goes to where the end was before the page grew', async () => {
  const page = await openWriting('Left alone?');
  const end = await page.evaluate<Promise<number>>(async () => {
    const end = document.documentElement.scrollHeight - window.innerHeight;
    const more = document.createElement('div');
    more.style.height = '3000px';
    [...document.querySelectorAll('article')].at(-1)?.append(more);
    for (let frame = 0; frame < 4; frame++) await new Promise(window.requestAnimationFrame);
    return end;
  });
  await page.mouse.wheel(0, end);
  await expect.poll(() => topOf(page)).toBeGreaterThan(end - 60);
  await grows(page);
  expect(await fromEnd(page)).toBeGreaterThan(2_000);
});

test('a reader is left alone to whom the end comes while the page gets shorter', async () => {
  const page = await openWriting('Shorter?');
  stage.emulator.hurry();
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => topOf(page)).toBe(400);
  const turn = page.getByRole('region', { name: 'Question and answers' });
  const whole = await turn.evaluate((box) => box.getBoundingClientRect().height);
  const below = await fromEnd(page);
  // It ends a little below its reader, and is as long as before a moment later.
  for (const by of [below - 20, 0]) {
    await turn.evaluate((box, height) => {
      box.setAttribute('style', `height: ${height}px; overflow: clip`);
    }, whole - by);
    await expect.poll(() => heightOf(page)).toBe(400 + 900 + below - by);
  }
  await untilDrawn(page);
  expect(await topOf(page)).toBe(400);
});

test('the end of a follow-up’s answers moves nothing that is being read', async () => {
  const page = await openWriting('First?', 560);
  stage.emulator.hurry();
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  stage.emulator.reset();
  for (const { id } of engines)
    stage.emulator.script(id, { text: longText, chunkDelay: 1_000, chunkSize: 80 });
  await ask(page, 'And then?');
  await answerOf(page, 'Mistral').getByText('Paragraph 20 of').first().waitFor();
  // Where the window is low, going down takes the composer out of view.
  await page.mouse.wheel(0, 250);
  const foot = page.locator('.page-foot');
  await expect.poll(() => foot.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThan(550);
  const top = await topOf(page);
  stage.emulator.hurry();
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  await expect
    .poll(() => page.getByLabel('Your question').evaluate((box) => box.matches(':focus')))
    .toBe(true);
  expect(await topOf(page)).toBe(top);
});
