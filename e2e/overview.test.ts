import { readFile } from 'node:fs/promises';
import { readSessionRecord } from '@sextant/contracts';
import { strFromU8, unzipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { storeCitations } from '../server/src/literature/sources/library/records.ts';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import { emptyDraft, inOrder, stance } from '../server/src/testing/judged-turns.ts';
import { makeCitation } from '../server/src/testing/make-citation.ts';
import { ask, engines, openAsked, openDashboard } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { openPart, overview } from './support/overview.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const services = sourcesForFile();
const stage = stageForFile(() => ({
  environment: { ...services.environment(), EVIDENCE: 'on' },
  parts: { budget: 60_000, random: inOrder },
}));
beforeEach(() => {
  services.reset();
  stage.emulator.reset();
  services.hold([trial]);
  for (const { id } of engines) stage.emulator.script(id, { text: id === 'xai' ? no : yes });
});

const question = 'Does metformin lower cardiovascular mortality?';
const yes =
  'Yes, metformin lowers cardiovascular mortality in type 2 diabetes [1].\n\nThe hazard ratio for cardiovascular death was 0.78 (95% CI 0.65 to 0.93) [1].';
const no = 'No. Metformin does **not** lower cardiovascular mortality in type 2 diabetes [1].';
const trial = makeCitation('Metformin and cardiovascular mortality in type 2 diabetes', {
  pmid: '30000001',
  doi: '10.1000/metformin.1',
  year: 2021,
  study_type: 'randomized-trial',
  abstract:
    'RESULTS: The hazard ratio for cardiovascular death was 0.78 (95% CI 0.65 to 0.93). CONCLUSIONS: Metformin lowered cardiovascular mortality.',
});

const sato = makeCitation('Metformin leaves cardiovascular mortality as it is', {
  pmid: '30000019',
  authors: [{ family: 'Sato', given: 'Yoshihiro', group: false }],
  year: 2005,
  status: 'retracted',
  abstract: 'Metformin did not lower cardiovascular mortality.',
});

async function openAnswered({
  isWatched = false,
  ...more
}: { isWatched?: boolean } & BrowserContextOptions = {}): Promise<Page> {
  const options = { viewport: { width: 1440, height: 900 }, ...more };
  const page = await (isWatched ? openDashboard(stage, options) : openAsked(stage, question, options));
  if (isWatched) {
    await ask(page, question);
    await page.waitForURL(/\/dashboard\/.+/);
  }
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'hidden' });
  await overview(page).getByText('6 of 6 answered').waitFor();
  return page;
}
/** The words that are marked in the answers. */
const marked = (page: Page) =>
  page.evaluate<string>(`[...(CSS.highlights.get('sextant-passage') ?? [])].join('')`);

test('shows verdicts, the passage itself and the studies, compares no statements by rules, the same after a reload', async () => {
  const page = await openAnswered({ isWatched: true });
  const meter = overview(page).getByRole('region', { name: 'What the engines say' });
  await expect.poll(() => meter.getByRole('button', { name: /(Yes|No)$/ }).count()).toBe(6);
  await meter.getByRole('button', { name: 'XAI No' }).click();
  await page.getByRole('dialog').getByText('No.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Show in the answer' }).click();
  await expect.poll(() => marked(page), { timeout: 30_000 }).toBe('No');
  await openPart(page, 'Literature');
  const literature = overview(page).getByRole('region', { name: 'What the literature says' });
  await literature.getByText('RCT').waitFor();

  await openPart(page, 'Statements');
  await overview(page).getByText('On this server the judge runs only when a reader asks for it.').waitFor();
  await overview(page).getByText('Only a judge compares statements.').waitFor();
  await overview(page).getByRole('button', { name: 'Ask a judge' }).waitFor();
  await openPart(page, 'Synthesis');
  await overview(page).getByText('Only a judge writes a synthesis.').waitFor();
  expect(
    await overview(page)
      .getByText(/contradict/i)
      .count(),
  ).toBe(0);
  expect(
    await overview(page)
      .getByRole('button', { name: /States it|Contradicts it/ })
      .count(),
  ).toBe(0);

  await openPart(page, 'Studies');
  await overview(page).getByText('HR 0.78 (95% CI 0.65 to 0.93)').first().waitFor();
  await overview(page).getByRole('button', { name: 'Mistral quotes this number' }).click();
  for (const place of ['In the answer', 'In the abstract'])
    await page.getByRole('dialog').getByRole('region', { name: place }).getByText('0.78').waitFor();
  await page.keyboard.press('Escape');
  await openPart(page, 'Literature');
  await overview(page).getByRole('region', { name: 'Who cites what' }).waitFor();

  await openPart(page, 'Studies');
  const shown = await overview(page).innerText();
  await page.reload();
  await openPart(page, 'Studies');
  await expect.poll(() => overview(page).innerText(), { timeout: 30_000 }).toBe(shown);
});

test('finds a sentence in the answer that names a retracted work, and marks nothing where one is not found', async () => {
  services.hold([trial, sato]);
  const sentence =
    'No, Sato et al., 2005 showed that metformin does not lower cardiovascular mortality (𝑝 = 0.4; PMID 30000019).';
  const formula =
    'Metformin does not lower cardiovascular mortality ($p = 0.4$) in older adults with diabetes.';
  stage.emulator.script('xai', { text: sentence });
  stage.emulator.script('deepseek', { text: formula });
  const page = await openAnswered();
  const answer = (label: string) => page.getByRole('article', { name: label, exact: true });
  await answer('XAI').locator('[data-state="retracted"]').first().waitFor();
  await openPart(page, 'In their own words');
  const quotes = overview(page).getByRole('figure');
  const show = (words: string) =>
    quotes.filter({ hasText: words }).getByRole('button', { name: 'Show in the answer' }).click();
  const hasFocus = (label: string) =>
    answer(label).evaluate((element) => element.contains(document.activeElement));
  await show('Sato et al.');
  await expect.poll(() => marked(page)).toMatch(/^No, Sato .*𝑝 = 0\.4; PMID 30000019/);
  expect(await hasFocus('XAI')).toBe(true);
  await show('in older adults');
  await expect.poll(() => marked(page)).toMatch(/^Metformin does not lower .*in older adults with diabetes$/);
  // Words that are no longer there as they were quoted.
  await answer('XAI')
    .locator('[data-mention]')
    .first()
    .evaluate((element) => element.remove());
  await show('Sato et al.');
  await expect.poll(() => marked(page)).toBe('');
  await expect.poll(() => hasFocus('XAI')).toBe(true);
});

test('never moves the answers below it as they end', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: id === 'xai' ? no : yes, chunkDelay: 200 });
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, question);
  const card = page.getByRole('article', { name: 'Mistral' });
  await overview(page).waitFor();
  const place = () => card.evaluate((element) => element.getBoundingClientRect().top);
  const before = await place();
  stage.emulator.hurry();
  await overview(page).getByText('6 of 6 answered').waitFor();
  expect(Math.abs((await place()) - before)).toBeLessThanOrEqual(1);
});

test('says of an engine that is still writing that it is, and not that it has no answer', async () => {
  stage.emulator.script('gemini', { text: yes, chunkDelay: 5_000 });
  stage.emulator.script('xai', { fail: 'key' });
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, question);
  await overview(page).getByText('4 of 6 answered').waitFor();
  const cell = (name: string) => overview(page).getByRole('listitem').filter({ hasText: name });
  await cell('Gemini').getByText('Answering…').waitFor();
  await cell('XAI').getByText('Failed').waitFor();
  // What comes to stand below a name does not move it.
  const tops = await overview(page)
    .getByRole('listitem')
    .evaluateAll((cells) => cells.map((one) => one.querySelector('span').getBoundingClientRect().top));
  expect(tops).toEqual(Array(6).fill(tops[0]));
  stage.emulator.hurry();
  await overview(page).getByText('5 of 6 answered').waitFor();
  await cell('Gemini').getByText('Yes').waitFor();
});

test('says that no engine answered where all have failed, and asks all again at one press', async () => {
  for (const { id } of engines) stage.emulator.script(id, { fail: 'unavailable' });
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, question);
  await overview(page).getByText('No engine answered, so there is nothing to compare.').waitFor();
  // What ended them all is over: one press asks them all again.
  for (const { id } of engines) stage.emulator.script(id, { text: yes });
  await page.getByRole('button', { name: 'Try all 6 again' }).first().click();
  await overview(page).getByText('6 of 6 answered').waitFor();
  expect(await page.getByRole('button', { name: /^Try / }).count()).toBe(0);
});

test('offers to try both again where two have failed, and counts them', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: yes });
  for (const id of ['xai', 'deepseek'] as const) stage.emulator.script(id, { fail: 'unavailable' });
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, question);
  await overview(page).getByRole('status').filter({ hasText: '4 of 6 answered, 2 failed' }).waitFor();
  for (const id of ['xai', 'deepseek'] as const) stage.emulator.script(id, { text: yes });
  await page.getByRole('button', { name: 'Try both again' }).first().click();
  await overview(page).getByText('6 of 6 answered').waitFor();
});

test('counts an answer that broke off after some words once', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: yes });
  stage.emulator.script('xai', { text: yes, cutAfter: 1 });
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, question);
  await overview(page).getByRole('status').filter({ hasText: '5 of 6 answered, 1 failed' }).waitFor();
});

test('says of each engine without a verdict why, and counts none that was stopped as answered', async () => {
  stage.emulator.script('gemini', { text: yes, chunkDelay: 5_000 });
  stage.emulator.script('xai', { fail: 'key' });
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, question);
  await page.getByRole('article', { name: 'Gemini' }).getByText('Yes').first().waitFor();
  await page.getByRole('button', { name: 'Stop Gemini' }).click();
  await overview(page).getByText('4 of 6 answered, 1 incomplete, 1 failed').waitFor();
  const cell = (name: string) => overview(page).getByRole('listitem').filter({ hasText: name });
  await cell('Gemini').getByText('Stopped').waitFor();
  await cell('XAI').getByText('Failed').waitFor();
  await cell('Claude').getByText('Yes').waitFor();
});

test('is judged by an engine of the reader’s choice, which it names', async () => {
  const page = await openAnswered();
  stage.emulator.script('claude', {
    text: JSON.stringify({
      ...emptyDraft,
      statements: [
        {
          text: 'Metformin lowers cardiovascular mortality.',
          stances: [
            stance('A', 'states', 'metformin lowers cardiovascular mortality'),
            stance('E', 'contradicts', 'Metformin does not lower cardiovascular mortality'),
            stance('B', 'contradicts', 'metformin doubles cardiovascular mortality', {
              differs_in: ['number'],
            }),
          ],
        },
      ],
    }),
  });
  // The second judge fills in nothing that can be read.
  await openPart(page, 'Statements');
  await overview(page).getByRole('button', { name: 'Ask a judge' }).click();
  await page.getByRole('menuitem', { name: 'Claude' }).click();
  // What the judge quotes of Gemini stands in no answer.
  await overview(page).getByText('Gemini: Says nothing about it').waitFor({ state: 'attached' });
  await overview(page).getByText('1 contradiction by one judge alone').waitFor();
  // What is counted stands beside each mark: sources, or judges.
  const markOf = (name: RegExp) => overview(page).getByRole('button', { name });
  expect(await markOf(/^Mistral: States it, 1 cited/).innerText()).toBe('1 cited');
  expect(await markOf(/^XAI: Contradicts it, by 1 judge/).innerText()).toBe('1 judge');
  await markOf(/^XAI: Contradicts it, by 1 judge/).click();
  await page.getByRole('dialog').getByText('does not lower').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Show in the answer' }).first().click();
  await expect.poll(() => marked(page), { timeout: 30_000 }).toContain('does not lower');
  await overview(page)
    .getByText(/quoted words that are not in the answer \(1\)/)
    .waitFor();
  await openPart(page, 'Synthesis');
  await overview(page).getByText('none of its sentences could be traced to the answers').waitFor();
});

const keys = ['MISTRAL', 'GEMINI', 'ANTHROPIC', 'OPENAI', 'XAI', 'DEEPSEEK'];
/** A server on which every engine is a demo. */
const withoutKeys = stageForFile(() => ({
  environment: {
    ...services.environment(),
    ...Object.fromEntries(keys.map((name) => [`${name}_API_KEY`, ''])),
    EVIDENCE: 'on',
    JUDGE: 'auto',
  },
}));

test('says what would compare statements on a server without any key', async () => {
  const page = await openDashboard(withoutKeys, { viewport: { width: 1440, height: 900 } });
  await ask(page, question);
  await overview(page).getByText('6 of 6 answered').waitFor();
  await openPart(page, 'Statements');
  await overview(page).getByText("add an engine's key").waitFor();
  await openPart(page, 'Synthesis');
  await overview(page).getByText("add an engine's key").waitFor();
  expect(await overview(page).getByRole('button', { name: /Ask a/ }).count()).toBe(0);
});

const another = makeCitation('Metformin and cardiovascular mortality in heart failure', {
  pmid: '30000002',
  year: 2022,
  study_type: 'randomized-trial',
  abstract: 'RESULTS: The hazard ratio for cardiovascular death was 0.82 (95% CI 0.69 to 0.98).',
});
const withdrawn = makeCitation('Metformin and cardiovascular mortality, withdrawn', {
  pmid: '30000003',
  status: 'retracted',
  abstract: 'RESULTS: The hazard ratio for cardiovascular death was 0.20 (95% CI 0.10 to 0.30).',
});
/** One engine gives another number, two works may be drawn together, and one is retracted. */
async function openStudies(options?: Parameters<typeof openAnswered>[0]): Promise<Page> {
  services.hold([trial, another, withdrawn]);
  for (const { id } of engines)
    stage.emulator.script(id, {
      text: `The hazard ratio for cardiovascular death was ${id === 'gemini' ? '0.87' : '0.78'} (PMID 30000001). Others looked at it (PMID 30000002, PMID 30000003).`,
    });
  const page = await openAnswered(options);
  await openPart(page, 'Studies');
  return page;
}

test('lists works beyond the sixth when asked to, hides them again, and keeps the focus at the button', async () => {
  const cohorts = Array.from({ length: 7 }, (_, index) =>
    makeCitation(`Metformin and cardiovascular mortality in type 2 diabetes: cohort ${index + 1}`, {
      pmid: `3000010${index}`,
      year: 2010 + index,
      abstract: 'CONCLUSIONS: Metformin lowered cardiovascular mortality.',
    }),
  );
  services.hold(cohorts);
  for (const { id } of engines)
    stage.emulator.script(id, { text: 'Yes, metformin lowers cardiovascular mortality [1-8].' });
  // Sources remember what they found for the question of the tests above.
  const page = await openAsked(stage, 'Does metformin lower cardiovascular mortality in adults?', {
    viewport: { width: 1440, height: 900 },
  });
  await overview(page).getByText('6 of 6 answered').waitFor();
  await openPart(page, 'Literature');
  const listed = overview(page)
    .getByRole('region', { name: 'What the literature says' })
    .getByRole('button', { name: /^Metformin and/ });
  await expect.poll(() => listed.count()).toBe(6);
  await overview(page).getByRole('button', { name: 'and 2 more' }).press('Enter');
  await expect.poll(() => listed.count()).toBe(8);
  await page.keyboard.press('Enter');
  await expect.poll(() => listed.count()).toBe(6);
  await overview(page).getByRole('button', { name: 'and 2 more', expanded: false }).waitFor();
});

test('sets retracted studies apart, and draws one row a study with who quotes it rightly', async () => {
  const page = await openStudies();
  await overview(page).getByText('1 number differs from the abstract').waitFor();
  const table = overview(page).getByRole('region', { name: 'Studies and engines' });
  const heads = await table.getByRole('rowheader').allInnerTexts();
  expect(heads.map((head) => head.split('\n')[0])).toEqual([
    'Okafor 2021',
    'Okafor 2022',
    'Retracted',
    'Okafor 2020',
  ]);
  const struck = table.getByRole('button', { name: /HR 0.2/ });
  expect(await struck.getAttribute('class')).toContain('line-through');
  const plot = overview(page).getByRole('figure', { name: 'cardiovascular death' });
  const picture = plot.getByRole('img', { name: /Hazard ratio/ });
  expect(await picture.getAttribute('aria-label')).toMatch(/Okafor 2021: 0.78.*Okafor 2022: 0.82[^:]*$/);
  const marks = await picture.locator('title').allTextContents();
  expect(marks.filter((mark) => mark.includes('quotes'))).toEqual(
    engines.map(({ label }) => `${label} quotes ${label === 'Gemini' ? 'another' : 'this'} number`),
  );
  await overview(page).getByRole('button', { name: '1 retracted work cited' }).click();
  const sources = page.getByRole('complementary', { name: 'Sources' });
  await sources.getByText('A retracted work is cited').waitFor();
});

test('shows a study on a phone as a card with six marks, each of which opens both passages', async () => {
  const page = await openStudies({ viewport: { width: 390, height: 844 } });
  expect(await overview(page).getByRole('table').count()).toBe(0);
  const cards = overview(page).getByRole('list', { name: 'Studies and engines' });
  const card = cards.locator(':scope > li').first();
  for (const { label } of engines.filter(({ id }) => id !== 'gemini'))
    await card.getByRole('button', { name: `${label} quotes this number` }).waitFor();
  await card.getByRole('button', { name: 'Gemini 0.87: quotes another number' }).click();
  const opened = page.getByRole('dialog', { name: 'Gemini 0.87: quotes another number' });
  await opened.getByRole('region', { name: 'In the answer' }).getByText('0.87').waitFor();
  await opened.getByRole('region', { name: 'In the abstract' }).getByText('0.78').waitFor();
  await page.keyboard.press('Escape');
  await overview(page).getByRole('list', { name: 'Retracted studies' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findFaults(page, { within: '[data-overview]' })).toEqual([]);
});

test('explains the marks of studies that are there, and no others', async () => {
  const page = await openStudies();
  await overview(page).getByText('✓ quotes this number · a number: quotes that one instead · •').waitFor();
  expect(await overview(page).getByText('may cite it').count()).toBe(0);
  expect(await overview(page).getByText('0.94').count()).toBe(0);
});

test('names on a phone below each work who cites it, and marks what is retracted and cited by none', async () => {
  const never = makeCitation('Metformin and cardiovascular mortality, which was never measured', {
    pmid: '30000004',
    status: 'retracted',
    abstract: 'Metformin lowered cardiovascular mortality in type 2 diabetes.',
  });
  services.hold([never]);
  const text =
    'Yes, metformin lowers cardiovascular mortality (PMID 30000001). It lowers it a lot (PMID 30000001).';
  for (const { id } of engines) stage.emulator.script(id, { text });
  const page = await openDashboard(stage, { viewport: { width: 390, height: 844 } });
  // What was found for another test's question is not looked for again.
  await ask(page, 'Does metformin lower cardiovascular mortality, measured or not?');
  await overview(page).getByText('6 of 6 answered').waitFor();
  await openPart(page, 'Literature');
  expect(await overview(page).getByRole('table').count()).toBe(0);
  const work = overview(page).getByRole('list', { name: 'Who cites what' }).locator(':scope > li').first();
  for (const { label } of engines) await work.getByText(label, { exact: true }).waitFor();
  await work.getByText('2×').first().waitFor();
  const uncited = overview(page).getByRole('region', { name: 'Found but not cited' }).getByRole('listitem');
  await uncited.filter({ hasText: 'never measured' }).getByText('Retracted').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findFaults(page, { within: '[data-overview]' })).toEqual([]);
});

test('writes no engine’s name and colour before the server has told them', async () => {
  const page = await openAnswered();
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/v1/config/', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('article', { name: 'XAI', exact: true }).waitFor();
  const names = overview(page).getByText('xai', { exact: true });
  await names.first().waitFor({ state: 'attached' });
  expect(await names.first().isVisible()).toBe(false);
  goOn();
  await overview(page).getByText('XAI', { exact: true }).first().waitFor();
});

test('names engines by their ids, each in a colour of its own, where the server cannot tell them', async () => {
  const page = await openAnswered();
  await page.route('**/api/v1/config/', (route) => route.abort());
  await page.reload();
  for (const { id } of engines) await overview(page).getByText(id, { exact: true }).first().waitFor();
  const colours = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => window.getComputedStyle(card).borderTopColor));
  expect(colours).toHaveLength(engines.length);
  expect(new Set(colours).size).toBe(engines.length);
});

test('gives out its studies for spreadsheets, from a shared page too', async () => {
  const page = await openStudies();
  async function saved(from: Page, format: string): Promise<string> {
    await overview(from).getByRole('button', { name: 'Download table' }).click();
    const download = from.waitForEvent('download');
    await from.getByRole('menuitem', { name: format }).click();
    const file = await download;
    const bytes = new Uint8Array(await readFile(await file.path()));
    const text = strFromU8(
      format.startsWith('CSV') ? bytes : (unzipSync(bytes)['xl/sharedStrings.xml'] ?? bytes),
    );
    expect(text).toContain('OTHER NUMBER: 0.87');
    return file.suggestedFilename();
  }
  expect(await saved(page, 'Excel (.xlsx)')).toBe('studies.xlsx');
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Link to this session').inputValue();
  const reader = await stage.open(new URL(address).pathname, { viewport: { width: 1440, height: 900 } });
  await overview(reader).getByText('1 number differs from the abstract').waitFor();
  await openPart(reader, 'Studies');
  expect(await saved(reader, 'CSV (.csv)')).toBe('studies.csv');
});

test('says once that a demo has found nothing, names what is near, and offers questions that it can answer', async () => {
  services.hold([]);
  await storeCitations(withoutKeys.database.$client, [
    makeCitation('Semaglutide in obesity', { pmid: '301', mesh: ['Semaglutide', 'Obesity'] }),
  ]);
  const page = await openDashboard(withoutKeys, { viewport: { width: 1280, height: 900 } });
  await ask(page, 'Does semaglutide prevent sleepwalking?');
  const card = page.getByRole('region', { name: 'Nothing found' });
  await card.getByText('Obesity', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'hidden' });
  expect(await page.getByRole('article').count()).toBe(0);
  expect(await overview(page).count()).toBe(0);
  expect(await findFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Export, print or share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Markdown (.md)' }).click();
  const markdown = await readFile(await (await download).path(), 'utf8');
  expect(markdown).toContain('Nearest topics in the library: Semaglutide, Obesity');
  expect(markdown).not.toContain('Demo answer, not written by');
  expect(markdown).not.toContain('### Overview');

  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Link to this session').inputValue();
  const reader = await withoutKeys.open(new URL(address).pathname);
  await reader.getByRole('region', { name: 'Nothing found' }).getByText('Obesity', { exact: true }).waitFor();
  expect(await reader.getByRole('article').count()).toBe(0);
  expect(await reader.getByRole('list', { name: 'Sample questions' }).count()).toBe(0);
  await page.keyboard.press('Escape');

  const sample = card.getByRole('list', { name: 'Sample questions' }).getByRole('button').first();
  const text = await sample.innerText();
  await sample.click();
  await expect.poll(() => page.getByLabel('Your question').inputValue(), { timeout: 30_000 }).toBe(text);
});

test('leaves with the session: as a file that is read again, and by a link until it is revoked', async () => {
  const page = await openAnswered();
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Full record (.json)' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const record = readSessionRecord(await readFile(await download.path(), 'utf8'));
  expect(record.turns[0]?.overview?.answered).toHaveLength(6);

  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = page.getByLabel('Link to this session');
  const address = await link.inputValue();
  const reader = await stage.open(new URL(address).pathname);
  await reader.getByRole('heading', { name: question, level: 1 }).waitFor();
  await overview(reader).getByText('6 of 6 answered').waitFor();
  await reader.getByText('Read-only').waitFor();
  expect(
    await reader
      .getByRole('button', { name: /^Ask .* again$|^Stop|Check again|Ask a(nother)? judge/ })
      .count(),
  ).toBe(0);
  expect(await reader.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(await findFaults(reader)).toEqual([]);

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await toastOf(page, 'Link revoked');
  await reader.reload();
  await reader.getByRole('heading', { name: 'This link doesn’t work, or no longer does' }).waitFor();
});

test('prints every answer whole', async () => {
  const page = await openAnswered();
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  for (const { label } of engines) await page.getByRole('article', { name: label }).waitFor();
  const clipped = await page.evaluate(
    () =>
      [...document.querySelectorAll('[data-answer] section')].filter(
        (section) => section.scrollHeight > section.clientHeight + 1,
      ).length,
  );
  expect(clipped).toBe(0);
  expect(await page.getByRole('textbox').count()).toBe(0);
});

test('is accessible in every part and fits a phone', async () => {
  const page = await openAnswered();
  for (const name of ['Studies', 'Synthesis', 'Statements', 'Literature']) {
    await openPart(page, name);
    expect(await findFaults(page, { within: '[data-overview]' })).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { timeout: 30_000 })
    .toBe(320);
});
