/**
 * What it costs to show answers while they stream, in a real Chromium.
 *
 * 1. A text that comes in pieces of 20 bytes, each rendered and laid out at once: milliseconds of main-thread time a
 *    kilobyte, beside `streamdown` and `react-markdown` on the same text. At most 10, and the same at 4 kB and at 40 kB.
 * 2. Six answers of 40 kB at 100 tokens a second each, on the session page's own components, CPU slowed 4 times: after
 *    the first second no task over 50 ms, and 95 % of frames within 16.7 ms. Wall time counts what else the machine
 *    does; CPU time does not. Chromium slows a thread by letting it spin until another thread lets go of it, and where
 *    that one has to wait for a processor, the spinning counts as CPU time. So the page is also measured unslowed, and
 *    its times are taken four times.
 *
 *   node bench/rendering/run.ts [seconds of part 2; 100 is all of the 40 kB]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { median, quantile } from '../support/statistics.ts';
import { type MainThread, traceMainThread } from './main-thread.ts';
import type {} from './page/main.tsx';
import type { Frames } from './page/six-answers.tsx';
import type { Renderer } from './page/stream-into.tsx';
import { sampleText } from './sample-text.ts';
import { servePage } from './serve-page.ts';

const seconds = Number(process.argv[2] ?? 100);
const pieceLength = 20;
const tokensPerSecond = 100;
const rounds = 3;
/** A display's frames come a little early or late. */
const frameMs = 1_000 / 60 + 0.5;

const folder = await mkdtemp(path.join(tmpdir(), 'rendering-'));
await build({
  root: path.join(import.meta.dirname, 'page'),
  configFile: path.resolve(import.meta.dirname, '../../web/vite.config.ts'),
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true },
});
const server = await servePage(folder);
const browser = await launchBrowser();

console.log('Main-thread time a kB, streamed in pieces of 20 bytes (ms):');
console.log('renderer'.padEnd(18), '4 kB'.padStart(8), '40 kB'.padStart(8));
for (const renderer of ['sextant', 'streamdown', 'react-markdown', 'bare text'] satisfies Renderer[]) {
  const page = await browser.newPage();
  await page.goto(server.url);
  const cost = async (length: number) => {
    const times: number[] = [];
    // The slow ones take a minute a round at 40 kB.
    for (let round = 0; round < (length > 4_000 && renderer === 'react-markdown' ? 1 : rounds); round += 1)
      times.push(
        await page.evaluate(([name, text, piece]) => window.bench.streamInto(name, text, piece), [
          renderer,
          sampleText(length),
          pieceLength,
        ] as const),
      );
    return median(times) / (length / 1_000);
  };
  // The first round warms the compiler up.
  await cost(4_000);
  const [short, long] = [await cost(4_000), await cost(40_000)];
  console.log(renderer.padEnd(18), short.toFixed(1).padStart(8), long.toFixed(1).padStart(8));
  await page.close();
}

const share = (times: number[], most: number) =>
  `${((times.filter((time) => time <= most).length / times.length) * 100).toFixed(1)} % of ${times.length}`;

/** How many frames were made in time, and how many tasks were long, if all of it took `factor` times as long. */
function describe({ frameTasks, tasks }: MainThread, factor: number): string {
  const over = tasks.filter((time) => time * factor > 50).length;
  const longest = tasks.reduce((most, time) => Math.max(most, time), 0) * factor;
  const frames = frameTasks.map((time) => time * factor);
  return `${share(frames, 1_000 / 60)} frames made within 16.7 ms (95th percentile ${quantile(frames, 0.95).toFixed(1)} ms), ${over} tasks over 50 ms (longest ${longest.toFixed(0)} ms)`;
}

for (const slowdown of [1, 4]) {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  await page.goto(server.url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const length = Math.min(40_000, seconds * tokensPerSecond * 4);
  const stream = `/stream?length=${length}&rate=${tokensPerSecond}`;
  let shown: Frames = { intervals: [], longTasks: [] };
  const mainThread = await traceMainThread(browser, page, 1_000, async () => {
    shown = await page.evaluate((address) => window.bench.showSix(address), stream);
  });
  console.log(
    `\nSix answers of ${length / 1_000} kB at ${tokensPerSecond} tokens a second, CPU slowed ${slowdown} times, after the first second:`,
    `\n  CPU time:  ${describe(mainThread, 1)}`,
    slowdown === 1 ? `\n  four times: ${describe(mainThread, 4)}` : '',
    `\n  wall time: ${share(shown.intervals, frameMs)} frames within 16.7 ms of the one before`,
    `(95th percentile ${quantile(shown.intervals, 0.95).toFixed(1)} ms), ${shown.longTasks.length} tasks over 50 ms`,
    `(longest ${Math.max(0, ...shown.longTasks).toFixed(0)} ms)`,
  );
  await page.close();
}

await browser.close();
server.close();
await rm(folder, { recursive: true });
