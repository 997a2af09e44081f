import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { openShared } from './support/open-shared.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

const window1280 = { viewport: { width: 1280, height: 800 } };
const question = (page: Page, text: string) => page.getByRole('heading', { name: `You asked: ${text}` });
const view = (page: Page, name: string, checked?: boolean) =>
  page.getByRole('radio', { name, ...(checked !== undefined && { checked }) });

/** Asks two questions in one session; answers are longer than the window, and of six lengths, or a line. */
async function openAsked(second: 'long' | 'short' = 'long'): Promise<Page> {
  const page = await openDashboard(stage, window1280);
  for (const [text, isLong] of [
    ['First?', true],
    ['Second?', second === 'long'],
  ] as const) {
    for (const [place, { id }] of engines.entries()) {
      const lines = Array.from(
        { length: isLong ? 60 + 8 * place : 1 },
        (_, line) => `Line ${line} of ${id}.`,
      );
      stage.emulator.script(id, { text: lines.join('\n\n') });
    }
    await ask(page, text);
    await question(page, text).waitFor();
    await waitForAll(page, 'Done');
    await waitForEnd(page);
  }
  return page;
}

/** Has one answer shown at a time, by keys: nothing on the page has the focus. */
async function openFocus(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  await page.keyboard.press('v');
  await view(page, 'Focus', true).waitFor();
  await expect.poll(() => answerOf(page, 'Gemini').count()).toBe(0);
  await answerOf(page, 'Mistral').waitFor();
}

/** Where a question stands in the window, in pixels from its top, once the page has drawn what was pressed. */
const placeOf = (page: Page, text: string) =>
  question(page, text).evaluate(
    (heading) =>
      new Promise<number>((resolve) =>
        window.requestAnimationFrame(() =>
          window.requestAnimationFrame(() => resolve(Math.round(heading.getBoundingClientRect().top))),
        ),
      ),
  );

const isInWindow = async (page: Page, text: string) => {
  const place = await placeOf(page, text);
  return place >= 0 && place < 700;
};

/** Goes to a question, so that the end of what stands above it is in view too, and tells where it stands once it stays. */
async function goTo(page: Page, text: string): Promise<number> {
  const looks: number[] = [];
  await expect
    .poll(async () => {
      await question(page, text).evaluate((heading) =>
        window.scrollBy(0, heading.getBoundingClientRect().top - 200),
      );
      looks.push(await placeOf(page, text));
      return (await isInWindow(page, text)) && looks.at(-1) === looks.at(-2);
    })
    .toBe(true);
  return looks.at(-1) ?? 0;
}

describe('Left and Right', () => {
  test.each(['long', 'short'] as const)(
    'go from engine to engine in the question that is read, where its answers are %s',
    async (answers) => {
      const page = await openAsked(answers);
      await openFocus(page);
      const before = await goTo(page, 'Second?');
      for (const [key, label] of [
        ['ArrowRight', 'Gemini'],
        ['ArrowRight', 'Claude'],
        ['ArrowLeft', 'Gemini'],
      ] as const) {
        await page.keyboard.press(key);
        await answerOf(page, label).waitFor();
        if (answers === 'long')
          await expect.poll(async () => Math.abs((await placeOf(page, 'Second?')) - before)).toBeLessThan(3);
        else await expect.poll(() => isInWindow(page, 'Second?')).toBe(true);
      }
    },
  );

  test('go from engine to engine in the question that is read of a shared session', async () => {
    const owner = await openAsked();
    const page = await openShared(stage, owner, window1280);
    await view(page, 'Focus').click();
    await page.reload();
    await answerOf(page, 'Mistral').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
    const before = await goTo(page, 'Second?');
    await page.keyboard.press('ArrowRight');
    await answerOf(page, 'Gemini').waitFor();
    await expect.poll(async () => Math.abs((await placeOf(page, 'Second?')) - before)).toBeLessThan(3);
    await goTo(page, 'First?');
    await page.keyboard.press('ArrowRight');
    await answerOf(page, 'Claude').waitFor();
    await expect.poll(() => isInWindow(page, 'First?')).toBe(true);
  });
});

describe('who chooses a view', () => {
  test('by pointer goes from engine to engine by Left and Right, and has the other keys', async () => {
    const page = await openAsked();
    await view(page, 'Focus').click();
    await expect
      .poll(() => page.evaluate(`document.activeElement.closest('[data-answer]')?.dataset.answer`))
      .toBe('mistral');
    await page.keyboard.press('ArrowRight');
    await answerOf(page, 'Gemini').waitFor();
    await view(page, 'Focus', true).waitFor();
    await page.keyboard.press('v');
    await view(page, 'Read', true).waitFor();
    await view(page, 'Compare').click();
    await page.keyboard.press('Shift+V');
    await view(page, 'Read', true).waitFor();
  });

  test('by keys goes on to the next by Left and Right, and has the other keys', async () => {
    const page = await openAsked();
    await view(page, 'Compare').press('ArrowRight');
    await view(page, 'Focus', true).waitFor();
    await answerOf(page, 'Mistral').waitFor();
    await page.keyboard.press('ArrowLeft');
    await view(page, 'Compare', true).waitFor();
    expect(await view(page, 'Compare').evaluate((radio) => radio === document.activeElement)).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });
});

test('a session of long answers that is opened one answer at a time begins at its last question', async () => {
  const page = await openAsked('long');
  await openFocus(page);
  // The module that shows one answer comes later than the session: until then something stands in its place.
  await page.route('**/assets/single-answer-*.js', async (route) => {
    await question(page, 'Second?').waitFor();
    await route.continue();
  });
  await page.reload();
  await answerOf(page, 'Mistral').first().waitFor();
  await expect.poll(() => isInWindow(page, 'Second?')).toBe(true);
  expect(await placeOf(page, 'First?').catch(() => -1)).toBeLessThan(0);
});
