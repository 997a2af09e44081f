import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOf, ask, engines, openDashboard, waitForAll } from './support/chat.ts';
import { openStage, type Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const paragraphs = 160;
const text = Array.from(
  { length: paragraphs },
  (_, place) => `Paragraph ${place + 1}. ${'Some words. '.repeat(12)}`,
);

/** What has scrolled away is left out of the page's work; none of it may be lost, nor move what is read. */
test('a long answer is followed to its end, found whole, and read from its start after a reload', async () => {
  for (const { id } of engines)
    stage.emulator.script(id, { text: text.join('\n\n'), chunkSize: 400, chunkDelay: 20 });
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
  await ask(page, 'At length?');
  const box = page.getByRole('region', { name: 'Answer of Claude' });
  const fromEnd = () =>
    box.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
  await box.getByText(`Paragraph ${paragraphs}.`).waitFor();
  await waitForAll(page, 'Done');
  await expect.poll(fromEnd).toBeLessThan(60);
  expect(await box.getByText(/^Paragraph \d+\./).count()).toBe(paragraphs);

  await page.reload();
  await waitForAll(page, 'Done');
  expect(await box.evaluate((element) => element.scrollTop)).toBe(0);
  const last = answerOf(page, 'Claude').getByText(`Paragraph ${paragraphs}.`);
  await last.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  const isInView = () =>
    last.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const place = element.closest('section').getBoundingClientRect();
      return top >= place.top - 1 && bottom <= place.bottom + 1;
    });
  await expect.poll(isInView).toBe(true);
});
