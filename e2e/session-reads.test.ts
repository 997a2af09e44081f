import type { SessionDetail } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  answerOf,
  ask,
  engines,
  openDashboard,
  waitForAll,
  waitForEnd,
  waitForFindings,
} from './support/chat.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();

interface Read {
  sent: number;
  unchanged: number;
  /** Turns of those sent of which nothing is made any more. */
  finished: number;
}

/** What came with each reading of the session from now on. */
function watchReads(page: Page): Read[] {
  const reads: Read[] = [];
  page.on('response', async (response) => {
    if (!/\/chat\/sessions\/[^/]+\/\?/.test(response.url()) || !response.ok()) return;
    // Its window may be closed by now: the test is over.
    const body: SessionDetail | null = await response.json().catch(() => null);
    if (!body) return;
    const { conversations, unchanged } = body;
    const finished = conversations.filter(({ ended_at, findings }) => ended_at && !isPending(findings));
    reads.push({ sent: conversations.length, unchanged: unchanged.length, finished: finished.length });
  });
  return reads;
}

/** Has the page believe that its tab comes to the front. */
const comeBack = (page: Page) => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);

test('after a question and on return to the tab only the turns that have changed are read', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'The first answer.' });
  const page = await openDashboard(stage);
  const reads = watchReads(page);
  await ask(page, 'First?');
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  await waitForFindings(stage);
  await expect.poll(() => reads).toContainEqual({ sent: 1, unchanged: 0, finished: 1 });

  // A slow page hears late of the end of the first question, and reads the session once more for that: whenever that is.
  let before = reads.length;
  const since = () => reads.slice(before);
  for (const { id } of engines) stage.emulator.script(id, { text: 'The second answer.' });
  await ask(page, 'Second?');
  await page.getByRole('heading', { name: 'Second?' }).waitFor();
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  await waitForFindings(stage);
  await expect.poll(since).toContainEqual({ sent: 1, unchanged: 1, finished: 1 });

  before = reads.length;
  await comeBack(page);
  await expect.poll(since).toContainEqual({ sent: 0, unchanged: 2, finished: 0 });
  await answerOf(page, 'Claude').getByText('The second answer.').waitFor();

  // Something of it has changed elsewhere: it comes.
  await stage.database.$client.query(
    `update answers set text = 'Another answer.' where text = 'The second answer.'`,
  );
  before = reads.length;
  await comeBack(page);
  await expect.poll(since).toContainEqual({ sent: 1, unchanged: 1, finished: 1 });
  await page.reload();
  await answerOf(page, 'Claude').getByText('Another answer.').waitFor();
});

test('a change that comes while the session is being read is read as well', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'An answer.' });
  const page = await openDashboard(stage);
  const reads = watchReads(page);
  await ask(page, 'Slow to read?');
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  await waitForFindings(stage);
  await expect.poll(() => reads).toContainEqual({ sent: 1, unchanged: 0, finished: 1 });

  const before = reads.length;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = new Promise<void>((resolve) => {
    void page.route(/\/chat\/sessions\/[^/]+\/\?/, async (route) => {
      const response = await route.fetch();
      resolve();
      await released;
      await route.fulfill({ response });
    });
  });
  await comeBack(page);
  await held;
  await stage.database.$client.query(
    `update answers set text = 'Changed meanwhile.' where text = 'An answer.'`,
  );
  await comeBack(page);
  release();
  await expect.poll(() => reads.slice(before)).toContainEqual({ sent: 1, unchanged: 0, finished: 1 });
});
