import PQueue from 'p-queue';
import { AppError } from '../../errors.ts';
import { orAborted } from '../time/or-aborted.ts';
import { inLine } from './in-line.ts';

export interface FairQueueOptions {
  /** Of all people together, in this process. */
  atOnce: number;
  /** Of one person. */
  each: number;
  /** Of one person in line; more are refused. */
  maxWaiting: number;
  /** For people: what there is too much of, without a full stop. */
  message: string;
}

export interface FairQueue {
  /**
   * Does the work when it is its turn. Who leaves is not waited for; what has begun keeps its place to its end, so that
   * whoever asks and leaves, again and again, has no more under way than who stays.
   * @throws AppError `rate-limited` when too much of this person waits already; the signal's reason when left
   */
  run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/**
 * A line in which no one stands more often than anybody else: who brings forty things has two of them in the line of
 * all, and the others behind those in a line of their own.
 */
export function createFairQueue({ atOnce, each, maxWaiting, message }: FairQueueOptions): FairQueue {
  const all = new PQueue({ concurrency: atOnce });
  const lines = new Map<string, PQueue>();
  return {
    async run(key, work, signal) {
      const own = lines.get(key) ?? new PQueue({ concurrency: each });
      if (own.size >= maxWaiting) throw new AppError('rate-limited', `${message}.`, { retryAfter: 2 });
      lines.set(key, own);
      const place = { signal };
      const running = inLine(own, () => inLine(all, work, place), place);
      const tidy = () => {
        if (own.size === 0 && own.pending === 0 && lines.get(key) === own) lines.delete(key);
      };
      running.then(tidy, tidy);
      return await (signal ? orAborted(running, signal) : running);
    },
  };
}
