import type { Overview } from '@sextant/contracts';
import type { ThreadPool, ThreadRun } from '../platform/jobs/thread-pool.ts';
import type { Checked, JudgeReader, Prepared } from './judge/judge-reader.ts';
import type { OverviewTask } from './make-in-thread.ts';
import type { OverviewInput } from './overview-input.ts';

/** Milliseconds; an overview that takes longer, once it is begun, is given up, and its thread with it. */
const maxMakingMs = 30_000;

export interface OverviewMaker {
  /** So many are made at once. */
  atOnce: number;
  /** @throws TimeLimitError; the signal's reason */
  make(input: OverviewInput, run: ThreadRun): Promise<Overview>;
  /** The part of judging that reads. @throws as `make` */
  reader: JudgeReader;
}

/**
 * Makes overviews in threads: six long answers take their time, and no one's stream is to stand still for it.
 * @param threads those that run `makeInThread`, among others
 */
export function createOverviewMaker(threads: ThreadPool): OverviewMaker {
  const line = threads.line<OverviewTask, Overview | Prepared | Checked>({
    name: 'overviews',
    longest: maxMakingMs,
  });
  return {
    atOnce: line.atOnce,
    make: (input, { isOwed, signal }) =>
      line.run({ name: 'make', input }, { isOwed, signal }) as Promise<Overview>,
    reader: {
      prepare: (input, order, signal) =>
        line.run({ name: 'prepare', input, order }, { signal }) as Promise<Prepared>,
      check: (draft, turn, signal) =>
        line.run({ name: 'check', draft, turn }, { signal }) as Promise<Checked>,
    },
  };
}
