import type { Page } from 'playwright-core';

interface LongTask {
  /** Seconds, on the clock of the browser's metrics. */
  start: number;
  end: number;
}

/** A moment: what the page's main thread had worked until then, in seconds of processor time. */
interface Sample {
  time: number;
  worked: number;
}

export interface HeavyTask {
  /** Seconds of processor time that it took at least. */
  processor: number;
  /** Seconds that passed meanwhile. */
  passed: number;
}

/** Keeps what held the main thread up. */
const keeper = `{
  window.__longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.__longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
}`;

const pauseMs = 100;

/**
 * Measures a page's main thread by its processor time, since on a busy machine the clock says how busy the machine is.
 * A sample between two tasks tells what the thread has worked; what it worked from the sample before a long task to the
 * one after it, less the time around the task, is what the task took at least.
 */
export async function measureMainThread(page: Page) {
  await page.context().addInitScript(keeper);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const samples: Sample[] = [];
  let isOver = false;

  const sample = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    samples.push({ time: of('Timestamp'), worked: of('ThreadTime') || of('TaskDuration') });
    return of('NavigationStart');
  };
  const sampling = (async () => {
    while (!isOver) {
      await sample().catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();

  return {
    /** What held the page up for `atLeast` seconds since the last call; the page's next load would forget it. */
    async collect(atLeast: number): Promise<HeavyTask[]> {
      const found = await page.evaluate(() => window.__longTasks.splice(0) as [number, number][]);
      const origin = await sample();
      return found
        .map(([start, duration]) => ({
          start: origin + start / 1_000,
          end: origin + (start + duration) / 1_000,
        }))
        .filter(({ start, end }) => end - start >= atLeast)
        .map((task) => weigh(task, samples));
    },

    async end(): Promise<void> {
      isOver = true;
      await sampling;
      await session.detach().catch(() => undefined);
    },
  };
}

function weigh({ start, end }: LongTask, samples: readonly Sample[]): HeavyTask {
  const passed = end - start;
  const before = samples.findLast(({ time }) => time <= start);
  const after = samples.find(({ time }) => time >= end);
  if (!before || !after) return { processor: passed, passed };
  const around = after.time - before.time - passed;
  return { processor: Math.max(0, after.worked - before.worked - around), passed };
}
