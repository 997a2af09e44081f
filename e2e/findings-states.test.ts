import type { Turn } from '@sextant/contracts';
import type { Page, Request } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import { makeCitation } from '../server/src/testing/make-citation.ts';
import { answerOf, ask, engines, openDashboard, waitForEnd } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { openShared } from './support/open-shared.ts';
import { stageForFile } from './support/stage.ts';
import { turnTab } from './support/turn-tab.ts';

const services = sourcesForFile();
const stage = stageForFile(() => ({
  environment: { ...services.environment(), EVIDENCE: 'on' },
  parts: { budget: 60_000 },
}));
beforeEach(() => {
  services.reset();
  stage.emulator.reset();
  services.hold([trial]);
  for (const { id } of engines)
    stage.emulator.script(id, { text: 'Yes, metformin lowers cardiovascular mortality [1].' });
});
afterEach(async () => {
  // First of all: what waits for it keeps the trigger from being dropped.
  release();
  release = () => undefined;
  await onSave(null);
});

const trial = makeCitation('Metformin and cardiovascular mortality in type 2 diabetes', {
  pmid: '30000001',
  year: 2021,
  abstract: 'CONCLUSIONS: Metformin lowered cardiovascular mortality.',
});

/** What the database does when ledger or overview of an ended turn are stored: nothing but that, or else this. */
async function onSave(action: string | null, column = 'ledger'): Promise<void> {
  const { $client } = stage.database;
  await $client.query('drop trigger if exists on_save on turns');
  if (!action) return;
  await $client.query(`create or replace function on_save() returns trigger language plpgsql as
    $$ begin if new.ended_at is not null then ${action} end if; return new; end $$`);
  await $client.query(
    `create trigger on_save before update on turns for each row
      when (old.${column} is distinct from new.${column}) execute function on_save()`,
  );
}

let release: () => unknown = () => undefined;

/** Nothing that is found of ended turns is stored until it is let go, or the test ends. */
async function holdFindings(column?: string): Promise<() => Promise<unknown>> {
  const holder = await stage.database.$client.connect();
  release = () => holder.release(true);
  await holder.query('select pg_advisory_lock(77)');
  await onSave('perform pg_advisory_xact_lock(77);', column);
  return () => holder.query('select pg_advisory_unlock(77)');
}

async function openAsked(): Promise<Page> {
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, 'Does metformin lower cardiovascular mortality?');
  await page.waitForURL(/\/dashboard\/.+/);
  return page;
}
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' });
const checking = (page: Page) => page.getByText('Checking citations…');
const comparing = (page: Page) => overview(page).getByText('Comparing the answers…');

async function expectReady(page: Page): Promise<void> {
  await page.getByText('1 cited').waitFor();
  await overview(page).getByText('6 of 6 answered').waitFor();
  await checking(page).waitFor({ state: 'detached' });
  await comparing(page).waitFor({ state: 'detached' });
}

test('what is still being made says so, after a reload too, and comes without one', async () => {
  const letGo = await holdFindings();
  const page = await openAsked();
  await checking(page).waitFor();
  await comparing(page).waitFor();
  // The next question need not wait for it.
  await waitForEnd(page);
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'detached' });
  await page.reload();
  await checking(page).waitFor();
  await comparing(page).waitFor();
  await letGo();
  await expectReady(page);
});

test('without a connection it is told what is still to come: the checks, once all engines have answered', async () => {
  await holdFindings();
  const page = await openAsked();
  await checking(page).waitFor();
  await waitForEnd(page);
  await page.context().setOffline(true);
  await page.getByText('You’re offline. Checks will continue when you’re back online.').waitFor();
});

test('a question is written while something is still made of the one before, and its stream has not opened', async () => {
  await holdFindings();
  const page = await openAsked();
  await checking(page).waitFor();
  await waitForEnd(page);
  await page.route(/\/events\//, () => undefined);
  const opened = page.waitForRequest(/\/events\//);
  await page.reload();
  await opened;
  await checking(page).waitFor();
  await page.getByLabel('Your question').click();
  await page.keyboard.type('And what of it?');
  expect(await page.getByLabel('Your question').inputValue()).toBe('And what of it?');
  expect(await page.getByRole('button', { name: 'Stop all' }).count()).toBe(0);
});

test('a tab in the background tells that all have answered while their citations are still checked', async () => {
  const text = 'Yes, metformin lowers cardiovascular mortality [1].';
  for (const { id } of engines) stage.emulator.script(id, { text, chunkSize: 10, chunkDelay: 4_000 });
  await holdFindings();
  const page = await openAsked();
  await answerOf(page, 'Claude').getByText('Writing').waitFor();
  await turnTab(page, true);
  stage.emulator.hurry();
  await expect.poll(() => page.title()).toContain('✓');
  await checking(page).waitFor();
});

test('an answer that has ended since the answers were compared is not said to be none', async () => {
  stage.emulator.script('gemini', {
    text: 'Yes, metformin lowers cardiovascular mortality [1].',
    chunkDelay: 20_000,
  });
  const letGo = await holdFindings();
  const page = await openAsked();
  await overview(page).getByText('5 of 6 answered').waitFor();
  stage.emulator.hurry();
  const ofGemini = overview(page).getByRole('listitem').filter({ hasText: 'Gemini' });
  await ofGemini.getByText('Not compared yet').waitFor();
  await overview(page).getByText('5 of 6 compared').waitFor();
  await letGo();
  await expectReady(page);
  await ofGemini.getByText('Yes').waitFor();
});

test('that there is nothing to compare is said of no answers that have yet to be compared', async () => {
  const text = 'Yes, metformin lowers cardiovascular mortality [1].';
  for (const { id } of engines) stage.emulator.script(id, { text, chunkSize: 10, chunkDelay: 20_000 });
  stage.emulator.script('xai', { fail: 'key' });
  const letGo = await holdFindings('overview');
  const page = await openAsked();
  // Made once one engine had failed, of no answer at all.
  await overview(page).getByText('0 of 6 answered, 1 failed').waitFor();
  const height = () => overview(page).evaluate((region) => region.getBoundingClientRect().height);
  const before = await height();
  stage.emulator.hurry();
  await overview(page).getByText('0 of 6 compared, 1 failed').waitFor();
  await comparing(page).waitFor();
  expect(await height()).toBe(before);
  await letGo();
  await overview(page).getByText('5 of 6 answered, 1 failed').waitFor();
});

test.each([
  ['ledger', 'The citations could not be checked. The check could not be finished.'],
  ['overview', 'The answers could not be compared. The comparison could not be finished.'],
])(
  '%s: what could not be made says why, after a reload too, and is made on “Try again”',
  async (column, words) => {
    await onSave("raise 'refused';", column);
    const page = await openAsked();
    await page.getByText(words).waitFor();
    await page.reload();
    await page.getByText(words).waitFor();
    expect(await findFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).press('Enter');
    // It is refused again.
    await (column === 'ledger' ? checking(page) : comparing(page)).waitFor();
    await page.getByText(words).waitFor();
    // The button that was pressed went meanwhile; the focus did not.
    expect(await overview(page).evaluate((region) => region === document.activeElement)).toBe(true);

    await onSave(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectReady(page);
    await page.getByText(words).waitFor({ state: 'detached' });
    await page.reload();
    await expectReady(page);
  },
);

test('a check that replies late takes nothing from an answer that an engine is writing meanwhile', async () => {
  const page = await openAsked();
  await expectReady(page);
  await waitForEnd(page);
  const asked = Promise.withResolvers<Request>();
  const late = Promise.withResolvers<string>();
  await page.route('**/check/', async (route) => {
    asked.resolve(route.request());
    await route.fulfill({ contentType: 'application/json', body: await late.promise });
  });
  await page.getByRole('button', { name: '1 source' }).click();
  await page.getByRole('button', { name: 'Check again' }).click();
  const request = await asked.promise;

  const text = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  stage.emulator.script('claude', { text, chunkSize: 20, chunkDelay: 2_000 });
  await page.getByRole('button', { name: 'Ask Claude again' }).click();
  const ofClaude = answerOf(page, 'Claude');
  await ofClaude.getByText('word0').waitFor();
  const { authorization = '' } = request.headers();
  const reply = await fetch(request.url().replace('check/', ''), { headers: { authorization } });
  const body = await reply.text();
  const { answers } = JSON.parse(body) as Turn;
  const wordsOfReply = answers.find(({ engine }) => engine === 'claude')?.text.split(' ').length ?? 0;
  await ofClaude.getByText(`word${wordsOfReply + 1}`).waitFor();
  late.resolve(body);
  await (await request.response())?.finished();
  const shown = (await ofClaude.innerText()).split('word').length;
  await ofClaude.getByText(`word${shown + 3}`).waitFor();
  stage.emulator.hurry();
  await waitForEnd(page);
  await expect.poll(() => ofClaude.innerText()).toContain(text);
});

test('a shared turn of which something is still being made has it by itself', async () => {
  const letGo = await holdFindings();
  const page = await openAsked();
  await waitForEnd(page);
  const reader = await openShared(stage, page);
  await checking(reader).waitFor();
  await comparing(reader).waitFor();
  await letGo();
  await expectReady(reader);
});

test('a shared turn whose answers could not be compared says so, and offers nothing that its reader may not do', async () => {
  await onSave("raise 'refused';", 'overview');
  const page = await openAsked();
  await page.getByText('The answers could not be compared.').waitFor();
  const reader = await openShared(stage, page);
  await overview(reader)
    .getByText(/There is no overview|could not be compared/)
    .waitFor();
  expect(await reader.getByRole('button', { name: 'Try again' }).count()).toBe(0);
});
