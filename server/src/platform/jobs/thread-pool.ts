import type { Transferable } from 'node:worker_threads';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { orAborted } from '../time/or-aborted.ts';
import { withSpan } from '../tracing/spans.ts';
import { inLine } from './in-line.ts';
import { createThreadChoice } from './thread-choice.ts';
import type { ThreadMetrics } from './thread-metrics.ts';
import { TimeLimitError } from './time-limit-error.ts';

/** Milliseconds; a thread that has nothing to do for so long ends: it holds 50 MB, and the next begins in 130 ms. */
const idleTimeout = 30_000;
/** What has just been made: a fraction of what Node would take, for every thread takes it. */
const youngMegabytes = 16;

export interface ThreadPoolOptions {
  /** For logs: what the threads do. */
  name: string;
  /** Its default export is what a thread runs. */
  file: URL;
  /** At most so many at once. */
  threads: number;
  /** Megabytes that a thread may hold. Without a bound it lets garbage lie while there is memory, which is everybody's. */
  maxMegabytes?: number;
  log: Logger;
}

/** One kind of work that the threads do: it has a line and a time limit of its own. */
export interface ThreadLineOptions {
  /** For figures and traces: what is done. */
  name: string;
  /** Milliseconds that one run may take, once it is begun. */
  longest: number;
  /**
   * So many runs in one thread at once, of which most are waiting; one when not given. A run that takes too long ends those
   * beside it, of all lines, too: only for what can be run again.
   */
  runsPerThread?: number;
  /** Where its figures are shown; nowhere when not given. */
  metrics?: ThreadMetrics | undefined;
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

export interface ThreadLine<Input extends object, Output> {
  /** So many runs at once. */
  atOnce: number;
  /** @throws TimeLimitError when it takes too long: its thread is ended; the signal's reason; what the thread throws */
  run(input: Input, options: ThreadRun): Promise<Output>;
}

export interface ThreadPool {
  /** A line for another kind of work in the same threads. */
  line<Input extends object, Output>(options: ThreadLineOptions): ThreadLine<Input, Output>;
  close(): Promise<void>;
}

/** Threads for work that would hold up everybody's streams. */
export function createThreadPool(options: ThreadPoolOptions): ThreadPool {
  const { file, log, maxMegabytes, name: pool, threads } = options;
  const idleTime = (id: number) =>
    piscina.threads.find(({ threadId }) => threadId === id)?.performance.eventLoopUtilization().idle ?? 0;
  const choice = createThreadChoice(threads, idleTime);
  const piscina: Piscina = new Piscina({
    filename: file.href,
    minThreads: 0,
    maxThreads: threads,
    // Each line bounds its own; Piscina by itself would give a thread no second run of those that may be aborted.
    concurrentTasksPerWorker: Number.MAX_SAFE_INTEGER,
    loadBalancer: choice.choose,
    idleTimeout,
    resourceLimits: {
      maxYoungGenerationSizeMb: youngMegabytes,
      ...(maxMegabytes !== undefined && { maxOldGenerationSizeMb: maxMegabytes }),
    },
  });
  // A thread that cannot begin tells the pool alone; without a listener that would end the whole server.
  piscina.on('error', (error: unknown) => log.error({ err: error, threads: pool }, 'a thread broke off'));

  function createLine<Input extends object, Output>({
    longest,
    metrics,
    name,
    runsPerThread = 1,
  }: ThreadLineOptions): ThreadLine<Input, Output> {
    const atOnce = threads * runsPerThread;
    // Who waits in line is not at work: only from its turn on does the time count.
    const line = new PQueue({ concurrency: atOnce });
    metrics?.show(name, () => ({ running: line.pending, waiting: line.size }));

    async function inTime(input: Input, transferList: readonly Transferable[]): Promise<Output> {
      const limit = AbortSignal.timeout(longest);
      const begunAt = performance.now();
      const ended = (outcome: 'made' | 'failed' | 'late') =>
        metrics?.ended(name, outcome, (performance.now() - begunAt) / 1_000);
      const place = choice.place(name, runsPerThread);
      try {
        const run = { signal: limit, transferList: [...transferList] };
        const output: Output = await piscina.run(place.onto(input), run);
        ended('made');
        return output;
      } catch (error) {
        ended(limit.aborted ? 'late' : 'failed');
        if (!limit.aborted) throw error;
        throw new TimeLimitError(`${name}: took longer than ${longest / 1_000} s`, { cause: error });
      } finally {
        place.leave();
      }
    }

    return {
      atOnce,
      run(input, { isOwed = false, onBegin, signal, transfer = [] }) {
        return withSpan(`thread ${name}`, { 'sextant.owed': isOwed }, (span) => {
          const addedAt = performance.now();
          const begin = () => {
            span.set({ 'sextant.waited_ms': Math.round(performance.now() - addedAt) });
            onBegin?.();
            return inTime(input, transfer);
          };
          const running = inLine(line, begin, { priority: isOwed ? 1 : 0, signal });
          running.catch(() => {});
          return orAborted(running, signal);
        });
      },
    };
  }

  return { line: createLine, close: () => piscina.destroy() };
}
