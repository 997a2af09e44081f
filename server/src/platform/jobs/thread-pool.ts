import type { Transferable } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { orAborted } from '../time/or-aborted.ts';
import { withSpan } from '../tracing/spans.ts';
import type { ThreadMetrics } from './thread-metrics.ts';
import { TimeLimitError } from './time-limit-error.ts';

/** Milliseconds; a thread that has nothing to do for so long ends: it holds 50 MB, and the next begins in 130 ms. */
const idleTimeout = 30_000;
/** What has just been made: a fraction of what Node would take, for every thread takes it. */
const youngMegabytes = 6;

export interface ThreadPoolOptions {
  /** For logs: what the threads do. */
  name: string;
  /** Its default export is what a thread runs. */
  file: URL;
  /** At most so many at once. */
  threads: number;
  /**
   * So many runs in one thread at once, of which most are waiting; one when not given. A run that takes too long ends those
   * beside it, too: only for what can be run again.
   */
  runsPerThread?: number;
  /** Milliseconds that one run may take, once it is begun. */
  longest: number;
  /** Megabytes that a thread may hold. Without a bound it lets garbage lie while there is memory, which is everybody's. */
  maxMegabytes?: number;
  log: Logger;
  metrics?: ThreadMetrics;
}

export interface ThreadRun {
  /** Who waits for it leaves. What has begun goes on to its end, or to the time limit. */
  signal: AbortSignal;
  /** Runs that somebody has a right to come before those that are only welcome. */
  isOwed?: boolean | undefined;
  /** Called once its turn in the line has come. */
  onBegin?: (() => void) | undefined;
  /** What goes over to the thread and is no longer of use here. */
  transfer?: readonly Transferable[];
}

export interface ThreadPool<Input, Output> {
  /** @throws TimeLimitError when it takes too long: its thread is ended; the signal's reason; what the thread throws */
  run(input: Input, options: ThreadRun): Promise<Output>;
  close(): Promise<void>;
}

/** Threads for work that would hold up everybody's streams. As a rule one run a thread, so that none can hold up another. */
export function createThreadPool<Input, Output>({
  file,
  log,
  longest,
  maxMegabytes,
  metrics,
  name,
  runsPerThread = 1,
  threads,
}: ThreadPoolOptions): ThreadPool<Input, Output> {
  const pool = new Piscina<Input, Output>({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    concurrentTasksPerWorker: runsPerThread,
    idleTimeout,
    resourceLimits: {
      maxYoungGenerationSizeMb: youngMegabytes,
      ...(maxMegabytes !== undefined && { maxOldGenerationSizeMb: maxMegabytes }),
    },
  });
  // A thread that cannot begin tells the pool alone; without a listener that would end the whole server.
  pool.on('error', (error: unknown) => log.error({ err: error, threads: name }, 'a thread broke off'));
  // Who waits in line is not at work: only from its turn on does the time count.
  const line = new PQueue({ concurrency: threads * runsPerThread });
  metrics?.show(name, () => ({ running: line.pending, waiting: line.size }));

  async function inTime(input: Input, transferList: readonly Transferable[]): Promise<Output> {
    const limit = AbortSignal.timeout(longest);
    const begunAt = performance.now();
    const ended = (outcome: 'made' | 'failed' | 'late') =>
      metrics?.ended(name, outcome, (performance.now() - begunAt) / 1_000);
    try {
      const output = await pool.run(input, { signal: limit, transferList: [...transferList] });
      ended('made');
      return output;
    } catch (error) {
      ended(limit.aborted ? 'late' : 'failed');
      if (!limit.aborted) throw error;
      throw new TimeLimitError(`${name}: took longer than ${longest / 1_000} s`, { cause: error });
    }
  }

  return {
    run(input, { isOwed = false, onBegin, signal, transfer = [] }) {
      return withSpan(`thread ${name}`, { 'sextant.owed': isOwed }, (span) => {
        const addedAt = performance.now();
        const begin = () => {
          span.set({ 'sextant.waited_ms': Math.round(performance.now() - addedAt) });
          onBegin?.();
          return inTime(input, transfer);
        };
        const running = line.add(begin, { priority: isOwed ? 1 : 0, signal });
        running.catch(() => {});
        return orAborted(running, signal);
      });
    },

    close: () => pool.destroy(),
  };
}
