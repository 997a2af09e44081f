import type { Browser, Page } from 'playwright-core';

/** What the page's main thread did, in CPU time: what other programs on the machine do does not count. */
export interface MainThread {
  /** Milliseconds of CPU time of each task that made a frame. */
  frameTasks: number[];
  /** Milliseconds of CPU time of each task of any kind. */
  tasks: number[];
  /** Milliseconds on the wall of the same tasks. */
  wallTasks: number[];
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

/**
 * Milliseconds that a task can have worked. On a virtual machine a thread's clock jumps by what the host took away:
 * tasks of 3 ms on the wall have been seen with 70 ms of CPU time.
 */
const workOf = ({ dur = 0, tdur = dur }: TraceEvent) => Math.min(dur, tdur) / 1_000;

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
  for (const task of counted) {
    const { ts, dur = 0 } = task;
    while ((commits[next] ?? Number.POSITIVE_INFINITY) < ts) next += 1;
    if ((commits[next] ?? Number.POSITIVE_INFINITY) <= ts + dur) frameTasks.push(workOf(task));
  }
  return { frameTasks, tasks: counted.map(workOf), wallTasks: counted.map(({ dur = 0 }) => dur / 1_000) };
}
