import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForEnd } from './support/chat.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

const paragraphs = 160;
const text = Array.from(
  { length: paragraphs },
  (_, place) => `Paragraph ${place + 1}. ${'Some words. '.repeat(12)}`,
);

/** Takes processor time away from the page, as a slow machine does: it draws seldom, and much at once. */
async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** What has scrolled away is left out of the page's work; none of it may be lost, nor move what is read. */
test('a long answer is followed by a reader at its end, found whole, and read from its start after a reload', async () => {
  for (const { id } of engines)
    stage.emulator.script(id, { text: text.join('\n\n'), chunkSize: 400, chunkDelay: 20 });
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
  await page.evaluate("localStorage.setItem('answer-view', 'focus')");
  await page.reload();
  await slowDown(page, 6);
  await ask(page, 'At length?');
  const box = page.getByRole('region', { name: 'Answer of Mistral' });
  const fromEnd = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY);
  await box.getByText('Paragraph 20.', { exact: false }).waitFor();
  await box.hover();
  await page.mouse.wheel(0, 100_000);
  await box.getByText(`Paragraph ${paragraphs}.`).waitFor();
  await expect.poll(fromEnd).toBeLessThan(60);
  expect(await box.getByText(/^Paragraph \d+\./).count()).toBe(paragraphs);

  await waitForEnd(page);
  await page.reload();
  await box.getByText(`Paragraph ${paragraphs}.`).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const last = box.getByText(`Paragraph ${paragraphs}.`);
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const isInView = () =>
    last.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight + 1;
    });
  await expect.poll(isInView).toBe(true);
});

test('formulas are measured together: the page is not laid out again for each of them', async () => {
  const formulas = 400;
  const inTurn = (count: number) => ({ text: 'As $x$ and '.repeat(count), chunkSize: 10_000 });
  stage.emulator.script('mistral', inTurn(1), inTurn(formulas));
  // In view as a whole: what is not is not drawn yet.
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 3_000 } });
  const drawn = answerOf(page, 'Mistral').locator('.katex');
  await ask(page, 'In one formula?');
  await expect.poll(() => drawn.count()).toBe(1);
  await waitForEnd(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN;
  };
  const before = await layouts();
  await ask(page, 'In formulas?');
  await expect.poll(() => drawn.count()).toBe(formulas);
  expect((await layouts()) - before).toBeLessThan(formulas / 2);
});
