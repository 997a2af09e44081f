import type { BrowserContext, BrowserContextOptions, Disposable, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { watchForFailure } from './failed-page.ts';
import type { Stage } from './stage.ts';
import { forgetToasts, rememberToasts } from './toasts.ts';

/** What an open window can be given as well as a new one. What else a test asks for is in a window of its own. */
const changeable = ['viewport', 'colorScheme', 'reducedMotion', 'permissions', 'storageState'];
const usualViewport = { width: 1280, height: 720 };

/** Of the same origin, so that it reaches what is stored, and runs nothing of the web. */
const restingPlace = '/favicon.svg';

/** So many tests share a window: with it goes what they have left in its process's memory. */
const testsPerWindow = 12;

const events = [
  'console',
  'dialog',
  'download',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
] as const;

type Storage = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/**
 * The stage with one window that a file's tests take in turn: its process has the web's code compiled and its fonts read,
 * so that a page costs a third of what it does in a new window. Each test finds it as if it were new: nothing stored, no
 * routes, scripts or listeners, the pointer in the corner. What cannot be undone, as a stopped clock, has the window close
 * with the test, and so does a failure. A test that opens two has a second one, and one with options that cannot be changed
 * a new one. What is about a first visit asks the stage itself.
 */
export function inOneWindow(stage: Stage): Stage {
  const free: SharedWindow[] = [];
  const open: Stage['open'] = async (path, options = {}) => {
    const storage = storageFor(stage.url, options);
    const isChangeable = Object.keys(options).every((name) => changeable.includes(name));
    if (!isChangeable || !storage) return stage.open(path, options);
    const current = free.pop() ?? (await newWindow(stage));
    // Done after it was looked at whether the test has failed: what was added last runs first.
    onTestFinished(async ({ task }) => {
      current.countTest();
      const isLeft = task.result?.state !== 'fail' && current.isUsable() && (await isCleared(current));
      if (isLeft) free.push(current);
      else await current.context.close();
    });
    onTestFinished(watchForFailure(current.page));
    const { page, context } = current;
    await page.setViewportSize(options.viewport ?? usualViewport);
    await page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: options.reducedMotion ?? 'reduce',
    });
    await context.grantPermissions(options.permissions ?? []);
    await store(context, page, storage);
    await page.goto(path);
    return page;
  };
  // Its getters go on asking the stage itself, which opens later.
  return Object.create(stage, { open: { value: open } });
}

interface SharedWindow {
  context: BrowserContext;
  page: Page;
  /** Those that a test has run before the web's own. */
  scripts: Disposable[];
  isUsable(): boolean;
  countTest(): void;
}

async function newWindow(stage: Stage): Promise<SharedWindow> {
  const context = await stage.browser.newContext({ baseURL: stage.url, serviceWorkers: 'block' });
  // As on the stage.
  context.setDefaultTimeout(60_000);
  await rememberToasts(context);
  const page = await context.newPage();
  let isSpoiled = false;
  let tests = 0;
  page.on('crash', () => {
    isSpoiled = true;
  });
  const spoil = (owner: object, ...names: string[]) => {
    for (const name of names) {
      const own = Reflect.get(owner, name);
      Reflect.set(owner, name, (...given: unknown[]) => {
        isSpoiled = true;
        return own.apply(owner, given);
      });
    }
  };
  const scripts: Disposable[] = [];
  const { addInitScript } = page;
  const addAndRemember = async (...script: Parameters<typeof addInitScript>) => {
    const added = await addInitScript.apply(page, script);
    scripts.push(added);
    return added;
  };
  Reflect.set(page, 'addInitScript', addAndRemember);
  spoil(page, 'exposeBinding', 'exposeFunction');
  spoil(context, 'addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'on', 'setOffline');
  spoil(page.clock, 'install', 'pauseAt', 'setFixedTime', 'setSystemTime');
  await page.goto(restingPlace);
  const isUsable = () => !isSpoiled && !page.isClosed() && tests < testsPerWindow;
  const countTest = () => {
    tests += 1;
  };
  return { context, page, scripts, isUsable, countTest };
}

/** Leaves the page, so that it does nothing more, and undoes what was done to its window. */
async function isCleared({ context, page, scripts }: SharedWindow): Promise<boolean> {
  try {
    for (const event of events) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const script of scripts.splice(0)) await script.dispose();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto(restingPlace);
    await page.evaluate(() => {
      window.localStorage.clear();
      window.sessionStorage.clear();
    });
    await context.clearCookies();
    await context.clearPermissions();
    await page.mouse.move(0, 0);
    forgetToasts(page);
    return true;
  } catch {
    return false;
  }
}

/** What is to be stored for the stage's own address; null for any other. */
function storageFor(url: string, { storageState }: BrowserContextOptions): Storage | null {
  if (!storageState) return { cookies: [], origins: [] };
  if (typeof storageState === 'string' || storageState.origins.some(({ origin }) => origin !== url))
    return null;
  return storageState;
}

async function store(context: BrowserContext, page: Page, { cookies, origins }: Storage): Promise<void> {
  await context.addCookies(cookies);
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((kept) => {
    for (const { name, value } of kept) window.localStorage.setItem(name, value);
  }, entries);
}
