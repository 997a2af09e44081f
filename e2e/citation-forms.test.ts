import type { Ledger } from '@sextant/contracts';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import { makeCitation } from '../server/src/testing/make-citation.ts';
import { answerOf, ask, engines, openAsked, openDashboard } from './support/chat.ts';
import { type Stage, stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const services = sourcesForFile();
const stage = stageForFile(() => ({
  environment: { ...services.environment(), EVIDENCE: 'on', WEB_SEARCH: 'on' },
  parts: { budget: 60_000 },
}));
beforeEach(() => {
  services.reset();
  stage.emulator.reset();
});

const works = [1, 2, 3].map((number) =>
  makeCitation(`Metformin and cardiovascular mortality, trial ${number}`, {
    pmid: `3000000${number}`,
    year: 2020,
    authors: [{ family: 'Okafor', given: 'Ada', group: false }],
    abstract:
      'BACKGROUND: Whether it does was not known.\nRESULTS: Metformin lowered cardiovascular mortality by 22% in 1704 patients.',
  }),
);
const doubted = makeCitation('Metformin and cardiovascular mortality, a trial in doubt', {
  pmid: '30000008',
  status: 'concern',
  notices: [{ kind: 'concern', reference: 'J Tests. 2022;1:1', pmid: '30000009' }],
  abstract: 'Metformin halved cardiovascular mortality.',
});

async function openAnswered(asked: string, finds: readonly ReturnType<typeof makeCitation>[]): Promise<Page> {
  services.hold([...finds]);
  const page = await openAsked(stage, asked, { viewport: { width: 1440, height: 900 } });
  await page.getByText(/^\d+ cited$/).waitFor();
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'hidden' });
  return page;
}
const everyEngine = (script: Parameters<Stage['emulator']['script']>[1]) => {
  for (const { id } of engines) stage.emulator.script(id, script);
};
const marksIn = (page: Page, label: string) => answerOf(page, label).locator('[data-citation]');
const card = (page: Page) => page.getByRole('dialog');
const source = (page: Page, text: string) => page.locator('[data-source]').filter({ hasText: text });
const openSources = (page: Page) => page.getByRole('button', { name: /^\d+ sources?$/ }).click();

/** The turn's ledger as it was stored. */
async function storedLedger(page: Page): Promise<Ledger> {
  const { rows } = await stage.database.$client.query('select ledger from turns where session_id = $1', [
    page.url().split('/').at(-1),
  ]);
  return rows[0].ledger;
}

test('sources say by which number of its own list an answer calls a work', async () => {
  everyEngine({ text: 'Metformin lowered mortality [1].' });
  stage.emulator.script('claude', {
    text: 'Metformin lowered mortality [1], and did so again [2].\n\n## References\n\n1. PMID 30000003\n2. PMID 30000001',
  });
  const page = await openAnswered('Does metformin lower cardiovascular mortality?', works);
  const numbers = await marksIn(page, 'Claude').evaluateAll((all) =>
    all.map((mark) => [mark.getAttribute('data-citation'), mark.getAttribute('data-work')]),
  );
  await openSources(page);
  for (const [number, id] of numbers) {
    const item = page.locator(`[data-source="${id}"]`);
    const inEvidence = await item.getByText(/^\[\d\]$/).innerText();
    const called = inEvidence === `[${number}]` ? 'Claude' : `Claude as [${number}]`;
    await expect.poll(() => item.getByText(/^Claude( as|$)/).innerText()).toBe(called);
  }
  expect(await page.getByText(/^Claude as/).count()).toBeGreaterThan(0);
  // All others mean the evidence.
  await page
    .getByText(/^Mistral$/)
    .first()
    .waitFor();
  expect(await page.getByText(/^Mistral as/).count()).toBe(0);
});

test('the page marks what the check counts, in whatever notation an engine cites', async () => {
  // One a paragraph; each names one work or more.
  const text = [
    'Metformin lowered mortality 【1】.',
    'It did so again【2†source】【3†L10-L12】.',
    'Trials agree 【1, 2】 and ［3］.',
    'A footnote says it [^1], another [^2^].',
    'It fell.¹ It fell in **men**.²,³',
    'Raised<sup>1</sup> in 1704 patients.<sup>2,3</sup>',
    'Escaped \\[1\\] and \\[2, 3\\].',
    'As [citation:1][citation:2] have it, and [ref 3].',
    'No mark: (1) and (2), 5 m², 10⁹/L, 95% CI [1, 3], [2](https://example.org), `x[1]`, HR 0.8 (95% **CI** [1, 2]).',
  ].join('\n\n');
  everyEngine({ text });
  const page = await openAnswered('Does metformin lower cardiovascular mortality?', works);
  const shown = () =>
    marksIn(page, 'Claude').evaluateAll((all) => all.map((mark) => mark.getAttribute('data-citation')));
  const expected = [
    '1',
    '2',
    '3',
    '1',
    '2',
    '3',
    '1',
    '2',
    '1',
    '2',
    '3',
    '1',
    '2',
    '3',
    '1',
    '2',
    '3',
    '1',
    '2',
    '3',
  ];
  await expect.poll(shown, { timeout: 30_000 }).toEqual(expected);
  const { rows } = await storedLedger(page);
  const counted = rows.flatMap(({ number, mentions }) =>
    mentions
      .filter(({ engine }) => engine === 'claude')
      .map(({ form, from }) => ({ form, from, number: String(number) })),
  );
  counted.sort((a, b) => a.from - b.from || a.number.localeCompare(b.number));
  const byNumber = counted.filter(({ form }) => form !== 'url-web');
  expect(byNumber.map(({ number }) => number)).toEqual(expected);
  // The link is no mark, but leads to a page, which is told with it.
  const chips = answerOf(page, 'Claude').locator('[data-mention]');
  await expect
    .poll(() => chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('data-mention'))))
    .toEqual(counted.map(({ form }) => form));
  // A mark in a notation of its own opens the work and what is said with it.
  await marksIn(page, 'Claude').nth(1).click();
  await card(page)
    .getByRole('heading', { name: works[1]?.title ?? '' })
    .waitFor();
});

describe('states', () => {
  test('an expression of concern is seen at the mark, in its card and in the sources', async () => {
    everyEngine({ text: 'Metformin halved cardiovascular mortality [1].' });
    const page = await openAnswered('Does metformin halve cardiovascular mortality?', [doubted]);
    const mark = answerOf(page, 'XAI').locator('[data-state="concern"]');
    await mark.click();
    await card(page).getByText('Concern', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await openSources(page);
    await source(page, doubted.title).getByText('Concern', { exact: true }).waitFor();
    const panel = page.getByRole('complementary', { name: 'Sources' });
    await panel.getByText('Citations by engine').first().click();
    const row = panel.getByRole('row', { name: 'XAI' });
    expect((await row.innerText()).split('\t')).toEqual(['XAI', '1', '0', '1 of concern']);
  });

  test('an answer that says another year and author than the work has is told what differs', async () => {
    everyEngine({ text: 'Mortality fell in all of the trials (Lindqvist et al., 2009, PMID: 30000001).' });
    const page = await openAnswered(
      'What is known of metformin and cardiovascular mortality?',
      works.slice(0, 1),
    );
    await openSources(page);
    const row = source(page, works[0]?.title ?? '');
    await row.getByText('Does not match', { exact: true }).waitFor();
    // What differs is said once, though every answer says it by name and by number.
    expect(await row.locator('p').filter({ hasText: 'the answer dates it 2009' }).count()).toBe(1);
    await row.locator('summary').click();
    expect(await row.locator('blockquote, li p').filter({ hasText: 'Mortality fell in all' }).count()).toBe(
      engines.length,
    );
    await expect.poll(() => row.innerText()).toMatch(/2009/);
    await expect.poll(() => row.innerText()).toMatch(/Lindqvist/);
  });

  test('a work named in words is pressed by keyboard, and its sign stands on the line of its last word', async () => {
    everyEngine({
      text: 'As shown (Okafor et al., 2020; PMID: 30000001), it fell. It did so again (PMID 30000002).',
    });
    const page = await openAnswered('How does metformin bear on cardiovascular mortality?', works);
    const named = answerOf(page, 'Claude').locator('[data-mention="author-year"]');
    // A work that is still being checked has no sign yet.
    const pending = page.locator('[data-mention][data-state="pending"]');
    await expect.poll(() => pending.count(), { timeout: 30_000 }).toBe(0);
    for (const key of ['Enter', ' ']) {
      await named.focus();
      await page.keyboard.press(key);
      await card(page)
        .getByRole('heading', { name: works[0]?.title ?? '' })
        .waitFor();
      await page.keyboard.press('Escape');
      await card(page).waitFor({ state: 'detached' });
      await expect.poll(() => named.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    for (const width of [320, 340, 360, 380, 400, 420, 440]) {
      await page.setViewportSize({ width, height: 900 });
      const apart = () =>
        page.locator('[data-mention]:visible').evaluateAll(
          (chips) =>
            chips.filter((chip) => {
              const last = [...(chip.querySelector('.citation-name')?.getClientRects() ?? [])].at(-1);
              const sign = chip.querySelector('svg')?.getBoundingClientRect();
              return !last || !sign || sign.top > last.bottom || sign.bottom < last.top;
            }).length,
        );
      // The lines are there once the page has been laid out anew.
      await expect.poll(apart, { message: `${width} px` }).toBe(0);
    }
  });

  test('pages of a vendor’s own search are sources too, cited or not', async () => {
    const url = 'https://pubmed.ncbi.nlm.nih.gov/30000002/';
    const page2 = 'https://health.example.org/metformin';
    everyEngine({ text: 'Mortality fell [1].' });
    stage.emulator.script('gemini', {
      text: 'Mortality fell [1].',
      sources: [
        { url, title: 'Trial 2' },
        { url: page2, title: 'Metformin explained' },
      ],
    });
    const page = await openAnswered('Does metformin lower mortality of the heart?', works);
    await openSources(page);
    const found = source(page, works[1]?.title ?? '');
    await expect.poll(() => found.innerText()).toMatch(/Found by the search of[\s\S]*Gemini/);
    const linked = source(page, 'health.example.org');
    await expect.poll(() => linked.innerText()).toContain('Gemini');
    await expect.poll(() => linked.locator(`a[href="${page2}"]`).count()).toBe(1);
    await linked.getByText('Not cited').waitFor();
  });

  test('pressing "Check again" while a source is left alone says who could not be asked, and until when', async () => {
    for (const service of ['pubmed', 'europepmc', 'crossref', 'clinicaltrials'])
      services.behave(service, { cut: 'before-reply' });
    everyEngine({ text: 'Mortality fell (PMID: 30000001, PMID: 30000002, PMID: 30000003).' });
    const page = await openAnswered('Is metformin of use to the heart?', works);
    await openSources(page);
    const panel = page.getByRole('complementary', { name: 'Sources' });
    // It is left alone once a second request has failed.
    for (const _ of ['asked', 'left alone']) {
      await panel.getByRole('button', { name: 'Check again' }).click();
      await toastOf(page, 'PubMed', 'error');
    }
    await panel.getByText(/^PubMed could not be reached\. It will be asked again at \d/).waitFor();
  });
});

test('a card that was opened before its answer had been checked shows what the check finds', async () => {
  everyEngine({ text: 'Metformin lowered cardiovascular mortality by 22% [1].' });
  // All of its text comes, and its end does not.
  stage.emulator.script('claude', {
    text: 'Metformin lowered cardiovascular mortality by 22% [1].',
    hang: 5,
  });
  services.hold(works);
  const page = await openDashboard(stage, { viewport: { width: 1440, height: 900 } });
  await ask(page, 'Did metformin lower cardiovascular mortality and deaths?');
  await page.getByText(/^\d+ cited$/).waitFor();
  await marksIn(page, 'Claude').first().click();
  const abstract = card(page).getByRole('region', { name: 'Abstract' });
  await abstract.getByText('by 22% in 1704 patients').waitFor();
  expect(await card(page).locator('mark').count()).toBe(0);
  // A press of the mouse beside it would close the card.
  await page.getByRole('button', { name: 'Stop Claude' }).dispatchEvent('click');
  await card(page).locator('mark').waitFor();
  await card(page).getByText('Supported by the abstract').waitFor();
});

test('an abstract comes when it is looked at, also of a session that is opened again', async () => {
  everyEngine({ text: 'Metformin lowered cardiovascular mortality by 22% [1].' });
  const page = await openAnswered('Does metformin lower cardiovascular deaths and mortality?', works);
  const replies: string[] = [];
  page.on('response', (response) => replies.push(new URL(response.url()).pathname));
  const isTurn = (path: string) => /^\/api\/v1\/chat\/turns\/[^/]+\/$/.test(path);
  // While anything is still made of it, its stream is read again, and brings them.
  for (const making of ['Checking citations…', 'Comparing the answers…'])
    await page.getByText(making).waitFor({ state: 'detached' });
  await page.reload();
  await marksIn(page, 'Claude').first().waitFor();
  expect(replies.filter(isTurn)).toEqual([]);
  await marksIn(page, 'Claude').first().click();
  await card(page).locator('mark').waitFor();
  expect(await card(page).locator('mark').innerText()).toContain('by 22% in 1704 patients');
  await page.keyboard.press('Escape');
  await openSources(page);
  const row = source(page, works[0]?.title ?? '');
  await row.locator('summary').click();
  await row.locator('p').filter({ hasText: 'by 22% in 1704 patients' }).last().waitFor();
  expect(replies.filter(isTurn)).toHaveLength(1);
  // A page that cannot fetch them says so, and shows all the rest.
  await page.route('**/api/v1/chat/turns/*/', (route) => route.abort());
  await page.reload();
  await marksIn(page, 'Claude').first().click();
  await card(page).getByText('The abstracts could not be loaded.').waitFor();
  await card(page)
    .getByRole('heading', { name: works[0]?.title ?? '' })
    .waitFor();
});
