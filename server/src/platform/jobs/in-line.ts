import type PQueue from 'p-queue';

export interface PlaceInLine {
  /** Who waits for it leaves. */
  signal?: AbortSignal | undefined;
  /** Higher comes first; 0 when not given. */
  priority?: number;
}

/**
 * Does `work` when it is its turn. Who leaves gives up a place in the line; what has begun keeps its own until it is
 * over, for it goes on. The queue by itself would take it for done, and begin another beside it.
 * @throws what `work` rejects with; the signal's reason when left in line
 */
export function inLine<T>(
  queue: PQueue,
  work: () => Promise<T>,
  { priority = 0, signal }: PlaceInLine = {},
): Promise<T> {
  if (!signal) return queue.add(work, { priority });
  const waiting = new AbortController();
  const leave = () => waiting.abort(signal.reason);
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  const begin = () => {
    signal.removeEventListener('abort', leave);
    return work();
  };
  return queue.add(begin, { priority, signal: waiting.signal });
}
