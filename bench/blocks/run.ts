/**
 * What pictures in answers cost, on the product as it is built, in a real Chromium:
 *
 * 1. The scripts that the first load of each page fetches where no answer holds a picture, and which packages for
 *    drawing are in them, by the modules that the bundler put into each. None may be.
 * 2. Milliseconds from the page's first sight of a closed fence to its picture, of each kind, its library not yet loaded.
 * 3. An answer with one of each kind, all drawn, scrolled by the wheel to its end and back: frames and tasks, by the wall and
 *    by CPU time, which leaves out what else the machine does. Chromium draws on the processor here, WebGL too.
 *
 *   node bench/blocks/run.ts [seconds of part 3; 10] [parts: 1, 2, 3; all]
 */
import os from 'node:os';
import { answerOf, ask, waitForEnd } from '../../e2e/support/chat.ts';
import { median, quantile } from '../support/statistics.ts';
import { drawnKinds, oneOfEach, pictures } from './answer.ts';
import { drawingPackages, firstLoads } from './first-load.ts';
import { type Product, withProduct } from './product.ts';
import { scrollThrough } from './scroll-through.ts';
import { timeToPicture } from './time-to-picture.ts';

const seconds = Number(process.argv[2] ?? 10);
const parts = process.argv[3]?.split(',') ?? ['1', '2', '3'];
const rounds = 3;
/** A display's frames come a little early or late. */
const wallFrameMs = 1_000 / 60 + 0.5;
const cpuFrameMs = 1_000 / 60;

const load = () => `load average ${os.loadavg()[0]?.toFixed(1)} on ${os.availableParallelism()} processors`;

async function showFirstLoads(product: Product): Promise<void> {
  console.log(
    `Packages for drawing in all chunks: ${drawingPackages(product).join(', ')}; Vega is in a worker.`,
  );
  console.log('First load, no picture in the answers:');
  for (const { route, scripts, unknown } of await firstLoads(product)) {
    const found = [...new Set(scripts.flatMap(({ drawing }) => drawing))];
    const total = scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
    console.log(
      `  ${route}: ${scripts.length} chunks, ${total.toFixed(0)} kB unpacked; packages for drawing: ${found.join(', ') || 'none'}`,
    );
    for (const { address, kilobytes, modules } of scripts)
      console.log(
        `    ${kilobytes.toFixed(1).padStart(7)} kB  ${String(modules).padStart(4)} modules  ${address}`,
      );
    if (unknown.length > 0) console.log(`    besides, not bundled: ${unknown.join(', ')}`);
    if (found.length > 0 || unknown.some((script) => script !== '/theme.js')) process.exitCode = 1;
  }
}

async function showTimes(product: Product): Promise<void> {
  console.log(
    `\nFrom a closed fence to its picture, library not loaded (ms, median of ${rounds}); ${load()}:`,
  );
  for (const kind of drawnKinds) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await timeToPicture(product, kind));
    const all = times.map((time) => time.toFixed(0)).join(', ');
    console.log(`  ${kind.padEnd(10)} ${median(times).toFixed(0).padStart(6)}   (${all})`);
  }
}

function describe(name: string, frames: number[], maxMs: number, tasks: number[]): string {
  const inTime = frames.filter((time) => time <= maxMs).length / frames.length;
  const longest = (times: number[]) => times.reduce((most, time) => Math.max(most, time), 0).toFixed(1);
  return `  ${name}: ${(inTime * 100).toFixed(1)} % of ${frames.length} frames within 16.7 ms (95th percentile ${quantile(frames, 0.95).toFixed(1)} ms, longest ${longest(frames)} ms); longest task ${longest(tasks)} ms, ${tasks.filter((time) => time > 50).length} over 50 ms`;
}

async function showScrolling(product: Product): Promise<void> {
  product.willAnswer(oneOfEach());
  const page = await product.open('/dashboard');
  await ask(page, 'Draw one of each');
  await page.waitForURL(/\/dashboard\/.+/);
  await waitForEnd(page);
  for (const view of ['one answer', 'side by side']) {
    const answer = answerOf(page, 'Mistral');
    await page.getByRole('radio', { name: view === 'one answer' ? 'Focus' : 'Compare' }).click();
    for (const kind of drawnKinds) {
      await answer
        .getByRole('heading', { name: kind, exact: true })
        .evaluate((heading: typeof document) => heading.scrollIntoView({ block: 'start' }));
      await answer.locator(pictures[kind]).first().waitFor({ state: 'attached' });
    }
    await answer.getByText('Drawing…').waitFor({ state: 'detached' });
    const start = answer.getByRole('heading', { name: drawnKinds[0], exact: true });
    await start.scrollIntoViewIfNeeded();
    const { mainThread, intervals, height, gone } = await scrollThrough(
      product.browser,
      page,
      start,
      seconds,
    );
    console.log(
      `\nOne of each, ${view}: ${gone.toFixed(0)} pixels scrolled, ${height} from top to end; ${load()}`,
      `\n${describe('wall time', intervals, wallFrameMs, mainThread.wallTasks)}`,
      `\n${describe('CPU time ', mainThread.frameTasks, cpuFrameMs, mainThread.tasks)}`,
    );
  }
  await page.close();
}

await withProduct(async (product) => {
  if (parts.includes('1')) await showFirstLoads(product);
  if (parts.includes('2')) await showTimes(product);
  if (parts.includes('3')) await showScrolling(product);
});
