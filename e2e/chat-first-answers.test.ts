import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll } from './support/chat.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

describe('the first question', () => {
  test('opens its session while six answers are still being written', async () => {
    for (const { id } of engines)
      stage.emulator.script(id, { text: `**${id}** says so. `.repeat(40), chunkDelay: 2_000 });
    const page = await openDashboard(stage);
    await page.getByText('No chat history found').waitFor();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/v1/chat/', async (route) => {
      await held;
      await route.continue();
    });
    await ask(page, '  Does aspirin prevent strokes?  ');
    await page.getByText('Thinking...').first().waitFor();
    release();
    await page.waitForURL(/\/dashboard\/[0-9a-f-]{36}$/);
    await page.getByRole('heading', { name: 'Does aspirin prevent strokes?' }).first().waitFor();
    for (const { label } of engines) await answerOf(page, label).getByText('Writing').waitFor();
    expect(await page.getByLabel('Your question').isDisabled()).toBe(true);
    stage.emulator.hurry();
    await waitForAll(page, 'Done');
    for (const { id, label } of engines)
      await expect.poll(() => answerOf(page, label).locator('strong').first().textContent()).toBe(id);
    await page.getByLabel('Your question').and(page.locator(':enabled')).waitFor();
    const item = page.getByRole('link', { name: /Does aspirin prevent strokes\? 2 messages/ });
    await expect.poll(() => item.getAttribute('aria-current')).toBe('page');
  });

  test('shows label, model, state, time and words of each answer, and copies it', async () => {
    stage.emulator.script('claude', { text: 'One two three.', model: 'claude-of-the-test' });
    const page = await openDashboard(stage, { permissions: ['clipboard-read', 'clipboard-write'] });
    await ask(page, 'Anything?');
    await waitForAll(page, 'Done');
    const card = answerOf(page, 'Claude');
    for (const text of ['Live', 'claude-of-the-test', '3 words']) await card.getByText(text).waitFor();
    await card
      .getByText(/\d s\b/)
      .first()
      .waitFor();
    await card.getByRole('button', { name: 'Copy answer of Claude' }).click();
    await toastOf(page, 'Answer of Claude copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('One two three.');
  });

  test('has an answer that a browser cannot draw stand as it was written, beside the others', async () => {
    for (const { id } of engines) stage.emulator.script(id, { text: 'A **short** answer.' });
    stage.emulator.script('claude', { text: 'Not ~~this~~\n\nbut **that**.' });
    const page = await openDashboard(stage);
    await page.addInitScript(() => {
      const make = document.createElement.bind(document);
      document.createElement = (name: string, options?: object) => {
        if (name === 'del') throw new Error('Nothing can be struck out.');
        return make(name, options);
      };
    });
    await page.reload();
    await ask(page, 'Drawn?');
    await waitForAll(page, 'Done');
    const textsOf = (label: string) => answerOf(page, label).locator('.markdown p').allTextContents();
    expect(await textsOf('Claude')).toEqual([
      'This text could not be laid out. It is shown as it was written, and its citations are not marked.',
      'Not ~~this~~\n\nbut **that**.',
    ]);
    expect(await textsOf('Gemini')).toEqual(['A short answer.']);
  });

  test('that the server does not take becomes an Error card, and its text goes back into the input', async () => {
    const page = await openDashboard(stage);
    await page.route('**/api/v1/chat/', (route) => route.abort());
    await ask(page, 'Will this get through?');
    const card = page.getByRole('article', { name: 'Error' });
    await card.getByText('Failed to fetch response.').waitFor();
    await toastOf(page, 'Failed to fetch response.', 'error');
    await expect.poll(() => page.locator('[data-role=user]').count()).toBe(0);
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Will this get through?');
  });

  test.each([
    ['is broken JSON', { contentType: 'application/json', body: '{"responses": {"claude": "Hal' }],
    ['is JSON of another kind', { json: ['no', 'answers'] }],
    ['is empty', { contentType: 'text/event-stream', body: '' }],
    ['is a page of a proxy', { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ])('whose reply %s fails like any other', async (_name, reply) => {
    const page = await openDashboard(stage);
    await page.route('**/api/v1/chat/', (route) => route.fulfill(reply));
    await ask(page, 'Will this be read?');
    await page.getByRole('article', { name: 'Error' }).getByText('Failed to fetch response.').waitFor();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Will this be read?');
  });

  test('that is not taken within 30 s fails, and its text goes back into the input', async () => {
    const page = await openDashboard(stage);
    await page.route('**/api/v1/chat/', () => undefined);
    await page.clock.install();
    await ask(page, 'Is anybody there?');
    await page.getByText('Thinking...').first().waitFor();
    await page.clock.fastForward(30_000);
    await page.getByRole('article', { name: 'Error' }).getByText('Failed to fetch response.').waitFor();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe('Is anybody there?');
  });

  test('is asked once, however often it had to be sent', async () => {
    const page = await openDashboard(stage);
    // The question arrives, the reply is lost on its way back.
    await page.route(
      '**/api/v1/chat/',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await ask(page, 'Only once?');
    await page.getByRole('article', { name: 'Error' }).waitFor();
    await page.getByLabel('Your question').press('Enter');
    await page.waitForURL(/\/dashboard\/.+/);
    await waitForAll(page, 'Done');
    expect(stage.emulator.requests('claude')).toHaveLength(1);
    const listed = page
      .getByRole('navigation', { name: 'Chat history' })
      .getByRole('link', { name: /Only once/ });
    await listed.first().waitFor();
    expect(await listed.count()).toBe(1);
  });

  test('answered without a session shows the six answers in one card', async () => {
    const page = await openDashboard(stage);
    const responses = Object.fromEntries(engines.map(({ id }) => [id, `**Answer** of ${id}`]));
    await page.route('**/api/v1/chat/', (route) => route.fulfill({ json: { responses } }));
    await ask(page, 'No session?');
    const card = page.locator('article[data-role=assistant]');
    for (const { id, label } of engines) {
      await card.getByRole('heading', { name: label, exact: true }).waitFor();
      await card.getByText(`Answer of ${id}`).waitFor();
    }
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  });

  test('is ignored when it is empty or blank, and Shift+Enter only breaks the line', async () => {
    const page = await openDashboard(stage);
    const input = page.getByLabel('Your question');
    await input.press('Enter');
    await ask(page, ' \n ');
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
    await input.fill('One');
    await input.press('Shift+Enter');
    await input.pressSequentially('Two');
    await expect.poll(() => input.inputValue()).toBe('One\nTwo');
    expect(stage.emulator.requests('claude')).toHaveLength(0);
  });

  test('tells its length near the limit, and is not sent past it', async () => {
    const page = await openDashboard(stage);
    await page.getByLabel('Your question').fill('x'.repeat(7_300));
    await page.getByText('7,300 of 8,000 characters').waitFor();
    await page.getByLabel('Your question').fill('x'.repeat(8_002));
    await page.getByText('2 characters too many').waitFor();
    expect(await page.getByRole('button', { name: 'Send' }).isDisabled()).toBe(true);
  });

  test('can be begun with a sample', async () => {
    const page = await openDashboard(stage);
    const sample = page.getByRole('list', { name: 'Sample questions' }).getByRole('button').first();
    const text = await sample.textContent();
    await sample.click();
    await expect.poll(() => page.getByLabel('Your question').inputValue()).toBe(text);
  });
});
