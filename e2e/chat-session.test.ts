import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { letThrough } from './support/let-through.ts';
import { overview } from './support/overview.ts';
import { type Stage, stageForFile } from './support/stage.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

/** Minutes of writing, of which no one sees the end without `hurry`: enough to do something in the middle. */
const slowly = (text: string) => ({ text, chunkSize: 100, chunkDelay: 8_000 });
const scriptAll = (script: Parameters<Stage['emulator']['script']>[1]) => {
  for (const { id } of engines) stage.emulator.script(id, script);
};
const longText = Array.from({ length: 60 }, (_, index) => `Sentence number ${index} of it. `).join('');
const textOf = async (page: Page, label: string) =>
  (await answerOf(page, label).locator('.markdown').textContent())?.trim();

describe('a session', () => {
  test('has each question run as its own script does', async () => {
    scriptAll({ text: 'Short.' });
    const page = await openDashboard(stage);
    const directionOf = (heading: RegExp) =>
      page
        .getByRole('heading', { name: heading, level: 2 })
        .evaluate((element) => window.getComputedStyle(element).direction);
    await ask(page, 'هل يمنع فيتامين D الكسور؟');
    await waitForEnd(page);
    // What shows it while it is being sent goes, perhaps just as it is looked at.
    await expect.poll(() => directionOf(/You asked:.*الكسور/)).toBe('rtl');
    expect(await page.getByRole('heading', { name: /الكسور/, level: 1 }).getAttribute('dir')).toBe('auto');
    await ask(page, 'Does it?');
    await waitForEnd(page);
    await expect.poll(() => directionOf(/You asked: Does it/)).toBe('ltr');
  });

  test('shows the beginning of a long question, the whole of it on demand, and on paper', async () => {
    scriptAll({ text: 'Short.' });
    const page = await openDashboard(stage);
    await ask(page, `Does it help? ${'And in people who have had a stroke before? '.repeat(40)}`);
    await waitForAll(page, 'Done');
    await waitForEnd(page);
    const question = page.getByRole('heading', { name: /You asked: Does it help/, level: 2 });
    const isWhole = () => question.evaluate((element) => element.scrollHeight <= element.clientHeight);
    expect(await isWhole()).toBe(false);
    expect((await question.boundingBox())?.height).toBeLessThan(150);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(isWhole).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Show the whole question', expanded: false }).press('Enter');
    await expect.poll(isWhole).toBe(true);
    await page.getByRole('button', { name: 'Show less', expanded: true }).press('Enter');
    await expect.poll(isWhole).toBe(false);
  });

  test('that is read again before a question’s stream begins shows the question once', async () => {
    scriptAll({ text: 'Short.' });
    const page = await openDashboard(stage);
    await ask(page, 'First?');
    await waitForAll(page, 'Done');
    await waitForEnd(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    // The server has the question, and the page has not heard of it.
    await page.route('**/api/v1/chat/', async (route) => {
      const response = await route.fetch();
      await held;
      await route.fulfill({ response });
    });
    await ask(page, 'Only once?');
    const shown = page.getByRole('heading', { name: /Only once/ });
    await shown.waitFor();
    await expect.poll(() => stage.emulator.requests('claude').length).toBe(2);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => page.getByRole('article').count()).toBe(2 * engines.length);
    expect(await shown.count()).toBe(1);
    letGo();
    await expect.poll(() => page.getByLabel('Your question').isEnabled()).toBe(true);
    expect(await shown.count()).toBe(1);
  });

  test('that is reloaded in mid-stream goes on, and takes a follow-up question', async () => {
    scriptAll(slowly(longText));
    const page = await openDashboard(stage);
    await ask(page, 'First?');
    await answerOf(page, 'Claude').getByText('Sentence number 3').waitFor();
    await page.reload();
    await answerOf(page, 'Claude').getByText('Writing').waitFor();
    expect(await page.getByLabel('Your question').isDisabled()).toBe(true);
    stage.emulator.hurry();
    await waitForAll(page, 'Done');
    for (const { label } of engines) await expect.poll(() => textOf(page, label)).toBe(longText.trim());
    expect(stage.emulator.requests('claude')).toHaveLength(1);

    stage.emulator.reset();
    await ask(page, 'And second?');
    await page.getByRole('heading', { name: 'And second?' }).waitFor();
    await expect.poll(() => stage.emulator.requests('claude').length).toBe(1);
    await waitForAll(page, 'Done');
    await page.getByRole('link', { name: /First\? 4 messages/ }).waitFor();
  });

  test('is followed in a second tab as well', async () => {
    scriptAll(slowly(longText));
    const page = await openDashboard(stage);
    await ask(page, 'Two tabs?');
    await page.waitForURL(/\/dashboard\/.+/);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await answerOf(second, 'Gemini').getByText('Writing').waitFor();
    stage.emulator.hurry();
    await waitForAll(second, 'Done');
    await waitForAll(page, 'Done');
    for (const each of [page, second]) await expect.poll(() => textOf(each, 'Gemini')).toBe(longText.trim());
  });

  test('goes on by itself after the connection was away', async () => {
    scriptAll(slowly(longText));
    const page = await openDashboard(stage);
    await ask(page, 'Offline?');
    await answerOf(page, 'Claude').getByText('Sentence number 3').waitFor();
    await page.context().setOffline(true);
    await page.getByText('You’re offline.').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You’re offline.').waitFor({ state: 'detached' });
    stage.emulator.hurry();
    await waitForAll(page, 'Done');
    await expect.poll(() => textOf(page, 'Claude')).toBe(longText.trim());
    expect(stage.emulator.requests('claude')).toHaveLength(1);
  });

  test('shows why one engine failed while the others go on, and asks it again', async () => {
    stage.emulator.script('gemini', { fail: 'key' }, { text: 'Now it works.' });
    const page = await openDashboard(stage);
    await ask(page, 'One failing?');
    const card = answerOf(page, 'Gemini');
    await card.getByText('Failed', { exact: true }).waitFor();
    await card.getByText(/Gemini.*key/i).waitFor();
    for (const { label } of engines.filter(({ id }) => id !== 'gemini'))
      await answerOf(page, label).getByText('Done', { exact: true }).waitFor();
    await card.getByRole('button', { name: 'Ask Gemini again' }).click();
    await card.getByText('Now it works.').waitFor();
    await card.getByText('Done', { exact: true }).waitFor();
    expect(stage.emulator.requests('claude')).toHaveLength(1);
    await page.reload();
    await answerOf(page, 'Gemini').getByText('Now it works.').waitFor();
  });

  test('whose engines all fail says so for each, and keeps the question', async () => {
    scriptAll({ fail: 'key' });
    const page = await openDashboard(stage);
    await ask(page, 'All failing?');
    await waitForAll(page, 'Failed');
    await page.getByRole('heading', { name: 'All failing?' }).last().waitFor();
    await page.getByLabel('Your question').and(page.locator(':enabled')).waitFor();
    // No room is kept for an overview that does not come.
    await page.setViewportSize({ width: 390, height: 844 });
    await overview(page).getByText('No engine answered, so there is nothing to compare.').waitFor();
    await expect.poll(async () => (await overview(page).boundingBox())?.height).toBeLessThan(150);
  });

  test('stops one engine, or all of them', async () => {
    scriptAll(slowly(longText));
    const page = await openDashboard(stage);
    await ask(page, 'Stop?');
    await answerOf(page, 'Claude').getByText('Sentence number 1').waitFor();
    await answerOf(page, 'Claude').getByRole('button', { name: 'Stop Claude' }).click();
    await answerOf(page, 'Claude').getByText('Stopped', { exact: true }).waitFor();
    await answerOf(page, 'Mistral').getByText('Writing').waitFor();
    await page.getByRole('button', { name: 'Stop all' }).click();
    await waitForAll(page, 'Stopped');
    await answerOf(page, 'Mistral').getByText('Sentence number 1').waitFor();
    await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'detached' });
  });

  test('removes a follow-up that did not get through, and puts its text back', async () => {
    const page = await openDashboard(stage);
    await ask(page, 'First?');
    await waitForAll(page, 'Done');
    await page.route('**/api/v1/chat/', (route) => route.abort());
    await ask(page, 'Lost?');
    await page.getByText('Your question was not sent.').waitFor();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Lost?');
    await expect.poll(() => page.getByRole('heading', { name: 'Lost?' }).count()).toBe(0);
    expect(await page.getByRole('article', { name: 'Error' }).count()).toBe(0);
    expect(await page.locator('[data-toast]').count()).toBe(0);
    await letThrough(page, '**/api/v1/chat/');
    await page.getByLabel('Your question').press('Enter');
    await page.getByRole('heading', { name: 'Lost?' }).waitFor();
    await waitForAll(page, 'Done');
  });

  test('shows answers that came all at once, and reads session and history again', async () => {
    const page = await openDashboard(stage);
    await ask(page, 'First?');
    await waitForAll(page, 'Done');
    await waitForEnd(page);
    const responses = Object.fromEntries(engines.map(({ id }) => [id, `All at once by ${id}`]));
    await page.route('**/api/v1/chat/', (route) => route.fulfill({ json: { responses } }));
    const history = page.waitForRequest((request) => request.url().includes('/api/v1/chat/sessions/?'));
    const session = page.waitForRequest((request) => /\/chat\/sessions\/[0-9a-f-]{36}/.test(request.url()));
    await ask(page, 'All at once?');
    for (const { id } of engines) await page.getByText(`All at once by ${id}`).waitFor();
    await Promise.all([history, session]);
    await page.getByLabel('Your question').and(page.locator(':enabled')).waitFor();
  });

  test('keeps what is being written, each session its own', async () => {
    const page = await openDashboard(stage);
    await ask(page, 'First?');
    await waitForAll(page, 'Done');
    await page.getByLabel('Your question').fill('half a thought');
    await page.getByRole('link', { name: 'New Chat' }).click();
    await page.getByText('What would you like to know?').waitFor();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('');
    await page.getByLabel('Your question').fill('another');
    await page.goBack();
    await page.getByRole('heading', { name: 'First?' }).first().waitFor();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('half a thought');
    await page.reload();
    await page.getByRole('heading', { name: 'First?' }).first().waitFor();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('half a thought');
  });

  test('has each paragraph of an answer run as its own words do', async () => {
    const page = await openDashboard(stage);
    stage.emulator.script('mistral', {
      text: 'מטפורמין אינו מוריד תמותה.\n\nFew were lost.\n\n- Doses differed.\n\n| Study | n |\n|---|--:|\n| VITAL | 25 |',
    });
    await ask(page, 'Does metformin lower mortality?');
    await waitForAll(page, 'Done');
    const startOf = (text: string) =>
      answerOf(page, 'Mistral')
        .getByText(text)
        .evaluate((paragraph) => {
          const range = document.createRange();
          const words = document.createTreeWalker(paragraph, 4).nextNode();
          range.setStart(words, 0);
          range.setEnd(words, 1);
          const { left, right } = paragraph.getBoundingClientRect();
          const first = range.getBoundingClientRect();
          return first.left - left < right - first.right ? 'left' : 'right';
        });
    expect(await startOf('מטפורמין')).toBe('right');
    expect(await startOf('Few were lost')).toBe('left');
    expect(await startOf('Doses differed')).toBe('left');
    expect(await startOf('VITAL')).toBe('left');
  });

  test('that is not there, or is somebody else’s, says so', async () => {
    const page = await openDashboard(stage);
    await ask(page, 'Mine?');
    await page.waitForURL(/\/dashboard\/.+/);
    const { pathname } = new URL(page.url());
    const stranger = await openDashboard(stage);
    for (const path of [pathname, `/dashboard/${crypto.randomUUID()}`, '/dashboard/no-id']) {
      await stranger.goto(path);
      await stranger.getByRole('heading', { name: 'Session not found' }).waitFor();
    }
    await stranger.getByRole('link', { name: 'Ask a new question' }).click();
    await stranger.getByText('What would you like to know?').waitFor();
  });

  test('runs nothing that an answer holds, and loads nothing from elsewhere', async () => {
    const hostile = [
      '<script>window.hit = 1</script> <img src=x onerror="window.hit = 2"> <svg onload="window.hit = 3">',
      '[a](javascript:window.hit=4) <a href="javascript:window.hit=5">b</a>',
      '![tracker](https://evil.example/pixel.png) https://evil.example/page',
      '<iframe src="https://evil.example"></iframe> <style>body{background:url(https://evil.example/x)}</style>',
      '[x]: https://evil.example/ref.png\n\n![x][x]',
    ].join('\n\n');
    scriptAll({ text: hostile, chunkSize: 3, chunkDelay: 1 });
    const page = await openDashboard(stage);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.url) && !/^(data|blob):/.test(request.url()))
        elsewhere.push(request.url());
    });
    await ask(page, 'Hostile?');
    await waitForAll(page, 'Done');
    await page.reload();
    await waitForAll(page, 'Done');
    const answer = answerOf(page, 'Claude').locator('.markdown');
    await expect.poll(() => answer.textContent()).toContain('<script>window.hit = 1</script>');
    expect(await answer.locator('script, img, svg, iframe, style, object').count()).toBe(0);
    for (const link of await answer.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/evil\.example\//);
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
    }
    expect(await page.evaluate(() => window.hit)).toBeUndefined();
    expect(elsewhere).toEqual([]);
  });
});
