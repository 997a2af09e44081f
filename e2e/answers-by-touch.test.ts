import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForEnd } from './support/chat.ts';
import { moving, stageForFile } from './support/stage.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

/** The first answer of a session, on a phone. */
async function openOnPhone(): Promise<Page> {
  const text = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} of the answer.`).join('\n\n');
  for (const { id } of engines) stage.emulator.script(id, { text });
  const page = await openDashboard(stage, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    ...moving,
  });
  await ask(page, 'By touch?');
  await page.getByRole('tab', { name: 'Mistral Done' }).waitFor();
  await waitForEnd(page);
  await answerOf(page, 'Mistral').evaluate((card) => card.scrollIntoView());
  return page;
}

/** A finger that goes sideways over the answer, from and to so many pixels of the window. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const y = 400;
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', from + (to - from) * part);
  await send('touchEnd');
}

test.each(['touchstart', 'touchmove'])(
  'a drag whose %s something in an answer has taken goes to no other engine',
  async (name) => {
    const page = await openOnPhone();
    // As a molecule does, for which this browser has no WebGL.
    await answerOf(page, 'Mistral').evaluate((card, taken) => {
      const take = (event: Event) => event.preventDefault();
      Object.assign(window, {
        letGo: () => card.querySelector('.markdown').removeEventListener(taken, take),
      });
      card.querySelector('.markdown').addEventListener(taken, take, { passive: false });
    }, name);
    await drag(page, 300, 60);
    await page.evaluate('letGo()');
    // The next one is free: had the first gone on, this would be the third engine.
    await drag(page, 300, 60);
    await answerOf(page, 'Gemini').waitFor();
    await page.getByRole('tab', { name: 'Gemini Done', selected: true }).waitFor();
  },
);

test('an answer may be made larger by two fingers, and then one finger goes to no other engine', async () => {
  const page = await openOnPhone();
  const touchAction = await answerOf(page, 'Mistral').evaluate(
    (card) => window.getComputedStyle(card.closest('.answers-single')).touchAction,
  );
  expect(touchAction).toBe('pan-y pinch-zoom');
  const session = await page.context().newCDPSession(page);
  const scaleTo = async (pageScaleFactor: number) => {
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor });
    await expect.poll(() => page.evaluate('visualViewport.scale')).toBe(pageScaleFactor);
  };
  await scaleTo(2);
  await drag(page, 300, 60);
  await scaleTo(1);
  await answerOf(page, 'Mistral').evaluate((card) => card.scrollIntoView());
  // Had the first gone on, this would be the third engine.
  await drag(page, 300, 60);
  await answerOf(page, 'Gemini').waitFor();
  await page.getByRole('tab', { name: 'Gemini Done', selected: true }).waitFor();
});

test('the chosen engine’s tab is in view, and the page stays where it is', async () => {
  const page = await openOnPhone();
  const scrolled = await page.evaluate<number>('scrollY');
  for (const { label } of engines.slice(1)) {
    await drag(page, 300, 60);
    const tab = page.getByRole('tab', { name: `${label} Done`, selected: true });
    await tab.waitFor();
    const { left, right } = await tab.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return { left, right };
    });
    expect({ label, isInView: left >= 0 && right <= 390 }).toEqual({ label, isInView: true });
  }
  expect(await page.evaluate('scrollY')).toBe(scrolled);
});
