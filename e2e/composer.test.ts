import type { Page, Request } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { ask, engines, openDashboard, waitForAll, waitForEnd } from './support/chat.ts';
import { letThrough } from './support/let-through.ts';
import { stageForFile } from './support/stage.ts';
import { toastOf } from './support/toasts.ts';

const stage = stageForFile();
beforeEach(() => stage.emulator.reset());

const input = (page: Page) => page.getByLabel('Your question');
const isFocused = (page: Page) => input(page).evaluate((box) => box.matches(':focus'));

test('who has asked goes on typing once the answers are there, after the first question as after each', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  for (const number of [1, 2]) {
    await ask(page, `Question number ${number}?`);
    await page.getByRole('heading', { name: `You asked: Question number ${number}?` }).waitFor();
    await page.waitForURL(/\/dashboard\/.+/);
    await waitForEnd(page);
    await expect.poll(() => isFocused(page)).toBe(true);
  }
});

test('who has gone elsewhere while the first answers came is left there', async () => {
  for (const { id } of engines) stage.emulator.script(id, { text: 'Slowly.', chunkDelay: 5_000 });
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await ask(page, 'Elsewhere?');
  await page.waitForURL(/\/dashboard\/.+/);
  const view = page.getByRole('radio', { name: 'Read' });
  await view.focus();
  stage.emulator.hurry();
  await waitForEnd(page);
  expect(await view.evaluate((radio) => radio.matches(':focus'))).toBe(true);
  // A page opened again was typed in by nobody.
  await page.reload();
  await waitForEnd(page);
  expect(await isFocused(page)).toBe(false);
});

const windows = [
  ['1280 px', { viewport: { width: 1280, height: 800 } }],
  ['390 px', { viewport: { width: 390, height: 844 } }],
  ['200 % zoom', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
] as const;

test.each(windows)(
  'at %s the marks of patient details lie under their words in a long question',
  async (_at, options) => {
    const page = await openDashboard(stage, options);
    // The browser of the tests draws no bars that take room; those of most computers do.
    await page.evaluate(() => {
      const sheet = new window.CSSStyleSheet();
      sheet.replaceSync('*::-webkit-scrollbar { width: 15px; }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    const line =
      'Mrs. Maria Gonzalez, DOB 03/04/1954, was given allopurinol, of which she took half for some weeks.';
    await input(page).fill(Array.from({ length: 30 }, (_, index) => `${index} ${line}`).join('\n'));
    await expect.poll(() => page.locator('form mark').count()).toBe(60);
    const places = () =>
      page.evaluate(() => {
        const [typed, marked] = ['textarea', '.composer-marks'].map((selector) => {
          const box = document.querySelector(selector);
          return box && [box.scrollTop, box.clientWidth, box.scrollHeight];
        });
        return { typed, marked };
      });
    const scrollTo = (top: number) =>
      input(page).evaluate((box, to) => {
        box.scrollTop = to;
      }, top);
    for (const top of [100_000, 333, 0]) {
      await scrollTo(top);
      await expect
        .poll(async () => {
          const { typed, marked } = await places();
          return JSON.stringify(typed) === JSON.stringify(marked);
        })
        .toBe(true);
    }
    // What is typed at the end scrolls there before it is marked.
    await scrollTo(100_000);
    await input(page).press('ControlOrMeta+End');
    await page.keyboard.type('\nMr. Dominguez, MRN 00482913.');
    await expect.poll(() => page.locator('form mark').count()).toBe(62);
    await expect
      .poll(async () => {
        const { typed, marked } = await places();
        return typed?.[0] !== 0 && JSON.stringify(typed) === JSON.stringify(marked);
      })
      .toBe(true);
  },
);

test('a question that could not be sent is back where it was written, and its reader where they read', async () => {
  const text = Array.from({ length: 80 }, (_, index) => `Paragraph ${index} of the answer.`).join('\n\n');
  for (const { id } of engines) stage.emulator.script(id, { text });
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await ask(page, 'Read on?');
  await waitForAll(page, 'Done');
  await waitForEnd(page);
  const top = () => page.evaluate<number>(() => Math.round(window.scrollY));
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await page.route('**/api/v1/chat/', async (route) => {
    await lost;
    await route.abort();
  });
  await input(page).fill('Sent to nobody?');
  await input(page).focus();
  await page.mouse.move(640, 300);
  await page.mouse.wheel(0, 1500);
  await expect.poll(top).toBeGreaterThan(1400);
  const before = await top();
  await page.keyboard.press('Enter');
  await page.getByText('Thinking...').waitFor();
  await expect.poll(top).toBeGreaterThan(before + 500);
  lose();
  await page.getByText('Your question was not sent.').waitFor();
  expect(await input(page).inputValue()).toBe('Sent to nobody?');
  await expect.poll(() => isFocused(page)).toBe(true);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20);

  // Refused at once, while the page is on its way to where the answers would stand.
  for (let again = 0; again < 3; again += 1) {
    const isRefused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/chat/'));
    await page.keyboard.press('Enter');
    await isRefused;
    await page.getByText('Your question was not sent.').waitFor();
    await expect.poll(() => isFocused(page)).toBe(true);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(20);
  }
});

test('the first question that could not be sent has its text and the focus back', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await page.route('**/api/v1/chat/', (route) => route.abort());
  await ask(page, 'Sent to nobody?');
  await page.getByText('Your question is back in the input below.').waitFor();
  expect(await input(page).inputValue()).toBe('Sent to nobody?');
  await expect.poll(() => isFocused(page)).toBe(true);
});

/** Keeps the next question on its way until it is let go, to the server or to nowhere. */
async function holdQuestion(page: Page) {
  const sent = Promise.withResolvers<void>();
  const end = Promise.withResolvers<'lost' | 'taken'>();
  await page.route('**/api/v1/chat/', async (route) => {
    sent.resolve();
    if ((await end.promise) === 'lost') await route.abort();
    else await route.continue();
  });
  return { sent: sent.promise, lose: () => end.resolve('lost'), letGo: () => end.resolve('taken') };
}
/** What the history leads to. */
const entry = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Chat history' }).getByRole('link', { name });

test('a question that is lost while its writer looks elsewhere is in the input that they come back to', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  const first = { link: /^First one\? /, heading: 'You asked: First one?' };
  const second = { link: /^Second one\? /, heading: 'You asked: Second one?' };
  const fresh = { link: /^New Chat$/, heading: 'What would you like to know?' };
  const go = async ({ heading, link }: typeof first) => {
    await entry(page, link).click();
    await page.getByRole('heading', { name: heading }).waitFor();
    await waitForEnd(page);
  };
  for (const text of ['First one?', 'Second one?']) {
    await go(fresh);
    await ask(page, text);
    await page.getByRole('heading', { name: `You asked: ${text}` }).waitFor();
    await page.waitForURL(/\/dashboard\/.+/);
    await waitForEnd(page);
  }
  for (const [at, elsewhere] of [
    [second, first],
    [fresh, second],
  ] as const) {
    await go(at);
    const { lose, sent } = await holdQuestion(page);
    await ask(page, 'Sent to nobody?');
    await sent;
    await go(elsewhere);
    await go(at);
    await input(page).fill('And what I wrote since.');
    lose();
    await expect.poll(() => input(page).inputValue()).toBe('Sent to nobody?\n\nAnd what I wrote since.');
    await letThrough(page, '**/api/v1/chat/');
    await page.reload();
    await expect.poll(() => input(page).inputValue()).toBe('Sent to nobody?\n\nAnd what I wrote since.');
  }
  await toastOf(page, 'Your question was not sent.', 'error');
  await toastOf(page, 'Failed to fetch response.', 'error');
});

test('who has opened another session while a first question was on its way stays there', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await ask(page, 'First one?');
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
  const address = page.url();
  await entry(page, /^New Chat$/).click();
  const { letGo, sent } = await holdQuestion(page);
  await ask(page, 'Second one?');
  await sent;
  await entry(page, /^First one\? /).click();
  await page.waitForURL(address);
  letGo();
  // It is listed once it is stored, by when its page would have opened.
  await entry(page, /^Second one\? /).waitFor();
  expect(page.url()).toBe(address);
});

test('who is back at the first question before it has reached the server is taken to its session', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  await ask(page, 'First one?');
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
  const lookElsewhere = async () => {
    await entry(page, /^First one\? /).click();
    await page.getByRole('heading', { name: 'You asked: First one?' }).waitFor();
    await entry(page, /^New Chat$/).click();
    await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
  };
  const asked = async (text: string) => {
    await entry(page, /^New Chat$/).click();
    await page.getByRole('heading', { name: 'What would you like to know?' }).waitFor();
    const { letGo, sent } = await holdQuestion(page);
    await ask(page, text);
    await sent;
    await lookElsewhere();
    return letGo;
  };
  (await asked('Second one?'))();
  await page.getByRole('heading', { name: 'You asked: Second one?' }).waitFor();
  await letThrough(page, '**/api/v1/chat/');
  await waitForEnd(page);

  // Who has begun to write another goes on with that.
  const letGo = await asked('Third one?');
  await input(page).fill('And what I am writing');
  letGo();
  await entry(page, /^Third one\? /).waitFor();
  expect(await input(page).inputValue()).toBe('And what I am writing');
  expect(page.url()).toMatch(/\/dashboard$/);
});

test('a reading of the session that comes late takes the field from nobody', async () => {
  const page = await openDashboard(stage, { viewport: { width: 1280, height: 800 } });
  // Read while the engines answer, and on its way until after they have ended.
  const late = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(/\/chat\/sessions\/[^/?]+\//, async (route) => {
    if (!isFirst) return route.continue();
    isFirst = false;
    const response = await route.fetch();
    read.resolve();
    await late.promise;
    await route.fulfill({ response });
  });
  const streamed = Promise.withResolvers<void>();
  const over = (request: Request) => {
    if (request.method() === 'POST' && request.url().endsWith('/chat/')) streamed.resolve();
  };
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  for (const { id } of engines) stage.emulator.script(id, { text: 'Slowly.', chunkDelay: 5_000 });
  await ask(page, 'Who comes late?');
  await read.promise;
  stage.emulator.hurry();
  await waitForEnd(page);
  await streamed.promise;
  const followed: string[] = [];
  await page.route(/\/events\/$/, async (route) => {
    followed.push(route.request().url());
    // Whatever the page shows until the stream begins, it has shown by then.
    await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 500)));
    await route.continue();
  });
  await input(page).fill('What I am typing');
  await page.evaluate(() => {
    window.states = [];
    const box = document.querySelector('textarea');
    const look = () => window.states.push(box.isConnected && !box.disabled && document.activeElement === box);
    new window.MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    look();
  });
  const arrived = page.waitForResponse(/\/chat\/sessions\/[^/?]+\//);
  late.resolve();
  await arrived;
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate<boolean[]>(() => window.states.every(Boolean))).toBe(true);
  expect(followed).toEqual([]);
});

test.each([390, 1280])(
  'at %i px a session opens at its last question, whatever comes late above it',
  async (width) => {
    const table = '| Trial | n |\n|---|---|\n| A | 12 |\n| B | 15 |\n\n';
    for (const { id } of engines)
      stage.emulator.script(id, { text: `${table}${'A paragraph of it.\n\n'.repeat(12)}` });
    const page = await openDashboard(stage, { viewport: { width, height: 800 } });
    for (const number of [1, 2]) {
      await ask(page, `Question number ${number}?`);
      await page.getByRole('heading', { name: `You asked: Question number ${number}?` }).waitFor();
      await page.waitForURL(/\/dashboard\/.+/);
      await waitForEnd(page);
    }
    // The place of the question in each frame from its first on.
    await page.addInitScript(() => {
      const tops: number[] = [];
      window.tops = tops;
      const look = () => {
        const asked = [...document.querySelectorAll('main h2')].find((each) =>
          each.textContent.includes('number 2?'),
        );
        if (asked) tops.push(Math.round(asked.getBoundingClientRect().top));
        window.requestAnimationFrame(look);
      };
      look();
    });
    await page.reload();
    await page.getByRole('button', { name: 'Plot' }).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const tops = await page.evaluate<number[]>(() => window.tops);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(2);
    expect(tops[0]).toBeLessThan(120);
  },
);
