import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { Dependencies } from '../../server/src/dependencies.ts';
import type { Database } from '../../server/src/platform/db/client.ts';
import {
  type ProviderEmulator,
  startProviderEmulator,
} from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { type SmtpInbox, startSmtpInbox } from '../../server/src/testing/smtp-inbox.ts';
import { startTestApp, type TestApp } from '../../server/src/testing/test-app.ts';
import { createTestDatabase } from '../../server/src/testing/test-database.ts';
import { launchBrowser } from './browser.ts';
import { watchForFailure } from './failed-page.ts';
import { rememberToasts } from './toasts.ts';

/** How long the browser may take for one step, in milliseconds. */
const stepTimeout = 60_000;

/**
 * Spinners and skeletons draw frame after frame without a graphics processor: half the browser's time while answers are
 * waited for. What is about motion asks for `moving`.
 */
const calm = { reducedMotion: 'reduce' } as const;
export const moving = { reducedMotion: 'no-preference' } as const;

/** All that a journey needs: the real server with its database, engines to talk to, a mailbox, and a browser. */
export interface Stage extends Pick<TestApp, 'url'> {
  browser: Browser;
  emulator: ProviderEmulator;
  inbox: SmtpInbox;
  /** For what cannot be waited for: sessions of last year, hundreds of turns. */
  database: Database;
  /** A window of its own, with its own storage, until the test ends. `path` is opened in it. */
  open(path: string, options?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** One for a test. `environment` adds to the server's variables, `parts` takes the place of what they make. */
export async function openStage(
  environment: Record<string, string> = {},
  parts: Partial<Dependencies> = {},
): Promise<Stage> {
  const database = await createTestDatabase();
  const emulator = await startProviderEmulator();
  const inbox = await startSmtpInbox();
  const { url, close } = await startTestApp({
    database: database.database,
    environment: { ...emulator.environment(), SMTP_URL: inbox.url, ...environment },
    parts: { webRoot: inject('webRoot'), ...parts },
  });
  const browser = await launchBrowser();
  return {
    url,
    browser,
    emulator,
    inbox,
    database: database.database,
    async open(path, options) {
      // A page that the service worker fetches passes by what a test has put in its way.
      const context = await browser.newContext({
        baseURL: url,
        serviceWorkers: 'block',
        ...calm,
        ...options,
      });
      onTestFinished(() => context.close());
      context.setDefaultTimeout(stepTimeout);
      await rememberToasts(context);
      const page = await context.newPage();
      // Done before its window is closed: what was added last runs first.
      onTestFinished(watchForFailure(page));
      await page.goto(path);
      return page;
    },
    async close() {
      await browser.close();
      await close();
      await emulator.close();
      await inbox.close();
      await database.drop();
    },
  };
}

interface StageOptions {
  environment?: Record<string, string>;
  parts?: Partial<Dependencies>;
}

/** One for all tests of a file. `options` is asked when it opens: what stands above has its address by then. */
export function stageForFile(options: () => StageOptions = () => ({})): Stage {
  let opened: Stage | undefined;
  beforeAll(async () => {
    const { environment, parts } = options();
    opened = await openStage(environment, parts);
  });
  afterAll(() => opened?.close());
  const stage = () => {
    if (!opened) throw new Error('The stage is not open: it is from `beforeAll` on');
    return opened;
  };
  return {
    get url() {
      return stage().url;
    },
    get browser() {
      return stage().browser;
    },
    get emulator() {
      return stage().emulator;
    },
    get inbox() {
      return stage().inbox;
    },
    get database() {
      return stage().database;
    },
    open: (path, options) => stage().open(path, options),
    close: () => stage().close(),
  };
}
