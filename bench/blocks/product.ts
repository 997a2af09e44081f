import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Rolldown } from 'vite';
import { build } from 'vite';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { engines } from '../../e2e/support/chat.ts';
import { storedSignIn } from '../../e2e/support/people.ts';
import {
  type ProviderEmulator,
  startProviderEmulator,
} from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { signUpTestUser } from '../../server/src/testing/test-user.ts';
import { withDatabase } from '../with-database.ts';

/** The product as people use it: built web, server, engines that say what they are told, and a browser. */
export interface Product {
  url: string;
  browser: Browser;
  emulator: ProviderEmulator;
  /** Names of the modules that each built script holds, by the script's address. */
  modulesOf: Map<string, string[]>;
  /** A new person's page, in a window that has loaded nothing yet. */
  open(path: string): Promise<Page>;
  /** Scripts what Mistral will answer, in pieces; the other five answer shortly. */
  willAnswer(text: string, pace?: { chunkDelay: number }): void;
}

async function buildWeb(folder: string): Promise<Map<string, string[]>> {
  const web = path.resolve(import.meta.dirname, '../../web');
  const built = (await build({
    root: web,
    configFile: path.join(web, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  })) as Rolldown.RolldownOutput;
  return new Map(
    built.output.flatMap((part) =>
      part.type === 'chunk' ? [[`/${part.fileName}`, part.moduleIds] as const] : [],
    ),
  );
}

/** Builds the web, starts everything, and takes it all away after `work`. */
export async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-blocks-'));
  try {
    const modulesOf = await buildWeb(folder);
    await withDatabase(async (database) => {
      const emulator = await startProviderEmulator();
      const environment = emulator.environment();
      const app = await startTestApp({ database, environment, parts: { webRoot: folder } });
      const browser = await launchBrowser();
      try {
        await work({ url: app.url, browser, emulator, modulesOf, ...people(app.url, browser, emulator) });
      } finally {
        await browser.close();
        await app.close();
        await emulator.close();
      }
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function people(
  url: string,
  browser: Browser,
  emulator: ProviderEmulator,
): Pick<Product, 'open' | 'willAnswer'> {
  return {
    async open(address) {
      const storageState = storedSignIn(url, await signUpTestUser(url));
      const page = await browser.newPage({
        baseURL: url,
        storageState,
        viewport: { width: 1280, height: 900 },
      });
      page.setDefaultTimeout(60_000);
      await page.goto(address);
      return page;
    },
    willAnswer(text, { chunkDelay } = { chunkDelay: 0 }) {
      emulator.reset();
      for (const { id } of engines) emulator.script(id, { text: 'Short.' });
      emulator.script('mistral', { text, chunkDelay });
    },
  };
}
