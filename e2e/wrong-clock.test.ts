import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import {
  asScript,
  goodDraft,
  inOrder,
  judgedQuestion,
  judgedWorks,
  scriptAnswers,
} from '../server/src/testing/judged-turns.ts';
import { answerOf, ask, engines, waitForEnd } from './support/chat.ts';
import { openPart, overview } from './support/overview.ts';
import { openSignedIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';

const services = sourcesForFile();
const stage = stageForFile(() => ({
  environment: { ...services.environment(), EVIDENCE: 'on', JUDGE: 'auto' },
  parts: { budget: 60_000, random: inOrder },
}));
beforeEach(() => {
  services.reset();
  stage.emulator.reset();
  services.hold(judgedWorks);
});

/** Opens the dashboard on a device whose clock is so many minutes ahead. */
async function openWithClock(minutes: number): Promise<Page> {
  // On a page without scripts, so that the web is loaded once.
  const { page } = await openSignedIn(stage, '/favicon.svg', { viewport: { width: 1440, height: 900 } });
  await page.addInitScript((ahead) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...parts: [number]) {
        super(...(parts.length > 0 ? parts : ([Right.now() + ahead] as [number])));
      }
      static override now = () => Right.now() + ahead;
    }
    Object.assign(window, { Date: Wrong });
  }, minutes * 60_000);
  await page.goto('/dashboard');
  return page;
}

test.each([10, -10])('on a clock %i minutes ahead, a judge at work is known to be', async (minutes) => {
  scriptAnswers(stage.emulator, { mistral: { ...asScript(goodDraft), firstChunkDelay: 600_000 } });
  const page = await openWithClock(minutes);
  await ask(page, judgedQuestion);
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
  await openPart(page, 'Statements');
  await overview(page).getByText('The judge is reading the answers.').waitFor();
  // It has answered, and is asked to judge.
  await expect.poll(() => stage.emulator.requests('mistral').length).toBe(2);
  stage.emulator.hurry();
  await overview(page)
    .getByText(/^Judged by Mistral/)
    .waitFor();
});

test.each([10, -10])(
  'on a clock %i minutes ahead, a judge whose server ended is not waited for',
  async (minutes) => {
    scriptAnswers(stage.emulator, { mistral: { text: 'They all agree.' } });
    const page = await openWithClock(minutes);
    await ask(page, judgedQuestion);
    await page.waitForURL(/\/dashboard\/.+/);
    await waitForEnd(page);
    await openPart(page, 'Statements');
    await overview(page).getByRole('button', { name: 'Ask a judge' }).waitFor();
    // No two judges take six minutes.
    const since = new Date(Date.now() - 6 * 60_000).toISOString();
    await stage.database.$client.query(
      `update turns set findings_version = findings_version + 1,
       finding_states = finding_states || jsonb_build_object('judge', jsonb_build_object('since', $1::text))
     where session_id = $2`,
      [since, page.url().split('/').at(-1)],
    );
    await page.reload();
    await openPart(page, 'Statements');
    await overview(page).getByText('Only a judge').waitFor();
    await overview(page).getByRole('button', { name: 'Ask a judge' }).waitFor();
  },
);

test.each([10, -10])(
  'on a clock %i minutes ahead, the seconds of an answer are those that have passed',
  async (minutes) => {
    for (const { id } of engines)
      stage.emulator.script(id, { text: 'A sentence. '.repeat(400), chunkDelay: 500, chunkSize: 12 });
    const page = await openWithClock(minutes);
    const since = Date.now();
    await ask(page, judgedQuestion);
    await answerOf(page, 'Claude').getByText('A sentence.').first().waitFor();
    const told = async () => {
      const figures = await answerOf(page, 'Claude')
        .getByTitle('Time from asking to now, or to the end')
        .innerText();
      return Number.parseFloat(figures);
    };
    // It goes on, and has not begun before it was asked.
    await expect.poll(told).toBeGreaterThan(2);
    expect(await told()).toBeLessThan((Date.now() - since) / 1_000 + 2);
    stage.emulator.hurry();
    await waitForEnd(page);
  },
);
