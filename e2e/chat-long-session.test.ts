import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { addTurns, question, scroller, scrollThrough, scrollUpTo, settled } from './support/long-session.ts';
import { overview } from './support/overview.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

test('a session of 60 turns opens at the last one, and loads the earlier ones without a jump', () =>
  scrollThrough(stage, 60));

test('the question being read stays in place while earlier turns come in above it', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await ask(page, 'Question number 1?');
  await waitForAll(page, 'Done');
  await addTurns(stage, page, 60);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/before=/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/before=/);
  await page.reload();
  await question(page, 60).waitFor();
  await scrollUpTo(page, async () => (await question(page, 59).count()) > 0, 800);
  await question(page, 59).evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  await asked;
  const top = () => question(page, 59).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  const before = await settled(top);
  const loaded = page.waitForResponse(/before=/);
  release();
  await loaded;
  await page.getByText('Loading earlier questions').waitFor({ state: 'detached' });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3);
});

/** How far down its card each answer's head stands in the second turn, in pixels. */
const headsFromTops = (page: Page) =>
  page.locator('main [data-index="1"] article').evaluateAll((cards) =>
    cards.map((card) => {
      const head = card.querySelector('.answer-head');
      return head && Math.round(head.getBoundingClientRect().top - card.getBoundingClientRect().top);
    }),
  );

test.each([
  [390, 'Read'],
  [1280, 'Read'],
  [1280, 'Focus'],
])('at %i px in %s a follow-up’s answers have their names at the top, and in view', async (width, view) => {
  const text = Array.from({ length: 40 }, (_, index) => `Paragraph ${index} of the answer.`).join('\n\n');
  for (const { id } of engines) stage.emulator.script(id, { text });
  const page = await openDashboard(stage, { viewport: { width, height: 800 } });
  for (const number of [1, 2]) {
    await ask(page, `Question number ${number}?`);
    await question(page, number).waitFor();
    await waitForEnd(page);
  }
  if (view === 'Focus') await page.getByRole('radio', { name: view }).click();
  const last = answerOf(page, engines[0].label);
  const scrollBelowItsTop = (pixels: number) =>
    last.evaluate((card, by) => window.scrollBy(0, card.getBoundingClientRect().top + by), pixels);
  await scrollBelowItsTop(-300);
  await expect.poll(async () => Math.max(...(await headsFromTops(page)).map(Number))).toBeLessThan(60);

  await scrollBelowItsTop(300);
  const bar = await page.locator('.page-bar').evaluate((element) => element.getBoundingClientRect().bottom);
  const fromBar = () =>
    last.locator('.answer-head').evaluate((head, from) => head.getBoundingClientRect().top - from, bar);
  await expect.poll(async () => Math.abs((await fromBar()) - 30)).toBeLessThan(35);
});

test('a long question that was unfolded stays so while it is out of view, and moves nothing when it comes back', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await ask(page, `Question number 1? ${'And in people who have had a stroke before? '.repeat(40)}`);
  await waitForEnd(page);
  // Of a turn that is followed no more nothing but the question changes its height.
  await overview(page).getByText('6 of 6 answered').waitFor();
  await addTurns(stage, page, 8);
  await page.reload();
  await question(page, 8).waitFor();
  const first = page.getByRole('heading', { name: /^You asked: Question number 1\?/, level: 2 });
  const isThere = async () => (await first.count()) > 0;
  await scrollUpTo(page, isThere, 300);
  await page.getByRole('button', { name: 'Show the whole question' }).press('Enter');
  const height = () => first.evaluate((heading) => heading.clientHeight);
  /** Where the second turn begins, in pixels from the page's top. */
  const place = () =>
    question(page, 2).evaluate((heading) => Math.round(heading.getBoundingClientRect().top + window.scrollY));
  await expect.poll(height).toBeGreaterThan(200);
  const whole = { height: await height(), place: await settled(place) };

  await scroller(page).evaluate((box) => {
    box.scrollTop = box.scrollHeight;
  });
  await first.waitFor({ state: 'detached' });
  await scrollUpTo(page, isThere, 300);
  await page.getByRole('button', { name: 'Show less', expanded: true }).waitFor();
  expect({ height: await height(), place: await settled(place) }).toEqual(whole);
});

test('turns that were followed come back as high as they were when their reader scrolled on, and as unfolded', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  const askNext = async (number: number) => {
    await ask(page, `Question number ${number}?`);
    await question(page, number).waitFor();
    await waitForEnd(page);
    await overview(page).getByText('6 of 6 answered').waitFor();
  };
  /** Where a turn begins, in pixels from the page's top. */
  const place = (number: number) => () =>
    question(page, number).evaluate((heading) =>
      Math.round(heading.getBoundingClientRect().top + window.scrollY),
    );
  for (const number of [1, 2]) await askNext(number);
  const part = page.getByRole('button', { name: 'Statements' }).first();
  await part.press('Enter');
  const second = await settled(place(2));
  for (const number of [3, 4]) await askNext(number);
  await question(page, 1).waitFor({ state: 'detached' });
  await scrollUpTo(page, async () => (await question(page, 1).count()) > 0, 300);
  expect(await settled(place(2))).toBe(second);
  expect(await part.getAttribute('aria-expanded')).toBe('true');
});
