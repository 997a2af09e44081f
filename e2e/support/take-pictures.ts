/**
 * Takes the pictures of a session that README and documents show, from a server that runs without a key:
 * `node e2e/support/take-pictures.ts http://localhost:8080`. They are written to docs/images, light and dark.
 */
import path from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { signUpTestUser } from '../../server/src/testing/test-user.ts';
import { launchBrowser } from './browser.ts';
import { ask, waitForAll, waitForEnd } from './chat.ts';
import { storedSignIn } from './people.ts';

/** The first that the README proposes. */
const proposed =
  'Do SGLT2 inhibitors reduce hospital admission for heart failure and slow kidney disease, also in people without diabetes?';
/** One whose works measure one outcome: they make a forest plot. */
const ofStudies = 'Do GLP-1 receptor agonists reduce cardiovascular events?';
const folder = path.resolve(import.meta.dirname, '../../docs/images');
const [address = 'http://localhost:8080'] = process.argv.slice(2);

const desk = { width: 1280, height: 900 };
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Picture {
  name: string;
  question?: string;
  viewport: { width: number; height: number };
  /** What is done in the page before; the session is open in it. */
  prepare(page: Page): Promise<unknown>;
}

const show = (page: Page, view: string) => page.getByRole('radio', { name: view }).click();

const pictures: Picture[] = [
  { name: 'side-by-side', viewport: wide, prepare: (page) => show(page, 'Read') },
  {
    name: 'sources',
    viewport: wide,
    async prepare(page) {
      await page.getByRole('button', { name: /^\d+ sources?$/ }).click();
      await page.getByRole('complementary', { name: 'Sources' }).waitFor();
    },
  },
  {
    name: 'studies',
    question: ofStudies,
    viewport: desk,
    async prepare(page) {
      await page.getByRole('button', { name: /^Studies/ }).click();
      await page.locator('[data-overview] svg[role="img"]').first().waitFor();
    },
  },
  { name: 'columns', viewport: wide, prepare: (page) => show(page, 'Compare') },
  { name: 'focus', viewport: wide, prepare: (page) => show(page, 'Focus') },
  {
    name: 'phone',
    viewport: phone,
    prepare: (page) =>
      page
        .getByRole('tablist', { name: 'Engines' })
        .evaluate((tabs) => tabs.scrollIntoView({ block: 'start' })),
  },
];

const browser = await launchBrowser();
try {
  const user = await signUpTestUser(address);
  const open = async (place: string, options: BrowserContextOptions) => {
    const state = storedSignIn(address, user);
    const context = await browser.newContext({ baseURL: address, storageState: state, ...options });
    const page = await context.newPage();
    await page.goto(place);
    return page;
  };
  const sessions = new Map<string, string>();
  for (const question of [proposed, ofStudies]) {
    const page = await open('/dashboard', { viewport: desk });
    await ask(page, question);
    await page.waitForURL(/\/dashboard\/.+/);
    await waitForAll(page, 'Done');
    await waitForEnd(page);
    sessions.set(question, new URL(page.url()).pathname);
    await page.context().close();
  }
  for (const { name, prepare, question = proposed, viewport } of pictures)
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await open(sessions.get(question) ?? '/', {
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
      });
      await page.locator('[data-citation]').first().waitFor();
      await prepare(page);
      // What a view loads on demand has come, and so have the marks in it.
      await page.locator('article [data-citation]').first().waitFor();
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path.join(folder, `${name}-${colorScheme}.png`) });
      await page.context().close();
    }
} finally {
  await browser.close();
}
