/**
 * What it costs to show answers while they stream, in a real Chromium.
 *
 * 1. A text that comes in pieces of 20 bytes, each rendered and laid out at once: milliseconds of main-thread time a
 *    kilobyte, beside `streamdown` and `react-markdown` on the same text. At most 10, and the same at 4 kB and at 40 kB.
 * 2. The session page as it is, in its Read view at 1920 pixels: a real server with evidence, six answers of 40 kB at 100
 *    tokens a second each, CPU slowed 4 times, the reader at the top or taken along at the end: no task over 50 ms, and
 *    95 % of frames within 16.7 ms. Wall time counts what else the machine does, the server among it; CPU time does
 *    not. Chromium slows a thread by letting it spin until another thread lets go of it, and where that one has to wait
 *    for a processor, the spinning counts as CPU time. So the page is also measured unslowed, and its times are taken
 *    four times.
 *
 *   node bench/rendering/run.ts [seconds of each measurement of part 2; at most 95] [page: part 2 alone]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { launchBrowser } from '../../e2e/support/browser.ts';
import { median, quantile } from '../support/statistics.ts';
import type { MainThread } from './main-thread.ts';
import { sampleText } from './sample-text.ts';
import { servePage } from './serve-page.ts';
import { type Circumstances, withSessionPage } from './session-page.ts';

const seconds = Math.min(95, Number(process.argv[2] ?? 95));
const isPageAlone = process.argv[3] === 'page';
const pieceLength = 20;
const rounds = 3;
/** A display's frames come a little early or late. */
const frameMs = 1_000 / 60 + 0.5;

const browser = await launchBrowser();

/** Part 1. */
async function compareRenderers(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rendering-'));
  await build({
    root: path.join(import.meta.dirname, 'page'),
    configFile: path.resolve(import.meta.dirname, '../../web/vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = await servePage(folder);
  console.log('Main-thread time a kB, streamed in pieces of 20 bytes (ms):');
  console.log('renderer'.padEnd(18), '4 kB'.padStart(8), '40 kB'.padStart(8));
  for (const renderer of ['sextant', 'streamdown', 'react-markdown', 'bare text']) {
    const page = await browser.newPage();
    await page.goto(server.url);
    const cost = async (length: number) => {
      const times: number[] = [];
      // The slow ones take a minute a round at 40 kB.
      for (let round = 0; round < (length > 4_000 && renderer === 'react-markdown' ? 1 : rounds); round += 1)
        times.push(
          await page.evaluate(
            ([name, text, piece]): Promise<number> => window.bench.streamInto(name, text, piece),
            [renderer, sampleText(length), pieceLength] as const,
          ),
        );
      return median(times) / (length / 1_000);
    };
    // The first round warms the compiler up.
    await cost(4_000);
    const [short, long] = [await cost(4_000), await cost(40_000)];
    console.log(renderer.padEnd(18), short.toFixed(1).padStart(8), long.toFixed(1).padStart(8));
    await page.close();
  }
  server.close();
  await rm(folder, { recursive: true });
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

const circumstances: Circumstances[] = [
  { slowdown: 1, reader: 'at the top', seconds },
  { slowdown: 4, reader: 'at the top', seconds },
  { slowdown: 4, reader: 'at the end', seconds },
];

if (!isPageAlone) await compareRenderers();
await withSessionPage(browser, async (measure) => {
  for (const each of circumstances) {
    const { intervals, longTasks, mainThread } = await measure(each);
    console.log(
      `\nSix answers, the reader ${each.reader}, CPU slowed ${each.slowdown} times, ${seconds} s:`,
      `\n  CPU time:  ${describe(mainThread, 1)}`,
      each.slowdown === 1 ? `\n  four times: ${describe(mainThread, 4)}` : '',
      `\n  wall time: ${share(intervals, frameMs)} frames within 16.7 ms of the one before`,
      `(95th percentile ${quantile(intervals, 0.95).toFixed(1)} ms), ${longTasks.length} tasks over 50 ms`,
      `(longest ${Math.max(0, ...longTasks).toFixed(0)} ms)`,
    );
  }
});
await browser.close();
