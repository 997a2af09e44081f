import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sourcesForFile } from '../server/src/testing/for-file.ts';
import { signUpTestUser, type TestUser } from '../server/src/testing/test-user.ts';
import { answerOf, ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { findFaults } from './support/faults.ts';
import { longQuestion, scriptLongAnswers } from './support/long-answers.ts';
import { openPart, overview } from './support/overview.ts';
import { storedSignIn } from './support/people.ts';
import { moving, newWindow, stageForFile } from './support/stage.ts';

const services = sourcesForFile();
const stage = stageForFile(() => ({
  environment: { ...services.environment(), EVIDENCE: 'on' },
  parts: { budget: 60_000 },
}));
beforeEach(() => {
  services.reset();
  stage.emulator.reset();
});

type Options = Parameters<typeof openDashboard>[1];

/** The turn that is looked at in many ways, and who asked it. */
let asked: { user: TestUser; path: string };
beforeAll(async () => {
  scriptLongAnswers(stage, services);
  const user = await signUpTestUser(stage.url);
  const [start] = await (await user.ask(longQuestion)).all();
  asked = { user, path: `/dashboard/${start?.type === 'turn-start' && start.session_id}` };
});

/** In a window that has nothing of another test's. */
async function openAnswered(options: Options): Promise<Page> {
  const storageState = storedSignIn(stage.url, asked.user);
  const page = await stage.open(asked.path, { storageState, ...options });
  await page.getByText('DeepSeek', { exact: true }).first().waitFor();
  await waitForEnd(page);
  await overview(page).getByText('1 retracted work cited').waitFor();
  return page;
}

/** What within the screen scrolls up and down by itself. */
const verticalScrollers = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [...main.querySelectorAll('*')]
        .filter(
          (element) =>
            element.scrollHeight > element.clientHeight + 1 &&
            /auto|scroll/.test(window.getComputedStyle(element).overflowY),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );

/** Where the focus is: what has it stays in view. */
const focused = 'document.activeElement.outerHTML.slice(0, 200)';

const noSideways = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);

describe('Read', () => {
  test.each([
    [1280, 800, 'light'],
    [1920, 1080, 'dark'],
  ] as const)(
    'at %i×%i a whole turn moves nothing that is being read, and ends with all answers at their beginning',
    async (width, height, colorScheme) => {
      scriptLongAnswers(stage, services, { chunkSize: 120, chunkDelay: 60 });
      const page = await openDashboard(stage, { viewport: { width, height }, colorScheme, ...newWindow });
      await page.evaluate(`
        window.shift = 0;
        window.shifted = [];
        const nameOf = ({ node }) => (node?.outerHTML ?? node?.textContent ?? '').slice(0, 120);
        new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntries()) {
            if (hadRecentInput) continue;
            window.shift += value;
            if (value > 0.002) window.shifted.push({ value, sources: sources.map(nameOf) });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      `);
      await ask(page, longQuestion);
      await waitForAll(page, 'Done');
      await waitForEnd(page);
      // What is found out about the answers comes after them.
      await overview(page).getByText('1 retracted work cited').waitFor();
      await overview(page)
        .getByRole('button', { name: /^Studies [23]/ })
        .waitFor();
      await overview(page).getByText('Comparing the answers…').waitFor({ state: 'detached' });
      await answerOf(page, 'Mistral').getByRole('img').first().waitFor();
      const shift = await page.evaluate<number>('window.shift');
      console.log(`Layout shift of a turn at ${width}×${height}: ${shift.toFixed(4)}`);
      expect(shift, JSON.stringify(await page.evaluate('window.shifted'))).toBeLessThan(0.02);

      expect(await verticalScrollers(page)).toEqual([]);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      for (const { label } of engines) {
        const isWhole = await answerOf(page, label).evaluate((card) => {
          const { top } = card.getBoundingClientRect();
          const text = card.querySelector('section');
          return (
            top > 0 &&
            card.scrollTop === 0 &&
            text.scrollTop === 0 &&
            text.scrollHeight <= text.clientHeight + 1
          );
        });
        expect({ label, isWhole }).toEqual({ label, isWhole: true });
      }
    },
  );

  test('keeps the head of an answer in view while it is read, and says the question once', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 800 } });
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1_000);
    const head = answerOf(page, 'Mistral').locator('.answer-head');
    await expect
      .poll(() => head.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(56);
    const shown = page.locator('main, header').getByRole('heading', { name: longQuestion });
    const seen = await shown.evaluateAll(
      (places) => places.filter((place) => place.getBoundingClientRect().width > 1).length,
    );
    expect(seen).toBe(1);
  });

  test('opens the parts of its overview in place, one at a time, at their full height', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 800 } });
    for (const part of ['In their own words', 'Studies', 'Statements', 'Synthesis', 'Literature']) {
      await openPart(page, part);
      expect(await verticalScrollers(page)).toEqual([]);
      expect(await overview(page).locator('button[aria-controls][aria-expanded="true"]').count()).toBe(1);
    }
    await overview(page)
      .getByRole('button', { name: /^Literature/, expanded: true })
      .click();
    await expect
      .poll(() => overview(page).locator('button[aria-controls][aria-expanded="true"]').count())
      .toBe(0);
  });

  test('has wide tables scroll by themselves, no column of them crushed', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 800 } });
    const table = answerOf(page, 'Mistral').locator('.markdown-table').first();
    const { columns, isWider } = await table.evaluate((box) => ({
      columns: [...box.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().width),
      isWider: box.scrollWidth > box.clientWidth,
    }));
    expect(isWider).toBe(true);
    expect(Math.min(...columns)).toBeGreaterThan(80);
    await noSideways(page);
  });
});

describe('a turn of short answers', () => {
  const heightsOf = (page: Page) =>
    page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height));

  async function askShort(): Promise<Page> {
    const text = 'Short. '.repeat(40);
    for (const { id } of engines) stage.emulator.script(id, { text, chunkSize: 20, chunkDelay: 4_000 });
    stage.emulator.script('xai', { fail: 'key' });
    const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
    await ask(page, 'Is it short?');
    await answerOf(page, 'DeepSeek').getByText('Short.').first().waitFor();
    expect(Math.min(...(await heightsOf(page)))).toBeGreaterThan(500);
    return page;
  }

  test('lets go of the height that was held for them where no one is reading', async () => {
    const page = await askShort();
    stage.emulator.hurry();
    await waitForEnd(page);
    await expect.poll(async () => Math.max(...(await heightsOf(page)))).toBeLessThan(350);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('and moves nothing that is being read', async () => {
    const page = await askShort();
    const top = () => answerOf(page, 'Claude').evaluate((card) => card.getBoundingClientRect().top);
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 600);
    await expect.poll(top).toBeLessThan(300);
    const before = await top();
    stage.emulator.hurry();
    await waitForEnd(page);
    await expect.poll(async () => (await heightsOf(page)).at(-1)).toBeLessThan(350);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
    // What stands above has its height until its lower edge is out of view.
    expect((await heightsOf(page))[0]).toBeGreaterThan(500);
    await page.mouse.wheel(0, -2_000);
    await expect.poll(async () => Math.max(...(await heightsOf(page)))).toBeLessThan(350);
  });
});

describe('Compare', () => {
  test('shows six whole columns at 1440 px, and as many whole ones as fit below', async () => {
    const page = await openAnswered({ viewport: { width: 1440, height: 900 } });
    await page.getByRole('radio', { name: 'Compare' }).click();
    const wholeAndCut = () =>
      page.getByRole('article').evaluateAll((cards) => {
        const boxes = cards.map((card) => card.getBoundingClientRect());
        const isWhole = ({ left, right }: { left: number; right: number }) =>
          left >= 0 && right <= window.innerWidth;
        return {
          whole: boxes.filter(isWhole).length,
          cut: boxes.filter((box) => !isWhole(box) && box.left < window.innerWidth - 24 && box.right > 24)
            .length,
        };
      });
    await expect.poll(wholeAndCut).toEqual({ whole: 6, cut: 0 });
    expect(await page.getByRole('navigation', { name: 'Chat history' }).count()).toBe(0);
    for (const [width, whole] of [
      [1280, 5],
      [1024, 4],
      [800, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(wholeAndCut).toEqual({ whole, cut: 0 });
      await noSideways(page);
    }
  });

  test('says how many columns are out of view, and leads to them', async () => {
    const page = await openAnswered({ viewport: { width: 1280, height: 800 } });
    await page.getByRole('radio', { name: 'Compare' }).click();
    await page.getByText('1–5 of 6').waitFor();
    await page.getByRole('button', { name: 'Next columns' }).click();
    await page.getByText('2–6 of 6').waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: 'Column of DeepSeek' })
          .evaluate((column) => column.getBoundingClientRect().right <= window.innerWidth),
      )
      .toBe(true);
    await page.getByRole('button', { name: 'Previous columns' }).click();
    await page.getByText('1–5 of 6').waitFor();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Next columns' }).waitFor({ state: 'detached' });
  });

  test('scrolls its columns together by section, or apart', async () => {
    const page = await openAnswered({ viewport: { width: 1440, height: 900 } });
    await page.getByRole('radio', { name: 'Compare' }).click();
    const column = (label: string) => page.getByRole('region', { name: `Column of ${label}` });
    const offsetOf = (label: string) =>
      column(label).evaluate((box) => {
        const heading = [...box.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Limits');
        return heading.getBoundingClientRect().top - box.getBoundingClientRect().top;
      });
    await column('Mistral').hover();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => column('DeepSeek').evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
    const together = await offsetOf('Mistral');
    // At the same share of sections that are not as high.
    expect(Math.abs((await offsetOf('Claude')) - together)).toBeLessThan(200);
    await page.mouse.wheel(0, -5_000);
    for (const { label } of engines)
      await expect.poll(() => column(label).evaluate((box) => box.scrollTop)).toBe(0);
    await page.getByRole('button', { name: 'Scroll together', pressed: true }).click();
    await column('Mistral').hover();
    await page.mouse.wheel(0, 700);
    await expect.poll(() => column('Mistral').evaluate((box) => box.scrollTop)).toBeGreaterThan(300);
    expect(await column('Claude').evaluate((box) => box.scrollTop)).toBe(0);
  });
});

test('Focus sets the sources beside the lines that cite them', async () => {
  const page = await openAnswered({ viewport: { width: 1440, height: 900 } });
  await page.getByRole('button', { name: 'Focus on Mistral' }).click();
  const notes = page.getByRole('complementary', { name: 'Sources of this answer' });
  await expect.poll(() => notes.getByRole('listitem').filter({ hasText: 'Metformin' }).count()).toBe(3);
  const isBeside = async () => {
    const mark = await answerOf(page, 'Mistral').locator('.citation-mark').first().boundingBox();
    const note = await notes.locator('[data-note]').first().boundingBox();
    return mark && note ? Math.abs(mark.y - note.y) < 30 && note.x > mark.x : false;
  };
  await expect.poll(isBeside).toBe(true);
});

test('Focus lets no text show between the bar of tabs and the head of the answer', async () => {
  const page = await openAnswered({ viewport: { width: 1280, height: 800 } });
  await page.getByRole('button', { name: 'Focus on Mistral' }).click();
  await page.mouse.move(700, 500);
  // The page goes to the beginning of the turn as its view changes.
  const scrolled = async () => {
    await page.mouse.wheel(0, 300);
    return await page.evaluate(() => window.scrollY);
  };
  await expect.poll(scrolled).toBeGreaterThan(600);
  const gap = () =>
    answerOf(page, 'Mistral')
      .locator('.answer-head')
      .evaluate((head) => {
        const bar = document.querySelector('.answers-single [role="tablist"]').closest('.sticky');
        return head.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
      });
  await expect.poll(async () => Math.round((await gap()) * 10)).toBe(0);
});

describe('every view', () => {
  test('is accessible', async () => {
    const page = await openAnswered({ viewport: { width: 1440, height: 900 } });
    for (const view of ['Read', 'Compare', 'Focus']) {
      await page.getByRole('radio', { name: view }).click();
      await page.getByRole('article').first().waitFor();
      expect({ view, faults: await findFaults(page) }).toEqual({ view, faults: [] });
    }
  });

  test('is walked by Tab alone: every stop can be seen, and the last answer is reached', async () => {
    const page = await openAnswered({ viewport: { width: 1440, height: 900 } });
    for (const view of ['Read', 'Compare', 'Focus']) {
      await page.getByRole('radio', { name: view }).click();
      await page.getByRole('article').first().waitFor();
      await page.evaluate("document.querySelector('main').focus()");
      const seen = new Set<string>();
      for (let stop = 0; stop < 140; stop += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => {
          const element = document.activeElement;
          const { width, height, bottom, top } = element.getBoundingClientRect();
          return {
            name: element.getAttribute('aria-label') ?? element.textContent ?? '',
            engine: element.closest('[data-answer]')?.getAttribute('data-answer') ?? '',
            isSeen: width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
            isInput: element.tagName === 'TEXTAREA',
          };
        });
        expect({ view, ...at, isSeen: true }).toEqual({ view, ...at });
        if (at.engine) seen.add(at.engine);
        if (at.isInput) break;
      }
      expect({ view, seen: seen.size }).toEqual({ view, seen: view === 'Focus' ? 1 : 6 });
    }
  });

  test.each([
    ['a phone of 320 px', { viewport: { width: 320, height: 640 } }],
    ['200 % zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
    ['400 % zoom', { viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 }],
  ])('fits %s, whose bars get out of the way on scroll', async (_, options) => {
    const page = await openAnswered({ ...options, ...moving });
    await noSideways(page);
    const isInView = (selector: string) =>
      page.locator(selector).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return bottom > 1 && top < window.innerHeight - 1;
      });
    const bars = async () => [await isInView('.page-bar'), await isInView('.page-foot')];
    expect(await bars()).toEqual([true, true]);
    await page.getByLabel('Your question').blur();
    await page.mouse.move(options.viewport.width / 2, options.viewport.height / 2);
    // At the end of the page what stands at its foot is reached whether the bars are away or not.
    const below = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    await expect.poll(below).toBeGreaterThan(1000);
    await page.mouse.wheel(0, 500);
    await expect.poll(bars, { message: await page.evaluate<string>(focused) }).toEqual([false, false]);
    await page.mouse.wheel(0, -60);
    await expect.poll(bars).toEqual([true, true]);
    for (const part of ['Studies', 'Literature']) {
      await openPart(page, part);
      await noSideways(page);
    }
    expect(await findFaults(page)).toEqual([]);
  });
});
