import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import {
  asScript,
  goodDraft,
  inOrder,
  judgedAnswers,
  judgedQuestion,
  judgedWorks,
  scriptAnswers,
  stance,
} from '../server/src/testing/judged-turns.ts';
import { ask, openDashboard } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { openPart, overview } from './support/overview.ts';
import { stageForFile } from './support/stage.ts';
import { turnTab } from './support/turn-tab.ts';

const services = sourcesForFile();
const stage = stageForFile(() => ({
  environment: { ...services.environment(), EVIDENCE: 'on', JUDGE: 'auto', JUDGE_DAILY_USER: '2' },
  parts: { budget: 60_000, random: inOrder },
}));
beforeEach(() => {
  services.reset();
  stage.emulator.reset();
  services.hold(judgedWorks);
});

/** One contradiction that both judges see, and one that the second does not. */
const draft = {
  ...goodDraft,
  statements: [
    goodDraft.statements[0],
    {
      text: 'Metformin lowers cardiovascular mortality.',
      stances: [
        stance('A', 'states', 'metformin lowers cardiovascular mortality in type 2 diabetes'),
        stance('B', 'states', 'Metformin cut cardiovascular deaths'),
        stance('E', 'contradicts', 'Metformin does not lower cardiovascular mortality'),
      ],
    },
  ],
};
const secondOpinion = asScript({
  pairs: [
    { pair: 1, relation: 'not-comparable' },
    { pair: 2, relation: 'opposite' },
  ],
});

async function askAndUnfold(options: Parameters<typeof openDashboard>[1] = {}): Promise<Page> {
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 }, ...options });
  await ask(page, judgedQuestion);
  await page.waitForURL(/\/dashboard\/.+/);
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'hidden' });
  await overview(page).getByText('6 of 6 answered').waitFor();
  return page;
}

test('a judge’s statements and synthesis come by themselves once the answers have ended, each mark with its words', async () => {
  scriptAnswers(stage.emulator, {
    mistral: { ...asScript(draft), replyDelay: 3_000 },
    gemini: secondOpinion,
  });
  const page = await askAndUnfold();
  await openPart(page, 'Statements');
  await overview(page).getByText('The judge is reading the answers.').waitFor();
  await overview(page).getByText('1 contradiction').waitFor();
  await overview(page).getByText('1 disputed between judges').waitFor();
  // The history counts what the judge has read of Claude's answer.
  await page.getByRole('navigation').getByText('Yes 1, No 2').waitFor();
  await overview(page)
    .getByText(/^Judged by Mistral \(.+ tokens in, .+ tokens out\), without seeing/)
    .waitFor();
  await overview(page)
    .getByText(/^Second judge, where it counts: Gemini/)
    .waitFor();
  await overview(page)
    .getByText(/^✓ states it.* · ✕ contradicts it, two judges agree · \? judges disagree · – says nothing/)
    .waitFor();

  await overview(page)
    .getByRole('button', { name: /^XAI: Disputed between judges/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Metformin does not lower cardiovascular mortality').waitFor();
  await dialog.getByRole('region', { name: 'Compared with' }).getByText('Yes, metformin lowers').waitFor();
  await page.keyboard.press('Escape');

  const cell = overview(page).getByRole('button', { name: /^Claude: Contradicts it, two judges agree/ });
  await cell.click();
  await dialog.getByText('is not caused by metformin').waitFor();
  await dialog.getByRole('button', { name: 'This is wrong' }).click();
  await overview(page).getByText('1 contradiction').waitFor({ state: 'hidden' });
  const { $client } = stage.database;
  const { rows } = await $client.query('select turn_id, user_id, cell from objections');
  await page.reload();
  await openPart(page, 'Statements');
  await overview(page)
    .getByRole('button', { name: /^Claude: Hidden: you called this wrong/ })
    .click();
  await dialog.getByRole('button', { name: 'Show this mark again' }).click();
  await overview(page).getByText('1 contradiction').waitFor();
  await page.keyboard.press('Escape');
  // Another tab calls it wrong once more.
  await $client.query(
    'insert into objections (turn_id, user_id, cell) select turn_id, user_id, cell from json_to_recordset($1) as o(turn_id uuid, user_id uuid, cell text)',
    [JSON.stringify(rows)],
  );
  await turnTab(page, true);
  await turnTab(page, false);
  await overview(page).getByText('1 contradiction').waitFor({ state: 'hidden' });

  await openPart(page, 'Synthesis');
  await overview(page).getByText('Whether it causes a lack of vitamin B12 is disputed.').waitFor();
  // What a sentence is, it says in words.
  for (const role of ['Agreement', 'Dissent', 'Caveat'])
    await overview(page).getByText(role, { exact: true }).waitFor();
  await overview(page)
    .getByRole('button', { name: /^quotations, 1 source of: Metformin may lower/ })
    .click();
  await dialog.getByText('Metformin lowered cardiovascular mortality').waitFor();
  await page.keyboard.press('Escape');
  await overview(page).getByRole('button', { name: 'Copy' }).waitFor();
});

test('a mark that was called wrong of one answer is shown of the answer that takes its place', async () => {
  scriptAnswers(stage.emulator, { mistral: asScript(draft), gemini: secondOpinion });
  const page = await askAndUnfold();
  await openPart(page, 'Statements');
  const mark = overview(page).getByRole('button', { name: /^Claude: Contradicts it, two judges agree/ });
  await mark.click();
  await page.getByRole('dialog').getByRole('button', { name: 'This is wrong' }).click();
  await mark.waitFor({ state: 'hidden' });
  // It answers the same, and the judge says the same of it.
  stage.emulator.script('claude', { text: judgedAnswers.claude ?? '' });
  await page.getByRole('button', { name: 'Ask Claude again' }).first().click();
  await expect.poll(() => stage.emulator.requests('claude').length).toBe(2);
  await mark.waitFor();
});

test('a mark that was called wrong of one answer is shown of the next, also to who looked elsewhere meanwhile', async () => {
  scriptAnswers(stage.emulator, { mistral: asScript(draft), gemini: secondOpinion });
  const page = await askAndUnfold();
  await openPart(page, 'Statements');
  const mark = overview(page).getByRole('button', { name: /^Claude: Contradicts it, two judges agree/ });
  await mark.click();
  await page.getByRole('dialog').getByRole('button', { name: 'This is wrong' }).click();
  await mark.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
  stage.emulator.script('claude', { text: judgedAnswers.claude ?? '', replyDelay: 3_000 });
  const judged = () => stage.emulator.requests('gemini').length;
  const before = judged();
  await page.getByRole('button', { name: 'Ask Claude again' }).first().click();
  await page.getByRole('radio', { name: 'Focus' }).click();
  await overview(page).waitFor({ state: 'detached' });
  // Both judges have spoken of the new answer, and the page has heard.
  await expect.poll(judged).toBe(before + 1);
  await page.getByRole('navigation').getByText('Yes 1, No 2').waitFor();
  await page.getByRole('radio', { name: 'Read' }).click();
  await mark.waitFor();
});

test('the history counts what a judge says also while one answer is read alone', async () => {
  scriptAnswers(stage.emulator, {
    mistral: { ...asScript(draft), firstChunkDelay: 600_000 },
    gemini: secondOpinion,
  });
  const page = await askAndUnfold();
  const history = page.getByRole('navigation');
  await history.getByText('Yes 1, No 1').waitFor();
  await page.getByRole('radio', { name: 'Focus' }).click();
  await overview(page).waitFor({ state: 'detached' });
  stage.emulator.hurry();
  await history.getByText('Yes 1, No 2').waitFor();
});

test('what a judge made is accessible and fits a phone', async () => {
  scriptAnswers(stage.emulator, { mistral: asScript(draft), gemini: secondOpinion });
  const page = await askAndUnfold();
  for (const name of ['Statements', 'Synthesis', 'Literature']) {
    await openPart(page, name);
    await overview(page).getByText('1 contradiction').waitFor();
    expect(await findFaults(page, { within: '[data-overview]' })).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 30_000 })
    .toBe(320);
});

test('a limit that is reached, and a judge that fails, are told where the statements would stand', async () => {
  scriptAnswers(stage.emulator, { mistral: { text: 'They all agree.' } });
  const page = await askAndUnfold();
  await openPart(page, 'Synthesis');
  await overview(page).getByText('Mistral sent a reply that could not be read.').waitFor();
  for (let asked = 0; asked < 2; asked += 1) {
    await overview(page).getByRole('button', { name: 'Ask a judge' }).click();
    await page.getByRole('menuitem', { name: 'Mistral' }).click();
    await overview(page).getByRole('button', { name: 'Ask a judge' }).waitFor();
  }
  await page
    .getByText(/judged 2 times in a day, which is the limit/)
    .first()
    .waitFor();
});

test('a judge that is at work is known behind every door, and no second one can be asked', async () => {
  scriptAnswers(stage.emulator, { mistral: { text: 'They all agree.' } });
  const page = await askAndUnfold();
  await openPart(page, 'Synthesis');
  stage.emulator.script('claude', { ...asScript(draft), replyDelay: 4_000 });
  const before = stage.emulator.requests('claude').length;
  await overview(page).getByRole('button', { name: 'Ask a judge' }).click();
  await page.getByRole('menuitem', { name: 'Claude' }).click();
  await overview(page).getByRole('button', { name: 'Judging…' }).waitFor();
  await openPart(page, 'Statements');
  await overview(page).getByRole('button', { name: 'Judging…' }).press('Enter');
  expect(await page.getByRole('menuitem', { disabled: false }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await overview(page).getByRole('button', { name: 'Ask another judge' }).waitFor();
  expect(stage.emulator.requests('claude')).toHaveLength(before + 1);
});

test('a judge that was asked before the page was loaded is known to be at work, and what it says comes by itself', async () => {
  scriptAnswers(stage.emulator, { mistral: { text: 'They all agree.' } });
  const page = await askAndUnfold();
  await openPart(page, 'Synthesis');
  stage.emulator.script('claude', { ...asScript(draft), firstChunkDelay: 600_000 });
  const asked = () => stage.emulator.requests('claude').length;
  const before = asked();
  await overview(page).getByRole('button', { name: 'Ask a judge' }).click();
  await page.getByRole('menuitem', { name: 'Claude' }).click();
  await expect.poll(asked).toBe(before + 1);
  await page.reload();
  await openPart(page, 'Synthesis');
  await overview(page).getByText('The judge is reading the answers.').waitFor();
  stage.emulator.hurry();
  await overview(page).getByRole('button', { name: 'Ask another judge' }).waitFor();
});

test('leaves the keyboard near while a judge is asked and when it has spoken', async () => {
  scriptAnswers(stage.emulator, { mistral: { text: 'They all agree.' } });
  const page = await askAndUnfold();
  await openPart(page, 'Statements');
  stage.emulator.script('claude', { ...asScript(draft), firstChunkDelay: 600_000 });
  const hasFocus = (name: RegExp) =>
    overview(page)
      .getByRole('button', { name })
      .evaluate((button) => button === document.activeElement);
  await overview(page).getByRole('button', { name: 'Ask a judge' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Claude' }).press('Enter');
  await expect.poll(() => hasFocus(/^Judging…/)).toBe(true);
  stage.emulator.hurry();
  // What was pressed has made room for statements: the focus is on the door that they are behind.
  const again = overview(page).getByRole('button', { name: 'Ask another judge' });
  await again.waitFor();
  expect(await hasFocus(/^Statements/)).toBe(true);
  await again.press('Enter');
  await page.getByRole('menuitem', { name: 'rules alone' }).press('Enter');
  await overview(page).getByRole('button', { name: 'Ask a judge' }).waitFor();
  expect(await hasFocus(/^Statements/)).toBe(true);
});
