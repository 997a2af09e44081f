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
import { windowsOf } from './windows.ts';

export { moving, newWindow } from './windows.ts';

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
  const windows = windowsOf(browser, url);
  return {
    url,
    browser,
    emulator,
    inbox,
    database: database.database,
    async open(path, options) {
      const page = await windows.take(options);
      onTestFinished((test) => windows.giveBack(page, test));
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
