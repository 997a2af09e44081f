import type { Citation } from '@sextant/contracts';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import { makeCitation } from '../server/src/testing/make-citation.ts';
import { failures } from '../server/src/testing/source-emulator/behaviour.ts';
import { answerOf, ask, engines, openAsked, openDashboard } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const services = sourcesForFile();
// What is looked up in time on a machine at rest must be found on a busy one too: nothing here is about being late.
const stage = stageForFile(() => ({
  environment: { ...services.environment(), EVIDENCE: 'on' },
  parts: { budget: 60_000 },
}));
beforeEach(() => {
  services.reset();
  stage.emulator.reset();
});

const question = 'Does metformin lower cardiovascular mortality?';
const supporting = 'Metformin lowered cardiovascular mortality by 22% in 1704 patients.';
const trial = makeCitation('Metformin and cardiovascular mortality in type 2 diabetes', {
  pmid: '30000001',
  pmcid: 'PMC6000001',
  doi: '10.1000/metformin.1',
  authors: [
    { family: 'Okafor', given: 'Ada B', group: false },
    { family: 'Müller', given: 'Karl', group: false },
    { family: 'Ito', given: 'Emi', group: false },
    { family: 'Metformin Study Group', given: null, group: true },
  ],
  journal: 'Journal of Glucose',
  year: 2021,
  study_type: 'randomized-trial',
  abstract: `BACKGROUND: Whether metformin lowers mortality was not known.\nRESULTS: ${supporting} Lactic acidosis was not seen.`,
});
const retracted = makeCitation('Metformin abolishes cardiovascular mortality in everyone', {
  pmid: '30000002',
  doi: '10.1000/metformin.2',
  year: 2012,
  status: 'retracted',
  study_type: 'observational-study',
  notices: [{ kind: 'retraction', reference: 'J Tests. 2014;3:1', pmid: '30000009' }],
  abstract: 'Metformin abolished cardiovascular mortality in all 40 patients.',
});
const ignored = makeCitation('Cardiovascular mortality with metformin: a registry study', {
  pmid: '30000003',
  year: 2016,
  abstract: 'Metformin and cardiovascular mortality were studied in a registry.',
});

/** Asks, watched or not, with three works to be found and every engine answering so; XAI's own search brings `searched`. Sources remember what they found for a question. */
async function openAnswered(
  text: string,
  {
    asked = question,
    searched = [],
    isWatched = false,
    ...more
  }: { asked?: string; searched?: Citation[]; isWatched?: boolean } & BrowserContextOptions = {},
): Promise<Page> {
  services.hold([trial, retracted, ignored]);
  const pages = searched.map(({ pmid, title }) => ({
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    title,
  }));
  for (const { id } of engines) stage.emulator.script(id, { text, sources: id === 'xai' ? pages : [] });
  const options = { viewport: { width: 1440, height: 900 }, ...more };
  const page = await (isWatched ? openDashboard(stage, options) : openAsked(stage, asked, options));
  if (isWatched) {
    await ask(page, asked);
    await page.waitForURL(/\/dashboard\/.+/);
  }
  await page.getByText(/^\d+ cited$/).waitFor();
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'hidden' });
  return page;
}

const openSources = (page: Page) => page.getByRole('button', { name: /^\d+ sources?$/ }).click();
const marksIn = (page: Page, label: string) => answerOf(page, label).locator('[data-citation]');
const sources = (page: Page) => page.getByRole('complementary', { name: 'Sources' });
const source = (page: Page, work: Citation) => page.locator('[data-source]').filter({ hasText: work.title });
const titles = (page: Page) => page.locator('[data-source] h4').allInnerTexts();
const card = (page: Page) => page.getByRole('dialog');
/** The clipboard as a page may read it. */
const permissions = ['clipboard-read', 'clipboard-write'];
const readClipboard = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

test('a mark opens its card by keyboard, with the sentence that supports the statement', async () => {
  const page = await openAnswered(`# Found\n\n- Metformin lowered cardiovascular mortality by 22% [1].`, {
    isWatched: true,
  });
  const mark = marksIn(page, 'Claude').first();
  await expect.poll(() => mark.getAttribute('aria-label')).toBe(`Source 1: ${trial.title}. Verified.`);
  await mark.focus();
  await page.keyboard.press('Enter');
  await card(page).getByRole('heading', { name: trial.title }).waitFor();
  const text = () => card(page).innerText();
  for (const shown of ['Okafor AB, Müller K, Ito E et al.', 'Journal of Glucose', '2021', 'Randomized trial'])
    await expect.poll(text).toContain(shown);
  for (const shown of ['n = 1,704', 'Verified', 'Supported by the abstract'])
    await expect.poll(text).toContain(shown);
  expect(await card(page).locator('mark').innerText()).toContain(supporting);
  const links = await card(page)
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    );
  expect(links).toEqual(
    [
      'https://pubmed.ncbi.nlm.nih.gov/30000001/',
      'https://pmc.ncbi.nlm.nih.gov/articles/PMC6000001/',
      'https://doi.org/10.1000/metformin.1',
    ].map((address) => [address, '_blank', 'noopener noreferrer']),
  );
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await expect.poll(() => mark.evaluate((element) => element === document.activeElement)).toBe(true);
  // The same after a reload, from what was stored.
  await page.reload();
  await marksIn(page, 'Claude').first().click();
  await card(page).getByText('Supported by the abstract').waitFor();
});

test('each mark is read with its own sentence; lists and ranges are marks each; what is no source stays text', async () => {
  const text =
    'Metformin lowered cardiovascular mortality by 22% [1]. Penguins in Antarctica live on krill and squid [1]. ' +
    'All were studied [1-2, 3]. In `code[1]` nothing is cited.';
  const page = await openAnswered(text);
  const marks = marksIn(page, 'Gemini');
  await expect
    .poll(() => marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('data-citation'))))
    .toEqual(['1', '1', '1', '2', '3']);
  await marks.nth(0).click();
  await card(page).getByText('Supported by the abstract').waitFor();
  await page.keyboard.press('Escape');
  await card(page).waitFor({ state: 'detached' });
  await marks.nth(1).click();
  await card(page).getByText('Whether the abstract says this was not settled').waitFor();
  await marks.nth(1).click();
  await card(page).waitFor({ state: 'detached' });
});

test('a retracted work cannot be overlooked: at its mark, above the answers and in the sources', async () => {
  const page = await openAnswered('Mortality fell [1]. It was abolished in a cohort [3].', {});
  const mark = answerOf(page, 'XAI').locator('[data-state="retracted"]');
  await expect.poll(async () => (await mark.innerText()).replace(/\s+/g, ' ')).toBe('3 retracted');
  expect(await mark.getAttribute('aria-label')).toContain('retracted');
  const selected = await answerOf(page, 'XAI')
    .getByText('It was abolished')
    .evaluate((sentence) => {
      const selection = window.getSelection();
      selection.selectAllChildren(sentence);
      const text = selection.toString();
      selection.empty();
      return text;
    });
  expect(selected).toBe('Mortality fell [1]. It was abolished in a cohort [3 retracted].');
  await page.getByText('1 retracted work cited').waitFor();
  await mark.click();
  await card(page).getByText('Retracted', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await openSources(page);
  const warning = sources(page).getByRole('alert');
  await expect.poll(() => warning.innerText()).toContain('A retracted work is cited');
  await expect.poll(() => warning.innerText()).toContain('Mistral, Gemini, Claude, ChatGPT, XAI, DeepSeek');
  await expect.poll(() => source(page, retracted).innerText()).toContain('Retracted: J Tests. 2014;3:1.');
});

test('works that nobody finds, and those that are not what is said of them, are counted beside those cited', async () => {
  const text =
    'Mortality fell (Petrov 1998, PMID 30000001). It rose (PMID 39999998), and fell again (PMID 39999999).';
  const page = await openAnswered(text, {});
  await page.getByRole('button', { name: '1 does not match', exact: true }).waitFor();
  const notFound = page.getByRole('button', { name: '2 not found', exact: true });
  await notFound.waitFor();
  expect(await findFaults(page, { within: '[data-overview]' })).toEqual([]);
  // The bracket before a mark is not covered by it.
  const covered = await answerOf(page, 'Mistral')
    .locator('[data-state="not-found"]')
    .first()
    .evaluate((mark) => {
      const bracket = document.createRange();
      const { length } = mark.previousSibling.textContent;
      bracket.setStart(mark.previousSibling, length - 1);
      bracket.setEnd(mark.previousSibling, length);
      return [`${bracket}`, bracket.getBoundingClientRect().right - mark.getBoundingClientRect().left];
    });
  expect(covered[0]).toBe('(');
  expect(covered[1]).toBeLessThan(0.1);
  await notFound.click();
  await sources(page).getByText('Cited in the answers (3)').waitFor();
});

test('what a vendor’s own search merely brought up is told as that, and counted as cited nowhere', async () => {
  const page = await openAnswered('Mortality fell [1].', { searched: [retracted, ignored] });
  await page.getByText('1 cited', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^Literature\s*1$/ }).waitFor();
  await openSources(page);
  await sources(page).getByText('Cited in the answers (1)').waitFor();
  await sources(page).getByText('Found but not cited (2)').waitFor();
  const text = async (work: Citation) => (await source(page, work).innerText()).replace(/\s+/g, ' ');
  await expect.poll(() => text(retracted)).toMatch(/^\[3\] Retracted .*Found by the search of XAI/);
  await expect.poll(() => text(ignored)).toMatch(/Not cited .*Found by the search of XAI/);
  for (const work of [retracted, ignored]) expect(await text(work)).not.toMatch(/Cited by|Verified/);
  expect(await sources(page).getByRole('alert').count()).toBe(0);
  expect(await page.getByText('1 retracted work cited').count()).toBe(0);
});

test('the sources are filtered and ordered, with a score an engine and what no one cites', async () => {
  const page = await openAnswered('Mortality fell [1].', { viewport: { width: 1280, height: 900 } });
  stage.emulator.script('claude', { text: 'It was abolished in a cohort [3]. See [9].' });
  await page.getByRole('button', { name: 'Ask Claude again' }).click();
  await answerOf(page, 'Claude').locator('[data-state="retracted"]').waitFor();
  await page.getByRole('button', { name: 'Stop all' }).waitFor({ state: 'hidden' });
  await openSources(page);
  await sources(page).getByRole('heading', { name: 'Found but not cited (1)' }).waitFor();
  await expect
    .poll(() => titles(page))
    .toEqual([trial.title, retracted.title, 'Source 9, which is not in any list', ignored.title]);
  await sources(page).getByText('Citations by engine').first().click();
  const row = async (engine: string) =>
    (await sources(page).getByRole('row', { name: engine }).innerText()).split('\t');
  await expect.poll(() => row('Claude')).toEqual(['Claude', '2', '0', '1 not found, 1 retracted']);
  await expect.poll(() => row('Gemini')).toEqual(['Gemini', '1', '1', '–']);
  const choose = (label: string, value: string) =>
    sources(page).getByLabel(label, { exact: true }).selectOption({ label: value });
  await choose('Cited by', 'Claude');
  await expect.poll(() => titles(page)).toEqual([retracted.title, 'Source 9, which is not in any list']);
  await sources(page).getByText('2 of 4 sources').waitFor();
  await choose('State', 'Not found');
  await expect.poll(() => titles(page)).toEqual(['Source 9, which is not in any list']);
  await sources(page).getByRole('button', { name: 'Show all' }).click();
  await choose('Study type', 'Randomized trial');
  await expect.poll(() => titles(page)).toEqual([trial.title]);
  await choose('Study type', 'All');
  await choose('Year', `Since ${new Date().getFullYear() - 10}`);
  await expect.poll(() => titles(page)).not.toContain(retracted.title);
  await choose('Year', 'All');
  await choose('Order', 'Cited by most');
  await expect.poll(async () => (await titles(page))[0]).toBe(trial.title);
  await choose('Order', 'Newest first');
  await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual([trial.title, retracted.title]);
  // The focus goes back to what opened them, and the page stays where it is being read.
  await page.setViewportSize({ width: 1280, height: 420 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('Escape');
  await sources(page).waitFor({ state: 'detached' });
  const opener = page.getByRole('button', { name: /^\d+ sources?$/ });
  await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await opener.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThan(0);
});

test('a source that fails is named, what could not be checked never looks clean, and is checked again', async () => {
  for (const service of ['europepmc', 'crossref', 'clinicaltrials'])
    services.behave(service, failures.broken);
  const page = await openAnswered('Mortality fell [1]. See doi:10.1000/metformin.9 for more.', {
    asked: 'Metformin and cardiovascular mortality: what is known?',
  });
  await page.getByText('Europe PMC and ClinicalTrials.gov did not answer').waitFor();
  await openSources(page);
  await sources(page)
    .getByText(/Europe PMC .*Its works may be missing here/)
    .waitFor();
  const unknown = page.locator('[data-source]').filter({ hasText: '10.1000/metformin.9' });
  await unknown.getByText('Could not be checked').first().waitFor();
  services.reset();
  const named = makeCitation('A letter on metformin', { doi: '10.1000/metformin.9', status: 'retracted' });
  services.hold([trial, retracted, ignored, named]);
  // A source that failed is left alone for a while, so pressing once may be too early.
  const check = sources(page).getByRole('button', { name: 'Check again' });
  const pressed = async () => {
    await check.click();
    return sources(page).innerText();
  };
  await expect.poll(pressed, { timeout: 90_000, interval: 2_000 }).toContain(named.title);
  await expect.poll(pressed, { timeout: 90_000, interval: 2_000 }).not.toContain('Not all citations');
  await toastOf(page, 'Citations checked again');
  await source(page, named).getByText('Retracted', { exact: true }).waitFor();
});

/** Exports citations from the sources. */
async function save(page: Page, item: string): Promise<{ name: string; text: string }> {
  const begun = page.waitForEvent('download');
  await sources(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  const download = await begun;
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
}

/** Copies an answer of Mistral. */
async function copyAnswer(page: Page, item: string): Promise<string> {
  await page.getByRole('button', { name: 'Copy Mistral with references' }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await toastOf(page, 'Answer of Mistral copied with its references');
  return readClipboard(page);
}

test('citations are exported as BibTeX, RIS and CSL-JSON, and copied as formatted references', async () => {
  const page = await openAnswered('Mortality fell [1]. A cohort [3].', {
    permissions,
  });
  await openSources(page);
  const bibtex = await save(page, 'BibTeX');
  expect(bibtex.name).toBe('citations.bib');
  expect(bibtex.text.match(/@article\{/g)).toHaveLength(2);
  expect(bibtex.text).toContain('10.1000/metformin.1');
  expect(bibtex.text).toContain('RETRACTED');
  const ris = await save(page, 'RIS');
  expect(ris.text).toMatch(/^TY {2}- JOUR/);
  expect(ris.text).toContain('Müller, Karl');
  const csl = JSON.parse((await save(page, 'CSL-JSON')).text);
  expect(csl.map(({ PMID }: { PMID: string }) => PMID)).toEqual(['30000001', '30000002']);
  const copy = async (style: string) => {
    await sources(page).getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: `Copy as ${style}` }).click();
    await toastOf(page, `2 citations copied in the style of ${style}`);
    return (await readClipboard(page)).split('\n');
  };
  expect((await copy('APA'))[1]).toContain(
    'Okafor, A. B., Müller, K., Ito, E., & Metformin Study Group. (2021).',
  );
  expect((await copy('Vancouver'))[0]).toMatch(/^1\. ?Okafor AB, Müller K, Ito E, Metformin Study Group\. /);
  expect((await copy('AMA'))[0]).toBe(
    '1. Okafor AB, Müller K, Ito E, Metformin Study Group. Metformin and cardiovascular mortality in type 2 diabetes. ' +
      'Journal of Glucose. 2021;12(3):45-51. doi:10.1000/metformin.1',
  );
});

test('an answer is copied with its references, as plain text and as markdown', async () => {
  const page = await openAnswered('Mortality **fell** [1]. A cohort [3] agrees, PMID 99999999 does not.', {
    permissions,
  });
  const markdown = await copyAnswer(page, 'As Markdown');
  expect(markdown).toMatch(
    /^Mortality \*\*fell\*\* \[1\]\. A cohort \[3\] agrees, .*\n\n## References\n\n\[1\] Okafor AB/,
  );
  expect(markdown).toContain('[3] ');
  expect(markdown).toContain('[Retracted]');
  expect(markdown).not.toContain(ignored.title);
  // Signs above the line are no part of it.
  await page.locator('.citation-sign').first().waitFor({ state: 'attached' });
  expect(await copyAnswer(page, 'As plain text')).toMatch(
    /^Mortality fell \[1\]\. A cohort \[3\] agrees, PMID 99999999 does not\.\n\nReferences\n\n\[1\] /,
  );
});

test('an answer that is copied as plain text keeps what is said by how it looks', async () => {
  const page = await openAnswered(
    [
      'NNT is $1/a = 20$ at 10<sup>9</sup> cells [1]:',
      '$$x = \\frac{a}{b}$$',
      '3. Third\n   - [x] done\n   - *not*\n4. Fourth',
      '```smiles\nCCO ethanol\n```',
    ].join('\n\n'),
    { permissions },
  );
  await answerOf(page, 'Claude').locator('.katex').nth(1).waitFor();
  await answerOf(page, 'Claude').getByRole('figure').getByRole('img').waitFor();
  expect(await copyAnswer(page, 'As plain text')).toMatch(
    [
      'NNT is 1/a = 20 at 10⁹ cells [1]:',
      '',
      'x = \\frac{a}{b}',
      '',
      '3. Third',
      '  • ☑ done',
      '  • not',
      '4. Fourth',
      '',
      'Structural formula of ethanol (SMILES CCO).',
      '',
      'References',
    ].join('\n'),
  );
});

test('an answer that is copied as plain text has its tables, and nothing of what is offered below them', async () => {
  const page = await openAnswered(
    [
      'Deaths by dose [1]:',
      '| Dose | Deaths | Years |\n|---|---|---|\n| Low | 12 | 3 |\n| High | 15 | 4 |',
      '```csv\nSex,Deaths,Years\nWomen,7,5\nMen,8,6\n```',
      'The end.',
    ].join('\n\n'),
    { permissions },
  );
  // The one that is copied.
  const answer = answerOf(page, 'Mistral');
  const offers = answer.getByRole('button', { name: 'Plot', exact: true });
  await expect.poll(() => offers.count()).toBe(2);
  const folded = await copyAnswer(page, 'As plain text');
  for (const table of ['Low\t12\t3\nHigh\t15\t4', 'Women\t7\t5\nMen\t8\t6']) expect(folded).toContain(table);
  expect(folded).not.toContain('Plot');
  for (const plotted of [1, 2]) {
    await offers.first().click();
    await expect.poll(() => answer.getByRole('img').count()).toBe(plotted);
  }
  expect(await copyAnswer(page, 'As plain text')).toBe(folded);
});

test('who reads a shared session takes its citations along, without signing in', async () => {
  const page = await openAnswered('Mortality fell [1]. A cohort [3].');
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Share by a link' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByLabel('Link to this session').inputValue();
  const reader = await stage.open(new URL(address).pathname, {
    permissions,
    viewport: { width: 1440, height: 900 },
  });
  await openSources(reader);
  expect((await save(reader, 'BibTeX')).text.match(/@article\{/g)).toHaveLength(2);
  await sources(reader).getByRole('button', { name: 'Export' }).click();
  await reader.getByRole('menuitem', { name: 'Copy as AMA' }).click();
  await toastOf(reader, '2 citations copied in the style of AMA');
  expect(await readClipboard(reader)).toMatch(/^1\. Okafor AB, .*\n2\. .*RETRACTED: /);
  expect(await copyAnswer(reader, 'As plain text')).toMatch(
    /^Mortality fell \[1\][\s\S]*\n\[1\] Okafor AB, /,
  );
});

test('on a phone a tap opens the card, and the sources are a sheet', async () => {
  const page = await openAnswered('Mortality fell [1].', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await marksIn(page, 'Mistral').first().tap();
  await card(page).getByRole('heading', { name: trial.title }).waitFor();
  const isInside = async () => {
    const { x = -1, width = 999 } = (await card(page).boundingBox()) ?? {};
    return x >= 0 && x + width <= 390;
  };
  await expect.poll(isInside).toBe(true);
  await card(page).getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: /^3 sources$/ }).tap();
  await page.getByRole('dialog', { name: 'Sources' }).getByText('Cited in the answers (1)').waitFor();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
    .toBe(true);
});

test('axe finds nothing at cards and sources', async () => {
  services.behave('europepmc', failures.broken);
  const page = await openAnswered('Mortality fell [1-2]. A cohort [3]. See [9] and PMID: 39999999.', {
    asked: 'What does metformin do to cardiovascular mortality?',
  });
  await openSources(page);
  await source(page, retracted).locator('summary').click();
  expect(await findFaults(page)).toEqual([]);
  await marksIn(page, 'Claude').first().click();
  await card(page).getByRole('heading', { name: trial.title }).waitFor();
  expect(await findFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('dialog', { name: 'Sources' }).waitFor();
  expect(await findFaults(page)).toEqual([]);
});

test('an answer that is written anew has none of the marks of the one before it', async () => {
  const page = await openAnswered(
    'Metformin abolishes cardiovascular mortality in everyone (PMID 30000002).',
  );
  const works = (label: string) => answerOf(page, label).locator('[data-work]');
  await works('Gemini').first().waitFor();
  const text =
    'No trial has shown that metformin changes anything about the significance of death in diabetes.';
  stage.emulator.script('gemini', { text, chunkSize: text.length - 2, hang: 1 });
  await page.getByRole('button', { name: 'Ask Gemini again' }).click();
  await answerOf(page, 'Gemini').getByText('No trial has shown that metformin').waitFor();
  await expect.poll(() => works('Gemini').count()).toBe(0);
  await page.getByRole('listitem').filter({ hasText: 'Gemini' }).getByText('Answering…').waitFor();
  // The others are what they were.
  expect(await works('Claude').count()).toBeGreaterThan(0);
});

test('"retracted" stands whole above a citation on the first line of an answer', async () => {
  const page = await openAnswered(
    'Metformin (PMID 30000002) abolishes cardiovascular mortality in everyone.',
  );
  const tag = answerOf(page, 'Gemini').locator('.citation-tag');
  await tag.waitFor();
  // Where it is cut off, nothing of it is under the pointer.
  const isThere = tag.evaluate((word) => {
    const { left, top, width } = word.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + 1) === word;
  });
  expect(await isThere).toBe(true);
});
