import type { Browser, Page } from 'playwright-core';

/** What the page's main thread did, in CPU time: what other programs on the machine do does not count. */
export interface MainThread {
  /** Milliseconds of CPU time of each task that made a frame. */
  frameTasks: number[];
  /** Milliseconds of CPU time of the longest task of any kind. */
  longestTask: number;
  /** Tasks of more than 50 ms of CPU time. */
  longTasks: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: begin, wall time, CPU time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** Traces a page while `work` runs, and leaves out the first `skipMs` of it. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  skipMs: number,
  work: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'toplevel'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const painted = traceEvents.filter(({ name }) => name === 'Commit');
  // The page's own renderer is the one that painted most.
  const count = new Map<string, number>();
  for (const { pid, tid } of painted) count.set(`${pid}:${tid}`, (count.get(`${pid}:${tid}`) ?? 0) + 1);
  const [main] = [...count].sort((a, b) => b[1] - a[1])[0] ?? [''];
  const isMain = ({ pid, tid }: TraceEvent) => `${pid}:${tid}` === main;
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && event.ph === 'X' && isMain(event));
  const begin = Math.min(...tasks.map(({ ts }) => ts)) + skipMs * 1_000;
  const counted = tasks.filter(({ ts }) => ts >= begin).sort((a, b) => a.ts - b.ts);
  const commits = painted
    .filter(isMain)
    .map(({ ts }) => ts)
    .sort((a, b) => a - b);
  const frameTasks: number[] = [];
  let next = 0;
  for (const { ts, dur = 0, tdur = 0 } of counted) {
    while ((commits[next] ?? Number.POSITIVE_INFINITY) < ts) next += 1;
    if ((commits[next] ?? Number.POSITIVE_INFINITY) <= ts + dur) frameTasks.push(tdur / 1_000);
  }
  const times = counted.map(({ tdur = 0 }) => tdur / 1_000);
  return {
    frameTasks,
    longestTask: Math.max(0, ...times),
    longTasks: times.filter((time) => time > 50).length,
  };
}
