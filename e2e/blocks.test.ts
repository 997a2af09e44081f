import { readFile } from 'node:fs/promises';
import { blockFences } from '@sextant/contracts/blocks/index';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerOf, ask, engines, openAsked, openDashboard } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { stageForFile } from './support/stage.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

const fence = (kind: string, source: string) => `\`\`\`${kind}\n${source}\n\`\`\``;
/** The examples that engines are told: each must be drawn as it stands. */
const told = Object.entries(blockFences).map(([kind, { example }]) => fence(kind, example));
const paragraphs = (count: number) => Array.from({ length: count }, (_, index) => `Paragraph ${index}.`);

/** Has Mistral answer so, and opens its answer. */
async function openAnswer(text: string, options: BrowserContextOptions = {}): Promise<Page> {
  for (const { id } of engines) stage.emulator.script(id, { text: 'Short.' });
  stage.emulator.script('mistral', { text });
  const page = await openAsked(stage, 'Draw it', { viewport: { width: 1280, height: 900 }, ...options });
  await answerOf(page, 'Mistral').getByText('Done', { exact: true }).waitFor();
  return page;
}

const figureOf = (page: Page, name: string | RegExp) =>
  answerOf(page, 'Mistral').getByRole('figure', { name });
const pictureOf = (page: Page, name: string) => figureOf(page, name).getByRole('img');
const addressOf = (page: Page, name: string) => pictureOf(page, name).getAttribute('src');

/** Brings a picture into view and waits for it. */
async function show(page: Page, name: string): Promise<void> {
  const place = figureOf(page, name);
  await place.waitFor();
  await place.scrollIntoViewIfNeeded();
  await pictureOf(page, name).first().waitFor();
}

/**
 * Scrolls through the answer until all six figures of it are there, and none waits any more. Scrolled by the page's own
 * means: Playwright waits for an element to stand still first, which it does not while those above it are drawn. The
 * libraries load one after another, on a busy machine for longer than one step may take.
 */
async function drawAll(page: Page): Promise<void> {
  const answer = answerOf(page, 'Mistral');
  const scrollToWaiting = () =>
    answer.getByText('Drawing…').evaluateAll((waiting) => {
      waiting[0]?.scrollIntoView({ block: 'center' });
      return waiting.length;
    });
  await expect
    .poll(
      async () => ({ waiting: await scrollToWaiting(), figures: await answer.getByRole('figure').count() }),
      { timeout: 150_000 },
    )
    .toEqual({ figures: 6, waiting: 0 });
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

describe('pictures', () => {
  test('of every kind are drawn from an answer', async () => {
    const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
    const elsewhere: string[] = [];
    const forbidden: string[] = [];
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(stage.url))
        elsewhere.push(request.url());
    });
    page.on('console', (entry) => {
      if (/Content Security Policy|unsafe-eval/i.test(entry.text())) forbidden.push(entry.text());
    });
    for (const { id } of engines) stage.emulator.script(id, { text: 'Short.' });
    stage.emulator.script('mistral', { text: [...told, '$$\nE = mc^2\n$$'].join('\n\n') });
    await ask(page, 'Draw all');
    await page.waitForURL(/\/dashboard\/.+/);
    await answerOf(page, 'Mistral').getByText('Done', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Focus on Mistral' }).click();
    await drawAll(page);
    for (const name of ['Heart failure or death', 'Events', 'Flow chart', 'aspirin']) await show(page, name);
    await figureOf(page, 'MDM2')
      .getByText(/2 chains, 98 residues/)
      .waitFor();
    await answerOf(page, 'Mistral').locator('.katex-display').waitFor();
    expect(await answerOf(page, 'Mistral').getByText('Not drawn').count()).toBe(0);
    expect(await pictureOf(page, 'Heart failure or death').getAttribute('aria-label')).toContain(
      'DAPA-HF: 0.74 (0.65 to 0.85)',
    );
    expect(await pictureOf(page, 'Flow chart').getAttribute('alt')).toContain(
      'Angiotensin I – ACE → Angiotensin II',
    );
    expect(await findFaults(page, { within: 'article' })).toEqual([]);
    expect({ elsewhere, forbidden }).toEqual({ elsewhere: [], forbidden: [] });
  });

  test('that may not be drawn show their source and the reason', async () => {
    const page = await openAnswer(
      [
        fence('forest', '{"measure": "hazard-ratio", "rows": []}'),
        fence('vega-lite', '{"mark": "bar", "data": {"url": "https://example.org/x.json"}}'),
        fence('mermaid', 'flowchart LR\n A -->'),
        fence('smiles', 'C1CC'),
        fence('structure', 'insulin'),
        fence('table', 'a,b\n1'),
      ].join('\n\n'),
    );
    await drawAll(page);
    const answer = answerOf(page, 'Mistral');
    const reasons = [
      'There is no row.',
      'nothing is loaded from elsewhere',
      'Mermaid cannot read it',
      'Ring 1 is not closed',
      'Neither a PDB id',
      'Has 1 cells',
    ];
    for (const reason of reasons) await answer.getByText(reason).waitFor();
    await answer.getByText('{"mark": "bar", "data": {"url": "https://example.org/x.json"}}').waitFor();
  });

  test('are drawn with brackets in their labels and in the names of columns', async () => {
    const values = [{ Arm: 'drug', 'HbA1c [%]': 7.1 }];
    const encoding = { x: { field: 'Arm' }, y: { field: 'HbA1c [%]', type: 'quantitative' } };
    const page = await openAnswer(
      [
        fence('mermaid', 'flowchart TD\n  A[Block (kidney)] -->|Yes (acute)| B{p53 (TP53)?}'),
        fence('mermaid', 'mindmap\n  root((Sepsis))\n    IL-6 (pg/mL)'),
        fence('mermaid', 'sequenceDiagram\n  A->>B: bound; internalised'),
        fence('vega-lite', JSON.stringify({ title: 'By arm', data: { values }, mark: 'bar', encoding })),
      ].join('\n\n'),
    );
    for (const name of ['Flow chart', 'Mind map', 'Sequence diagram', 'By arm']) await show(page, name);
    const drawn = async (name: string) => decodeURIComponent((await addressOf(page, name)) ?? '');
    expect(await pictureOf(page, 'Flow chart').getAttribute('alt')).toContain(
      'Block (kidney) – Yes (acute) → p53 (TP53)?',
    );
    expect(await drawn('Mind map')).toContain('(pg/mL)');
    expect(await pictureOf(page, 'Sequence diagram').getAttribute('alt')).toContain('bound; internalised');
    expect(await drawn('By arm')).toMatch(/HbA1c \[%\]: 7.1/);
  });

  test('have every word of their labels, and a pie its numbers in the colours of its legend', async () => {
    const page = await openAnswer(
      [
        fence('mermaid', 'sequenceDiagram\n  A->>B: dose #2; then stop'),
        fence('mermaid', 'stateDiagram-v2\n  S1 --> S2 : step #2 at CO<sub>2</sub> >5%'),
        fence('mermaid', 'timeline\n  1921 : trial #2'),
        fence('mermaid', 'pie\n  "Cancer" : 45\n  "Other" : 30'),
      ].join('\n\n'),
    );
    for (const [name, words] of [
      ['Sequence diagram', 'dose #2; then stop'],
      ['State diagram', 'step #2 at CO₂ &gt;5%'],
      ['Timeline', '#2'],
      ['Pie chart', 'Cancer [45]'],
    ] as const) {
      await show(page, name);
      const drawn = decodeURIComponent((await addressOf(page, name)) ?? '');
      // Lines of a label, and its words, are elements of their own.
      expect(drawn.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')).toContain(words);
    }
    const pie = decodeURIComponent((await addressOf(page, 'Pie chart')) ?? '');
    const slices = [...pie.matchAll(/<path[^>]*fill="([^"]+)"[^>]*class="pieCircle"/g)].map(
      ([, fill]) => fill,
    );
    const signs = [...pie.matchAll(/<rect[^>]*style="fill: ([^;]+);/g)].map(([, fill]) => fill);
    expect([slices.length, signs.length]).toEqual([2, 2]);
    const asSeen = await page.evaluate(
      (colours) =>
        colours.map((colour) => {
          const probe = document.createElement('span');
          probe.style.color = colour ?? '';
          return probe.style.color;
        }),
      [...slices, ...signs],
    );
    expect(asSeen.slice(0, 2)).toEqual(asSeen.slice(2));
    expect(pie).toMatch(/\.pieCircle\{[^}]*opacity:1;/);
  });

  test('are code until their fence is closed', async () => {
    const page = await openAnswer('```forest\n{"measure": "hazard-ratio"');
    await answerOf(page, 'Mistral').locator('pre[data-language=forest]').waitFor();
    expect(await answerOf(page, 'Mistral').getByRole('figure').count()).toBe(0);
  });

  test('load nothing until they come into view', async () => {
    const text = [...paragraphs(120), ...told].join('\n\n');
    for (const { id } of engines) stage.emulator.script(id, { text });
    const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await ask(page, 'Long?');
    await page.waitForURL(/\/dashboard\/.+/);
    await answerOf(page, 'Mistral').getByText('Done', { exact: true }).waitFor();
    // From its start, as in a session that has just been opened.
    await page.reload();
    await answerOf(page, 'Mistral').getByText('Paragraph 0.').waitFor();
    const libraries = () =>
      scripts.filter((path) => /(?:worker|mermaid|smiles|structure|vega|formula)[^/]*[.]js$/.test(path));
    scripts.length = 0;
    await page.reload();
    await answerOf(page, 'Mistral').getByText('Paragraph 0.').waitFor();
    expect(libraries()).toEqual([]);
    await answerOf(page, 'Mistral').getByText('Drawing…').first().scrollIntoViewIfNeeded();
    await expect.poll(libraries).not.toEqual([]);
  });

  test('that were never in view are printed as their source', async () => {
    const page = await openAnswer([...paragraphs(120), fence('smiles', 'CCO ethanol')].join('\n\n'));
    // From its start, as in a session that has just been opened, and printed.
    await page.reload();
    const answer = answerOf(page, 'Mistral');
    await answer.getByText('Paragraph 0.').waitFor();
    const waiting = answer.getByText('Drawing…');
    const source = answer.locator('pre', { hasText: 'CCO ethanol' });
    await waiting.waitFor();
    expect(await source.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    await source.waitFor();
    expect(await waiting.isVisible()).toBe(false);
  });

  test('have the page’s colours for who wants no motion too', async () => {
    const page = await openAnswer(fence('forest', blockFences.forest.example), { reducedMotion: 'reduce' });
    const picture = figureOf(page, 'Forest plot').getByRole('img').first();
    await picture.waitFor();
    const drawnIn = await picture.evaluate((svg) => {
      const colours = [...svg.querySelectorAll('[fill], [stroke]')].flatMap((each) => [
        each.getAttribute('fill'),
        each.getAttribute('stroke'),
      ]);
      return [...new Set(colours)].filter((colour) => colour?.startsWith('#'));
    });
    expect(drawnIn.length).toBeGreaterThan(2);
  });

  test('follow the theme while they are looked at', async () => {
    const page = await openAnswer(told.join('\n\n'), { colorScheme: 'light' });
    await drawAll(page);
    for (const name of ['Events', 'Flow chart', 'aspirin']) {
      await page.emulateMedia({ colorScheme: 'light' });
      await show(page, name);
      const light = await addressOf(page, name);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => addressOf(page, name)).not.toBe(light);
    }
  });

  test('stand on a light ground in the dark where their author chose colours', async () => {
    const chart = (title: string, mark: object) =>
      `\`\`\`vega-lite\n${JSON.stringify({ title, mark, data: { values: [{ week: 1, pain: 3 }] }, encoding: { x: { field: 'week' }, y: { field: 'pain' } } })}\n\`\`\``;
    const text = [chart('Black', { type: 'bar', color: 'black' }), chart('Ours', { type: 'bar' })].join(
      '\n\n',
    );
    const page = await openAnswer(text, { colorScheme: 'dark' });
    const groundOf = async (name: string) => {
      await show(page, name);
      const svg = decodeURIComponent((await addressOf(page, name)) ?? '');
      return Number.parseInt(/<rect[^>]*fill="#(\w\w)/.exec(svg)?.[1] ?? '', 16);
    };
    expect(await groundOf('Black')).toBeGreaterThan(0xe0);
    expect(await groundOf('Ours')).toBeLessThan(0x60);
  });
});

describe('a picture', () => {
  test('is copied, saved and enlarged, by keyboard too', async () => {
    const page = await openAnswer(told.join('\n\n'), { permissions: ['clipboard-read', 'clipboard-write'] });
    await show(page, 'Events');
    const events = figureOf(page, 'Events');
    await events.getByRole('button', { name: 'Copy source' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(blockFences['vega-lite'].example);

    const save = async (type: string) => {
      await events.getByRole('button', { name: 'Save picture' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: type }).click();
      return coming;
    };
    const svg = await save('As SVG');
    expect(svg.suggestedFilename()).toBe('events.svg');
    expect((await contentOf(svg)).toString('utf8')).toMatch(
      /^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/,
    );
    const png = await save('As PNG');
    expect((await contentOf(png)).subarray(1, 4).toString()).toBe('PNG');

    await events.getByRole('button', { name: 'Enlarge' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Events' });
    await dialog.getByRole('img').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() =>
        events
          .getByRole('button', { name: 'Enlarge' })
          .evaluate((button) => button === document.activeElement),
      )
      .toBe(true);

    await events.getByRole('button', { name: 'Data' }).press('Enter');
    await events.getByRole('cell', { name: '19' }).waitFor();
  });

  test('of a forest plot is saved as it is seen', async () => {
    const page = await openAnswer(told[0] ?? '');
    await show(page, 'Heart failure or death');
    await page.getByRole('button', { name: 'Save picture' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'As SVG' }).click();
    const svg = (await contentOf(await coming)).toString('utf8');
    expect(svg).toContain('0.74 (0.65 to 0.85)');
    expect(svg).not.toContain('var(');
  });

  test('of a structure is told in words where the browser has no WebGL', async () => {
    const page = await openDashboard(stage, { viewport: { width: 1280, height: 900 } });
    await page.addInitScript(() => {
      const { getContext } = window.HTMLCanvasElement.prototype;
      // biome-ignore lint/suspicious/noExplicitAny: the page is looked at, not built upon
      window.HTMLCanvasElement.prototype.getContext = function (this: any, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...rest);
      };
    });
    await page.reload();
    for (const { id } of engines) stage.emulator.script(id, { text: fence('structure', '{"pdb": "1CRN"}') });
    await ask(page, 'No scene?');
    await page.waitForURL(/\/dashboard\/.+/);
    const answer = answerOf(page, 'Mistral');
    await answer.getByText('This browser cannot show 3-D structures').waitFor();
    await answer.getByText('1 chain, 46 residues, 327 atoms.').waitFor();
  });
});

test('a structure is called what its data bank calls it, whatever the answer says', async () => {
  const page = await openAnswer(fence('structure', '{"pdb": "1CRN", "title": "Human insulin receptor"}'));
  const entry = figureOf(page, /crambin \(PDB 1CRN\)/);
  await entry.getByText('The answer calls it “Human insulin receptor”.').waitFor();
});

test('words have the tags that say how they look, and no others', async () => {
  const page = await openAnswer(
    'Na<sup>+</sup>/K<sup>+</sup>-ATPase, H<sub>2</sub>O, <img src=x>, p <0.05.\n\n| Cut-off<br>(mL/min) | n |\n|---|---|\n| 20<br/>25 | 3 |\n| 10 | 4 |\n\n<details>\n<summary>Model</summary>\n\nMixed.\n</details>\n\n- [x] Given\n- [ ] *Not* given',
  );
  const answer = answerOf(page, 'Mistral');
  await answer.locator('sup').first().waitFor();
  const looks = await answer.locator('sup, sub').evaluateAll((all) => all.map(({ outerHTML }) => outerHTML));
  expect(looks).toEqual(['<sup>+</sup>', '<sup>+</sup>', '<sub>2</sub>']);
  expect(await answer.locator('th').first().innerHTML()).toBe('Cut-off<br>(mL/min)');
  expect(await answer.locator('td').first().innerHTML()).toBe('20<br>25');
  await answer.getByText('<img src=x>, p <0.05.').waitFor();
  await answer.locator('strong', { hasText: 'Model' }).waitFor();
  expect(await answer.getByText(/<.?(?:details|summary)/).count()).toBe(0);
  const [box, words] = await Promise.all(
    ['☑', 'Given'].map((text) => answer.getByText(text, { exact: true }).boundingBox()),
  );
  expect(Math.abs((box?.y ?? 0) - (words?.y ?? 99))).toBeLessThan(4);
});

test('a table of numbers offers a plot', async () => {
  const page = await openAnswer(
    '| Year | Papers | Note |\n|---|--:|---|\n| 2021 | 7 | a |\n| 2022 | 5 | b |',
  );
  const answer = answerOf(page, 'Mistral');
  await answer.getByRole('button', { name: 'Plot' }).click();
  await answer.getByRole('combobox', { name: 'Column' }).selectOption({ label: 'Papers' });
  await show(page, 'Papers by Note');
  await answer.getByRole('button', { name: 'Hide the plot' }).click();
  await figureOf(page, 'Papers by Note').waitFor({ state: 'detached' });
});

test.each([390, 1280])('at %i px a chart that its column has no room for stands upright', async (width) => {
  const steps = ['Screened', 'Randomised', 'Given the drug', 'Followed up', 'Analysed'];
  const chart = `flowchart LR\n${steps.map((step, index) => `  s${index}[${step}]${steps[index + 1] ? ` --> s${index + 1}` : ''}`).join('\n')}`;
  const page = await openAnswer(fence('mermaid', chart), { viewport: { width, height: 900 } });
  const picture = answerOf(page, 'Mistral').getByRole('figure').getByRole('img').first();
  await expect
    .poll(async () => {
      const box = await picture.boundingBox();
      return box && box.height > box.width;
    })
    .toBe(true);
});

const answered = '[data-answer]';
const sideways = {
  nodes: ['Screened', 'Randomised', 'Given the drug', 'Followed up', 'Analysed', 'Published', 'Cited'],
};
const wideFlow = `flowchart LR\n${sideways.nodes.map((node, index) => `  s${index}[${node}]${sideways.nodes[index + 1] ? ` --> s${index + 1}` : ''}`).join('\n')}`;
const longFormula = `$$\n${Array.from({ length: 30 }, (_, index) => `x_{${index}}^2`).join(' + ')} = 1\n$$`;

test.each([390, 1280])(
  'at %i px what was drawn stays drawn when the browser prints the page',
  async (width) => {
    const text = [told[0], told[1], told[2], longFormula].join('\n\n');
    const page = await openAnswer(text, { viewport: { width, height: 900 } });
    const pictures = page.locator(`${answered} figure :is(img, svg[role=img]), ${answered} .katex-display`);
    const answer = answerOf(page, 'Mistral');
    await expect
      .poll(async () => {
        await answer.getByText('Drawing…').evaluateAll((waiting) => waiting[0]?.scrollIntoView());
        return pictures.count();
      })
      .toBe(4);
    await pictures.evaluateAll((all) => {
      for (const each of all) each.setAttribute('data-was-drawn', '');
    });
    // As a browser prints: with its events, and as narrow as the paper.
    await page.pdf({ format: 'A4', margin: { left: '18mm', right: '18mm' } });
    expect(await page.locator('[data-was-drawn]').count()).toBe(4);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-was-drawn]').count()).toBe(4);
    expect(await answer.getByText('Drawing…').count()).toBe(0);
  },
);

test('fences of other names are drawn, and a formula that is wider than its line scrolls', async () => {
  const page = await openAnswer(
    [
      'As $\\ce{CO2 + H2O <=> H2CO3 <=> H+ + HCO3-}$ says, give $\\SI{5}{\\mg}$.',
      fence('latex', '\\begin{align}\na &= 1\\\\\nb &= 2\n\\end{align}'),
      fence('csv', 'Drug,HR\nA,0.8'),
      fence('latex', '\\documentclass{article}'),
    ].join('\n\n'),
    { viewport: { width: 390, height: 844 } },
  );
  const answer = answerOf(page, 'Mistral');
  await answer.locator('p .formula-line').getByText('CO').first().waitFor();
  expect(await answer.locator('p .formula-line').count()).toBe(1);
  await answer.locator('.katex-display').waitFor();
  // It counts all formulas of a page, of six answers.
  const number = await answer
    .locator('.eqn-num')
    .first()
    .evaluate((element) => window.getComputedStyle(element, '::before').content);
  expect(number).toBe('none');
  await answer.getByRole('cell', { name: '0.8' }).waitFor();
  await answer.locator('pre').getByText('documentclass').waitFor();
});

test.each([390, 1280])('at %i px a long formula scrolls, and is smaller on paper', async (width) => {
  const page = await openAnswer(longFormula, { viewport: { width, height: 900 } });
  const line = answerOf(page, 'Mistral').locator('.formula-line');
  const measured = () =>
    line.evaluate((element) => ({
      beyond: element.scrollWidth - element.clientWidth,
      shadow: window.getComputedStyle(element).backgroundImage !== 'none',
      letters: Number.parseFloat(window.getComputedStyle(element).fontSize),
      fit: element.style.getPropertyValue('--fit') !== '',
    }));
  await line.locator('.katex-html').waitFor();
  await expect.poll(measured).toMatchObject({ shadow: true, fit: true });
  const onScreen = await measured();
  expect(onScreen.beyond).toBeGreaterThan(50);
  await line.press('ArrowRight');
  await expect.poll(() => line.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect((await measured()).letters).toBeLessThan(onScreen.letters * 0.8);
});

test('the Tab key stops at what scrolls, and at nothing that fits', async () => {
  const cells = (count: number) => `| ${Array.from({ length: count }, () => 'estimate').join(' | ')} |`;
  const table = (count: number) =>
    [cells(count), cells(count).replaceAll('estimate', '---'), cells(count)].join('\n');
  const code = (words: number) => fence('text', 'word '.repeat(words));
  const page = await openAnswer(
    [
      '$$\nx^2\n$$',
      table(2),
      code(3),
      fence('mermaid', 'flowchart LR\n  a --> b'),
      longFormula,
      table(30),
      code(90),
    ].join('\n\n'),
  );
  await show(page, 'Flow chart');
  const scrolls = () =>
    answerOf(page, 'Mistral')
      .locator('.formula-line, .markdown-table, pre, figure .overflow-x-auto')
      .evaluateAll((all) => all.map((each) => [each.scrollWidth > each.clientWidth, each.tabIndex === 0]));
  await expect.poll(scrolls).toEqual([...Array(4).fill([false, false]), ...Array(3).fill([true, true])]);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(async () => (await scrolls()).every(([wide, stop]) => wide === stop)).toBe(true);
});

test('a molecule that cannot be drawn keeps no other from being drawn, and says why', async () => {
  const page = await openAnswer(
    fence('smiles', 'CC(=O)Oc1ccccc1C(=O)O aspirin\nC1CC half a ring\nCC==O no bond\nCCO ethanol'),
  );
  const picture = page.getByRole('img', { name: /^Structural formula of aspirin .*ethanol/ });
  await picture.waitFor();
  const source = await picture.evaluate((image) => image.outerHTML);
  const text = decodeURIComponent(source);
  for (const words of ['aspirin', 'half a ring', 'no bond', 'ethanol', 'Ring 1 is not closed.'])
    expect(text).toContain(words);
  expect(text.match(/Not drawn/g)).toHaveLength(2);
  const told = /half a ring .*not drawn: Ring 1 is not closed; no bond .*not drawn: Not a molecule/;
  await expect.poll(() => page.getByRole('img', { name: told }).count()).toBe(1);
});

test.each([
  ['smiles', 'C1CC', 'Ring 1 is not closed'],
  ['mermaid', 'flowchart LR\n  a --', 'Mermaid cannot read it.'],
])('%s that is not drawn is as high as its words', async (kind, source, reason) => {
  const page = await openAnswer(fence(kind, source));
  const place = answerOf(page, 'Mistral').locator('.block-place');
  await answerOf(page, 'Mistral').getByText(reason).waitFor();
  const height = async () => (await place.boundingBox())?.height;
  const box = answerOf(page, 'Mistral').getByRole('figure');
  // Until it may shrink, it has all of its place.
  expect((await box.boundingBox())?.height).toBe(await height());
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.mouse.wheel(0, 40);
  await expect.poll(height).toBeLessThan(140);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.reload();
  await answerOf(page, 'Mistral').getByText(reason).waitFor();
  await expect.poll(height).toBeLessThan(140);
});

test('a wide diagram scrolls at a size that can be read, and is enlarged at its own', async () => {
  const timeline = `timeline\n${Array.from({ length: 8 }, (_, index) => `  ${2010 + index} : Trial ${index}`).join('\n')}`;
  const page = await openAnswer(fence('mermaid', timeline), { viewport: { width: 390, height: 844 } });
  await show(page, 'Timeline');
  const own = Number(
    /width="([\d.]+)"/.exec(decodeURIComponent((await addressOf(page, 'Timeline')) ?? ''))?.[1],
  );
  expect((await pictureOf(page, 'Timeline').boundingBox())?.width).toBeGreaterThan(own / 1.45);
  // A shadow at the edge tells that it goes on.
  const shadow = await figureOf(page, 'Timeline')
    .locator('.picture-place')
    .evaluate((place) => window.getComputedStyle(place).backgroundImage);
  expect(shadow).toContain('gradient');
  await figureOf(page, 'Timeline').getByRole('button', { name: 'Enlarge' }).click();
  const large = page.getByRole('dialog').getByRole('img');
  await large.waitFor();
  expect((await large.boundingBox())?.width).toBeGreaterThanOrEqual(own - 1);
});

test('a pie has its names below it on a phone, all in view', async () => {
  const pie = 'pie title Causes of death\n  "Cancer and other malignant disease" : 30\n  "Infection" : 15';
  const page = await openAnswer(fence('mermaid', pie), { viewport: { width: 390, height: 844 } });
  await show(page, 'Pie chart');
  const place = figureOf(page, 'Pie chart').locator('.picture-place');
  await expect
    .poll(() => place.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  const drawn = decodeURIComponent((await addressOf(page, 'Pie chart')) ?? '');
  expect(drawn).toContain('Cancer and other malignant disease [30]');
});

test.each([390, 1280])('at %i px grouped bars with long names are bars', async (width) => {
  const events = [
    'Acute kidney injury requiring dialysis',
    'Genital mycotic infection',
    'Severe hypoglycaemia',
  ];
  const values = ['drug', 'placebo'].flatMap((arm) =>
    events.map((event, index) => ({ arm, event, n: 9 + index })),
  );
  const encoding = {
    x: { field: 'event', type: 'nominal' },
    xOffset: { field: 'arm' },
    y: { field: 'n', type: 'quantitative' },
    color: { field: 'arm', type: 'nominal' },
  };
  const chart = JSON.stringify({ title: 'Harms', data: { values }, mark: 'bar', encoding });
  const page = await openAnswer(fence('vega-lite', chart), { viewport: { width, height: 844 } });
  await show(page, 'Harms');
  const plotOf = async (src: string | null) =>
    Number(/class="background"[^>]*d="M[\d.]+,[\d.]+h([\d.]+)/.exec(decodeURIComponent(src ?? ''))?.[1]);
  expect(await plotOf(await addressOf(page, 'Harms'))).toBeGreaterThanOrEqual(180);
  await figureOf(page, 'Harms').getByRole('button', { name: 'Enlarge' }).click();
  const large = page.getByRole('dialog').getByRole('img');
  await large.waitFor();
  expect(await plotOf(await large.getAttribute('src'))).toBeGreaterThan(width === 390 ? 180 : 700);
});

test('a picture of the Word file has the proportions of its drawing', async () => {
  const page = await openAnswer(fence('mermaid', wideFlow));
  await show(page, 'Flow chart');
  let body: Buffer = Buffer.alloc(0);
  await page.route(
    (url) => url.pathname.includes('export'),
    async (route) => {
      body = route.request().postDataBuffer() ?? body;
      await route.continue();
    },
  );
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: 'Word (.docx)' }).click();
  await expect.poll(() => body.length).toBeGreaterThan(0);
  const [entry] = JSON.parse(/\[\{.*?\}\]/s.exec(body.toString('latin1'))?.[0] ?? '[]');
  const png = body.subarray(body.indexOf('\x89PNG', 0, 'latin1'));
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(entry.width / entry.height / (width / height)).toBeCloseTo(1, 1);
});
