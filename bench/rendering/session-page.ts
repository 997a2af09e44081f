import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { ask } from '../../e2e/support/chat.ts';
import { storedSignIn } from '../../e2e/support/people.ts';
import { buildWeb } from '../../scripts/build-web.ts';
import { makeCitation } from '../../server/src/testing/make-citation.ts';
import { startProviderEmulator } from '../../server/src/testing/provider-emulator/provider-emulator.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { startTestApp } from '../../server/src/testing/test-app.ts';
import { signUpTestUser } from '../../server/src/testing/test-user.ts';
import { withDatabase } from '../with-database.ts';
import { type MainThread, traceMainThread } from './main-thread.ts';
import { sampleText } from './sample-text.ts';

/** What the frames of a while were like. */
interface Frames {
  /** Milliseconds between one frame and the next. */
  intervals: number[];
  /** Milliseconds of every task of more than 50 ms. */
  longTasks: number[];
}

/** One measurement of the session page in its Read view. */
export interface Reading extends Frames {
  mainThread: MainThread;
}

export interface Circumstances {
  /** How many times slower the CPU is made. */
  slowdown: number;
  /** Where the reader is: at the beginning, or taken along at the end. */
  reader: 'at the top' | 'at the end';
  /** How long is measured. */
  seconds: number;
}

const engines = ['mistral', 'gemini', 'claude', 'chatgpt', 'xai', 'deepseek'];
/** A token is about four characters: 16 of them every 40 ms are 100 tokens a second. */
const pace = { chunkSize: 16, chunkDelay: 40 };
const answerLength = 40_000;

/** What the answers cite by number: their marks are drawn as on any page. */
const works = Array.from({ length: 9 }, (_, index) =>
  makeCitation(`Placebo and mortality in patients of cohort ${index + 1}`, {
    pmid: `${32_000_001 + index}`,
    abstract: 'Mortality was lower than on placebo.',
  }),
);

/**
 * The whole product, as built, with a real server: the page is signed in, asks, and its six answers come as fast as is
 * asked for. Every measurement has a question of its own.
 */
export async function withSessionPage(
  browser: Browser,
  work: (measure: (circumstances: Circumstances) => Promise<Reading>) => Promise<void>,
): Promise<void> {
  const webRoot = await mkdtemp(path.join(tmpdir(), 'rendering-web-'));
  if (buildWeb(webRoot) !== 0) throw new Error('the web could not be built');
  await withDatabase(async (database) => {
    const [providers, services] = await Promise.all([startProviderEmulator(), startSourceEmulator()]);
    services.hold(works);
    const server = await startTestApp({
      database,
      environment: { ...services.environment(), ...providers.environment(), EVIDENCE: 'on' },
      parts: { webRoot },
    });
    const user = await signUpTestUser(server.url);

    async function measure({ reader, seconds, slowdown }: Circumstances): Promise<Reading> {
      providers.reset();
      for (const [index, engine] of engines.entries())
        providers.script(engine, { text: sampleText(answerLength, index + 1), ...pace });
      const context = await browser.newContext({
        baseURL: server.url,
        storageState: storedSignIn(server.url, user),
        viewport: { width: 1920, height: 1080 },
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.goto('/dashboard');
      await ask(page, 'Do patients on placebo have a higher mortality?');
      await page.waitForURL(/\/dashboard\/.+/);
      // All six are being written, and nothing of the page is still on its way.
      for (const engine of engines) await page.locator(`[data-answer="${engine}"] h2`).first().waitFor();
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (reader === 'at the end') {
        await page.locator('[data-answer="mistral"]').hover();
        await page.mouse.wheel(0, 100_000);
      }
      await page.waitForTimeout(1_000);
      let frames: Frames = { intervals: [], longTasks: [] };
      const mainThread = await traceMainThread(browser, page, 0, async () => {
        frames = await page.evaluate(countFrames, seconds * 1_000);
      });
      const fromEnd = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      );
      if (reader === 'at the end' && fromEnd > 1_000)
        throw new Error(`The page was left ${fromEnd} px behind.`);
      await context.close();
      providers.hurry();
      return { ...frames, mainThread };
    }

    await work(measure);
    await server.close();
    await providers.close();
    await services.close();
  });
  await rm(webRoot, { recursive: true });
}

/** Runs in the page. */
function countFrames(forMs: number): Promise<Frames> {
  const intervals: number[] = [];
  const longTasks: number[] = [];
  const observer = new window.PerformanceObserver((list: { getEntries(): { duration: number }[] }) =>
    longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  return new Promise((resolve) => {
    const begin = performance.now();
    let last = 0;
    const next = (time: number) => {
      if (last) intervals.push(time - last);
      last = time;
      if (time - begin < forMs) window.requestAnimationFrame(next);
      else {
        observer.disconnect();
        resolve({ intervals, longTasks });
      }
    };
    window.requestAnimationFrame(next);
  });
}
