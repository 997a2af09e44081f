import { readFile, writeFile } from 'node:fs/promises';
import mammoth from 'mammoth';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { askExportedSessions, type ExportedSessions } from '../server/src/testing/exported-sessions.ts';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../server/src/testing/test-user.ts';
import { storedSignIn } from './support/people.ts';
import { stageForFile } from './support/stage.ts';

const services = sourcesForFile();
const stage = stageForFile(() => ({ environment: { ...services.environment(), EVIDENCE: 'on' } }));
let user: TestUser;
let sessions: ExportedSessions;

beforeAll(async () => {
  user = await signUpTestUser(stage.url);
  sessions = await askExportedSessions(user, stage.emulator, services);
}, 300_000);

async function open(name: keyof ExportedSessions): Promise<Page> {
  const page = await stage.open('/', {
    storageState: storedSignIn(stage.url, user),
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
  });
  // A browser without a window has no printer: it is told that the page was printed by the test, below.
  await page.addInitScript('window.print = () => { window.isPrinting = true; };');
  await page.goto(`/dashboard/${sessions[name].session_id}`);
  await page.getByRole('button', { name: 'Export, print or share' }).waitFor();
  return page;
}

/** What lies on the printer's tray after `start`, with the words of each page. */
async function print(page: Page, start: () => Promise<void>, name: string) {
  await start();
  await expect.poll(() => page.evaluate(() => window.isPrinting === true), { timeout: 120_000 }).toBe(true);
  // Once it is printed it is taken away.
  const pictures = await page.locator('[data-paper] .paper-figure :is(img, svg)').evaluateAll((shown) =>
    shown.map((one) => {
      const src = one.getAttribute('src');
      return src === null ? one.outerHTML : decodeURIComponent(src);
    }),
  );
  const pdf = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  if (process.env.KEEP_DOCUMENTS) await writeFile(`${process.env.KEEP_DOCUMENTS}/print-${name}.pdf`, pdf);
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text: pages } = await extractText(document, { mergePages: false });
  console.info(`${name}, printed: ${pages.length} pages`);
  return { document, pages, pictures };
}

const byMenu = (page: Page, item: string) => async () => {
  await page.getByRole('button', { name: 'Export, print or share' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Pairs of words of a page that stand upon one another: their boxes overlap by more than their borders. */
async function overprints({ document }: Awaited<ReturnType<typeof print>>): Promise<string[]> {
  const found: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const boxes = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim() || item.width <= 0) return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      const height = Math.abs(size) * 0.6;
      return [{ text: item.str, left: x, right: x + item.width, bottom: y, top: y + height }];
    });
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1)) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const up = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
        if (across > 2 && up > 1.5) found.push(`page ${number}: "${a.text}" on "${b.text}"`);
      }
  }
  return found;
}

test('six answers of 400 words are printed on at most 12 pages, none blank, with numbers and references', {
  timeout: 300_000,
}, async () => {
  const page = await open('plain');
  const printed = await print(page, byMenu(page, 'Print, or save as PDF'), 'plain');
  const { pages } = printed;
  expect(pages.length).toBeLessThanOrEqual(12);
  for (const [index, text] of pages.entries()) expect(text.length, `page ${index + 1}`).toBeGreaterThan(150);
  const all = pages.join('\n');
  for (const part of ['What the engines say', 'DeepSeek', 'References', 'Studies', 'Appendix: the record'])
    expect(all).toContain(part);
  expect(all).toMatch(/\[1\]/);
  expect(all).toMatch(/1\.\s+Okafor A\. (?:RETRACTED: )?Effects of/);
  expect(all).toContain(`page ${pages.length} of ${pages.length}`);
  expect(await overprints(printed)).toEqual([]);
  // Nothing of the page around it is on paper.
  expect(all).not.toContain('New Chat');
});

test('by Ctrl+P all that is drawn is a picture on paper, and what was retracted says so', {
  timeout: 300_000,
}, async () => {
  const page = await open('full');
  const printed = await print(page, () => page.keyboard.press('Control+p'), 'full');
  const all = printed.pages.join('\n');
  expect(all).not.toMatch(/Drawing…|vega-lite|flowchart LR|\\frac/);
  for (const name of ['Events', 'Molecules', 'Heart failure or death']) expect(all).toContain(name);
  expect(all).toMatch(/\[\d+ retracted\]/);
  expect(all.match(/RETRACTED:/g)?.length).toBeGreaterThanOrEqual(6);
  expect(all).toMatch(/NOT FOUND/);
  expect(all).toMatch(/Could not be checked/);
  expect(printed.pages.every((text) => text.length > 150)).toBe(true);
  expect(await overprints(printed)).toEqual([]);
  expect(printed.pictures).toHaveLength(4);
  // The page is dark; what is drawn for paper is not.
  expect(printed.pictures.filter((picture) => picture.includes('#141c22'))).toEqual([]);
  // The page is whole again once it was printed.
  await expect.poll(() => page.locator('[data-paper]').count()).toBe(0);
});

test('the Word file has the pictures that the page draws', { timeout: 300_000 }, async () => {
  const page = await open('full');
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await byMenu(page, 'Word (.docx)')();
  const file = await (await download).path();
  if (process.env.KEEP_DOCUMENTS)
    await writeFile(`${process.env.KEEP_DOCUMENTS}/drawn.docx`, await readFile(file));
  const { value: html } = await mammoth.convertToHtml({ path: file });
  expect(html.match(/<img [^>]*alt="[^"]+"/g)).toHaveLength(4);
  expect(html.includes('not drawn in this file')).toBe(false);
  expect(/<em>Events<\/em>/.test(html)).toBe(true);
  await expect.poll(() => page.locator('[data-paper]').count()).toBe(0);
});

test('several questions are printed one after the other, and nothing of an answer runs', {
  timeout: 300_000,
}, async () => {
  const page = await open('several');
  const printed = await print(page, byMenu(page, 'Print, or save as PDF'), 'several');
  const all = printed.pages.join('\n');
  for (const name of ['Question 1: ', 'Question 2: ', 'Question 3: ']) expect(all).toContain(name);
  expect(all).toContain('<script>alert(1)</script>');
  expect(printed.pages.every((text) => text.length > 150)).toBe(true);
  expect(await overprints(printed)).toEqual([]);
});

test('the browser’s own menu prints verdicts and every question on the page, and says where earlier ones are', {
  timeout: 300_000,
}, async () => {
  const page = await open('several');
  await page.waitForLoadState('networkidle');
  const printed = async () => {
    const pdf = new Uint8Array(await page.pdf({ printBackground: true }));
    const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
    return text.replace(/\s+/g, ' ');
  };
  const all = await printed();
  for (const name of ['Does metformin lower', 'And in people with kidney', 'What is known of stroke'])
    expect(all).toContain(name);
  // The strip of verdicts, and of who gave none.
  expect(all).toContain('Claude Yes');
  expect(all).toContain('Gemini No verdict read');
  expect(all).not.toContain('Earlier questions');

  await page.route(/before=/, (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'What is known of stroke?' }).waitFor();
  const recent = await printed();
  expect(recent).not.toContain('Does metformin lower');
  expect(recent).toContain('Earlier questions are not printed here.');
});

test.each(['by its button', 'by Ctrl+P'])(
  'a shared session is printed %s as the document that its owner prints',
  {
    timeout: 300_000,
  },
  async (way) => {
    const { token } = await user.post(`/api/v1/chat/sessions/${sessions.plain.session_id}/share/`, {});
    const page = await stage.open('/', { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' });
    await page.addInitScript('window.print = () => { window.isPrinting = true; };');
    await page.goto(`/shared/${token}`);
    const button = page.getByRole('button', { name: 'Print, or save as PDF' });
    await button.waitFor();
    const start = () => (way === 'by Ctrl+P' ? page.keyboard.press('Control+p') : button.click());
    const printed = await print(page, start, 'shared');
    expect(printed.pages.length).toBeLessThanOrEqual(12);
    expect(printed.pages.join('\n')).toContain('Appendix: the record');
    expect(printed.pages.every((text) => text.length > 150)).toBe(true);
    expect(await overprints(printed)).toEqual([]);
  },
);
