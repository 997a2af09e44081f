import type { EventEmitter } from 'node:events';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright-core';
import type { TestContext } from 'vitest';
import { withinTime } from '../../server/src/platform/time/within-time.ts';
import { type FailureWatch, watchForFailure } from './failed-page.ts';
import { forgetToasts, rememberToasts } from './toasts.ts';

/** How long the browser may take for one step, in milliseconds. */
const stepTimeout = 60_000;
/** How long a window may take to be emptied (ms); one that takes longer is closed. */
const emptyMs = 20_000;

/**
 * Spinners and skeletons draw frame after frame without a graphics processor: half the browser's time while answers are
 * waited for. What is about motion asks for `moving`.
 */
const calm = { reducedMotion: 'reduce' } as const;
export const moving = { reducedMotion: 'no-preference' } as const;

/** What every window has, and a page that the service worker fetches would pass by what a test has put in its way. */
const unserved = { serviceWorkers: 'block' } as const;
/** Asked for, it takes a window that no test has had: what is about a first visit. */
export const newWindow = unserved;

/** What a new window has where nothing else is asked for. */
const usual = { viewport: { width: 1280, height: 720 }, colorScheme: 'light', ...calm } as const;

/** So many tests share a window: with it goes what they have left in its process's memory. */
const testsAWindow = 12;

/** A page of the server's without anything of the product in it. */
const bare = '/healthz';

/** What a test does to its window that nothing undoes. */
const lasting = {
  page: ['exposeBinding', 'exposeFunction', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'setDefaultTimeout',
    'setExtraHTTPHeaders',
    'setOffline',
    'setStorageState',
  ],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

interface Window {
  page: Page;
  context: BrowserContext;
  failure: FailureWatch;
  /** For what only the browser's own protocol can do. */
  protocol: CDPSession;
  /** What the test has the page run before the product. */
  scripts: Disposable[];
  /** How many tests have had it. */
  tests: number;
  /** Whether it can be emptied so that nothing is left of its test. */
  canBeEmptied(): boolean;
}

export interface Windows {
  /** A window with a storage of its own, in which nothing of ours is open yet. */
  take(options?: BrowserContextOptions): Promise<Page>;
  /** Takes it back when its test has ended; of one that has failed it keeps what the window showed. */
  giveBack(page: Page, test: TestContext): Promise<void>;
}

/**
 * Windows that tests have one after the other. A new one costs twice the processor time of one whose process has shown the
 * product before. So one that can be emptied goes on to the next test that asks for nothing else; any other is closed.
 */
export function windowsOf(browser: Browser, url: string): Windows {
  const idle: Window[] = [];
  const taken = new Map<Page, Window>();
  return {
    async take(options = {}) {
      const isUsual = asksForTheUsual(options, url);
      const window = (isUsual && idle.pop()) || (await openWindow(browser, url, isUsual ? {} : options));
      taken.set(window.page, window);
      window.tests += 1;
      if (isUsual) await furnish(window, options);
      return window.page;
    },
    async giveBack(page, test) {
      const window = taken.get(page);
      taken.delete(page);
      if (!window) return;
      await window.failure.tell(test);
      const goesOn =
        test.task.result?.state !== 'fail' && window.tests < testsAWindow && window.canBeEmptied();
      if (goesOn && (await isDone(empty(window)))) idle.push(window);
      else await window.context.close();
    },
  };
}

/** Whether all of it can be set in a window that is open already. */
function asksForTheUsual(options: BrowserContextOptions, url: string): boolean {
  const { storageState, viewport, colorScheme, reducedMotion, permissions, ...other } = options;
  if (Object.keys(other).length > 0) return false;
  if (storageState === undefined) return true;
  if (typeof storageState === 'string') return false;
  return storageState.cookies.length === 0 && storageState.origins.every(({ origin }) => origin === url);
}

async function openWindow(browser: Browser, url: string, options: BrowserContextOptions): Promise<Window> {
  const context = await browser.newContext({
    baseURL: url,
    ...unserved,
    ...calm,
    ...options,
  });
  context.setDefaultTimeout(stepTimeout);
  await rememberToasts(context);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const failure = watchForFailure(page);
  const isUsual = Object.keys(options).length === 0;
  const isTouched = [
    watchCalls(page, lasting.page),
    watchCalls(context, lasting.context),
    watchCalls(context.clock, lasting.clock),
  ];
  const scripts: Disposable[] = [];
  const { addInitScript } = page;
  Reflect.set(page, 'addInitScript', async (...given: Parameters<typeof addInitScript>) => {
    const added = await addInitScript.apply(page, given);
    scripts.push(added);
    return added;
  });
  const heard = listenersOf(page, context);
  return {
    page,
    context,
    failure,
    protocol,
    scripts,
    tests: 0,
    canBeEmptied: () =>
      isUsual &&
      browser.isConnected() &&
      !page.isClosed() &&
      new URL(page.url()).origin === url &&
      heard === listenersOf(page, context) &&
      !isTouched.some((is) => is()),
  };
}

/** Tells whether one of the methods has been called since. */
function watchCalls(target: object, names: readonly string[]): () => boolean {
  let isCalled = false;
  for (const name of names) {
    const method = Reflect.get(target, name);
    Reflect.set(target, name, (...given: unknown[]) => {
      isCalled = true;
      return method.apply(target, given);
    });
  }
  return () => isCalled;
}

/** How many listen to which events, as one text. */
function listenersOf(...emitters: (Page | BrowserContext)[]): string {
  // The types leave these out; they are those of Node's event emitters.
  const all = emitters as unknown as EventEmitter[];
  return JSON.stringify(
    all.map((emitter) => emitter.eventNames().map((name) => [name, emitter.listenerCount(name)])),
  );
}

async function furnish({ page, context }: Window, options: BrowserContextOptions): Promise<void> {
  const { storageState, viewport, colorScheme, reducedMotion, permissions = [] } = options;
  await page.setViewportSize(viewport ?? usual.viewport);
  await page.emulateMedia({
    colorScheme: colorScheme ?? usual.colorScheme,
    reducedMotion: reducedMotion ?? usual.reducedMotion,
    media: null,
    contrast: null,
    forcedColors: null,
  });
  await context.clearPermissions();
  await context.grantPermissions(permissions);
  if (typeof storageState !== 'object') return;
  await page.goto(bare);
  const items = storageState.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate(
    `for (const { name, value } of ${JSON.stringify(items)}) localStorage.setItem(name, value);`,
  );
}

/** Leaves nothing of its test: not in the browser, and nothing that runs on. */
async function empty({ page, context, failure, protocol, scripts }: Window): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of scripts.splice(0)) await script.dispose();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(bare);
  await page.evaluate("sessionStorage.clear(); window.name = '';");
  await context.clearCookies();
  const { origin } = new URL(page.url());
  await protocol.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await protocol.send('Network.clearBrowserCache');
  // Nothing is under it any more.
  await page.mouse.move(-1, -1);
  failure.forget();
  forgetToasts(page);
}

/** Whether it went well, and in time. */
async function isDone(work: Promise<void>): Promise<boolean> {
  let isEmptied = false;
  const watched = work.then(() => {
    isEmptied = true;
  });
  await withinTime(watched, emptyMs).catch(() => null);
  return isEmptied;
}
