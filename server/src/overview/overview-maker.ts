import type { Overview } from '@sextant/contracts';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { OverviewInput } from './overview-input.ts';

/** An overview that takes longer, once it is begun, is given up, and its thread with it. */
const longestMaking = 10_000;
/** A thread that has nothing to do for so long ends. */
const idleTimeout = 60_000;

export type OverviewMaker = ReturnType<typeof createOverviewMaker>;

/** Makes overviews in a thread of its own: six long answers take their time, and nobody's stream is to stand still for it. */
export function createOverviewMaker(log: Logger) {
  const threads = new Piscina<OverviewInput, Overview>({
    filename: new URL('./overview-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout,
  });
  // A thread that cannot begin tells the pool alone; without a listener that would end the whole server.
  threads.on('error', (error: unknown) => log.error({ err: error }, 'a thread for overviews broke off'));
  // Who waits in line is not being made: only from its turn on does the time count.
  const line = new PQueue({ concurrency: 1 });
  return {
    /** @throws when it takes too long, or `signal` is aborted */
    make: (input: OverviewInput, signal: AbortSignal): Promise<Overview> =>
      line.add(
        () => threads.run(input, { signal: AbortSignal.any([signal, AbortSignal.timeout(longestMaking)]) }),
        { signal },
      ),

    close: (): Promise<void> => threads.destroy(),
  };
}
