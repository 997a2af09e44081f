import { type Judgement, type Overview, openJudgement } from '@sextant/contracts';
import { Written } from '../platform/db/written.ts';
import type { ThreadMetrics } from '../platform/jobs/thread-metrics.ts';
import type { ThreadPool, ThreadRun } from '../platform/jobs/thread-pool.ts';
import type { Checked, JudgeReader, Prepared } from './judge/judge-reader.ts';
import type { OverviewTask, SentOverview } from './make-in-thread.ts';
import type { WrittenInput } from './overview-input.ts';

/** Milliseconds; an overview that takes longer, once it is begun, is given up, and its thread with it. */
const maxMakingMs = 30_000;

export interface MakingOverview extends ThreadRun {
  /** What is known of its judging; when not given, no one has decided yet who judges it. */
  judgement?: Judgement | undefined;
}

export interface MadeOverview {
  overview: Written<Overview>;
  /** As in the overview. */
  judgement: Judgement;
}

export interface OverviewMaker {
  /** So many are made at once. */
  atOnce: number;
  /** @throws TimeLimitError; the signal's reason */
  make(input: WrittenInput, making: MakingOverview): Promise<MadeOverview>;
  /** The part of judging that reads. @throws as `make` */
  reader: JudgeReader;
}

/**
 * Makes overviews in threads: six long answers take their time, and no one's stream is to stand still for it.
 * @param threads those that run `makeInThread`, among others
 */
export function createOverviewMaker(threads: ThreadPool, metrics?: ThreadMetrics): OverviewMaker {
  const line = threads.line<OverviewTask, SentOverview | Prepared | Checked>({
    name: 'overviews',
    longest: maxMakingMs,
    metrics,
  });
  return {
    atOnce: line.atOnce,
    async make(input, { isOwed, judgement = openJudgement, signal }) {
      const sent = await line.run({ name: 'make', input, judgement }, { isOwed, signal });
      const { at, json } = sent as SentOverview;
      return { overview: new Written(json, at), judgement };
    },
    reader: {
      prepare: (input, order, signal) =>
        line.run({ name: 'prepare', input, order }, { signal }) as Promise<Prepared>,
      check: (draft, turn, signal) =>
        line.run({ name: 'check', draft, turn }, { signal }) as Promise<Checked>,
    },
  };
}
