import os from 'node:os';
import type { Overview } from '@sextant/contracts';
import type { Logger } from 'pino';
import type { ThreadMetrics } from '../platform/jobs/thread-metrics.ts';
import { createThreadPool, type ThreadRun } from '../platform/jobs/thread-pool.ts';
import type { Checked, JudgeReader, Prepared } from './judge/judge-reader.ts';
import type { OverviewInput } from './overview-input.ts';
import type { OverviewTask } from './overview-worker.ts';

/** Milliseconds; an overview that takes longer, once it is begun, is given up, and its thread with it. */
const maxMakingMs = 30_000;
/** Six answers as long as they may be take less than 64. */
const maxMegabytes = 64;
/** One hostile set of answers may hold one of them for so long: there is always another. */
const minThreads = 2;

export interface OverviewMaker {
  /** So many are made at once. */
  threads: number;
  /** @throws TimeLimitError; the signal's reason */
  make(input: OverviewInput, run: ThreadRun): Promise<Overview>;
  /** The part of judging that reads. @throws as `make` */
  reader: JudgeReader;
  close(): Promise<void>;
}

/** Makes overviews in threads of their own: six long answers take their time, and no one's stream is to stand still for it. */
export function createOverviewMaker(log: Logger, metrics?: ThreadMetrics): OverviewMaker {
  const threads = Math.max(minThreads, os.availableParallelism());
  const pool = createThreadPool<OverviewTask, Overview | Prepared | Checked>({
    name: 'overviews',
    file: new URL('./overview-worker.ts', import.meta.url),
    threads,
    longest: maxMakingMs,
    maxMegabytes,
    log,
    ...(metrics && { metrics }),
  });
  return {
    threads,
    make: (input, { isOwed, signal }) =>
      pool.run({ name: 'make', input }, { isOwed, signal }) as Promise<Overview>,
    reader: {
      prepare: (input, order, signal) =>
        pool.run({ name: 'prepare', input, order }, { signal }) as Promise<Prepared>,
      check: (draft, turn, signal) =>
        pool.run({ name: 'check', draft, turn }, { signal }) as Promise<Checked>,
    },
    close: pool.close,
  };
}
