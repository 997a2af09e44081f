import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import {
  answerOf,
  ask,
  engines,
  openDashboard,
  waitForAll,
  waitForEnd,
  waitForFindings,
} from './support/chat.ts';
import { heardIn, listen } from './support/heard.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();
beforeEach(() => {
  stage.emulator.reset();
  for (const { id } of engines) stage.emulator.script(id, { text: 'A short answer.' });
});

const slowly = { text: 'A sentence. '.repeat(400), chunkDelay: 1_000, chunkSize: 12 };
const stop = 'Stop Claude';
const again = 'Ask Claude again';

/** Presses a button as soon as it stands: as a second press does, or one just as the answer ends. */
const pressWhenItStands = (page: Page, name: string) =>
  page.evaluate((label) => {
    Object.assign(window, { hasPressed: false });
    const observer = new window.MutationObserver(() => {
      const button = document.querySelector(`button[aria-label="${label}"]`);
      if (!button) return;
      observer.disconnect();
      button.click();
      Object.assign(window, { hasPressed: true });
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  }, name);

const hasPressed = (page: Page) => expect.poll(() => page.evaluate('hasPressed')).toBe(true);
const button = (page: Page, name: string) => answerOf(page, 'Claude').getByRole('button', { name });

test('a second press on “Stop” or on “Ask again” does not do the opposite', async () => {
  stage.emulator.script('claude', slowly, slowly);
  const page = await openDashboard(stage);
  await ask(page, 'Twice?');
  await answerOf(page, 'Claude').getByText('A sentence.').first().waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /retry|stop/.test(request.url())) asked.push(request.url());
  });
  await pressWhenItStands(page, again);
  await button(page, stop).click();
  await answerOf(page, 'Claude').getByText('Stopped', { exact: true }).waitFor();
  await hasPressed(page);
  expect(asked).toHaveLength(1);

  await waitForEnd(page);
  await pressWhenItStands(page, stop);
  await button(page, again).click();
  await hasPressed(page);
  await answerOf(page, 'Claude').getByText('A sentence.').first().waitFor();
  expect(asked).toHaveLength(2);
  // After a moment it is a button like any other.
  await button(page, stop).click();
  await answerOf(page, 'Claude').getByText('Stopped', { exact: true }).waitFor();
});

test('“Ask again” that is pressed twice before the server has replied asks once', async () => {
  const page = await openDashboard(stage);
  await ask(page, 'Twice at once?');
  await waitForEnd(page);
  const { promise: replies, resolve: reply } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(/\/retry/, async (route) => {
    asked += 1;
    await replies;
    await route.continue();
  });
  stage.emulator.script('claude', { text: 'Another answer.' });
  for (const time of [1, 2]) await button(page, again).click({ clickCount: time });
  reply();
  await answerOf(page, 'Claude').getByText('Another answer.').waitFor();
  expect(asked).toBe(1);
  expect(await page.getByRole('status').allTextContents()).not.toContainEqual(
    expect.stringContaining('could not be asked again'),
  );
});

test('“Ask again” of an answer that was asked for again in another window shows the new one, and asks nobody', async () => {
  const page = await openDashboard(stage);
  await ask(page, 'In two windows?');
  await waitForEnd(page);
  await page.waitForURL(/\/dashboard\/.+/);
  // The other one follows nothing then.
  await waitForFindings(stage);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await answerOf(other, 'Claude').getByText('A short answer.').waitFor();
  stage.emulator.script('claude', { text: 'Another answer.' }, { text: 'A third answer.' });
  await button(page, again).click();
  await answerOf(page, 'Claude').getByText('Another answer.').waitFor();
  await waitForEnd(page);
  const calls = stage.emulator.requests('claude').length;
  await answerOf(other, 'Claude').getByText('A short answer.').waitFor();
  await button(other, again).click();
  await other.getByText('Claude was asked again meanwhile.').waitFor();
  await answerOf(other, 'Claude').getByText('Another answer.').waitFor();
  expect(stage.emulator.requests('claude')).toHaveLength(calls);
  // Of what it shows now it asks.
  await button(other, again).click();
  await answerOf(other, 'Claude').getByText('A third answer.').waitFor();
});

test('who stops an engine by keyboard, or asks it again, has the focus on the button that comes', async () => {
  stage.emulator.script('claude', slowly, slowly);
  const page = await openDashboard(stage);
  await ask(page, 'By keyboard?');
  await answerOf(page, 'Claude').getByText('A sentence.').first().waitFor();
  const focused = () => page.evaluate(`document.activeElement.getAttribute('aria-label')`);
  await button(page, stop).press('Enter');
  await expect.poll(focused).toBe(again);
  await button(page, again).and(page.locator(':not([aria-disabled=true])')).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(focused).toBe(stop);
});

test('who stops all engines by keyboard goes on in the question box, after a reload too', async () => {
  stage.emulator.script('claude', slowly);
  const page = await openDashboard(stage);
  await ask(page, 'By keyboard?');
  await page.waitForURL(/\/dashboard\/.+/);
  await page.reload();
  await answerOf(page, 'Claude').getByText('Writing').waitFor();
  await page.getByRole('button', { name: 'Stop all' }).press('Enter');
  await waitForEnd(page);
  await expect.poll(() => page.evaluate('document.activeElement.localName')).toBe('textarea');
});

test('who asks an engine again by its failure has the focus on its answer, and hears of each failure', async () => {
  stage.emulator.script('xai', { fail: 'unavailable' });
  const page = await openDashboard(stage);
  await listen(page);
  await ask(page, 'Failing?');
  await waitForEnd(page);
  const timesHeard = async () => (await heardIn(page)).split('XAI has failed.').length - 1;
  await expect.poll(timesHeard).toBe(1);
  const card = answerOf(page, 'XAI');
  await card.getByRole('button', { name: 'Try XAI again' }).press('Enter');
  await expect.poll(timesHeard).toBe(2);
  await card.getByText('Failed', { exact: true }).waitFor();
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('who tries all failed engines again has the focus on the answer where they did', async () => {
  for (const { id } of engines) stage.emulator.script(id, { fail: 'unavailable' });
  const page = await openDashboard(stage);
  await ask(page, 'All failing?');
  await waitForAll(page, 'Failed');
  await waitForEnd(page);
  for (const { id } of engines) stage.emulator.script(id, { text: 'Now it works.' });
  const card = answerOf(page, 'DeepSeek');
  await card.getByRole('button', { name: 'Try all 6 again' }).press('Enter');
  await waitForAll(page, 'Done');
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);
});
