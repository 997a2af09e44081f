import { setTimeout } from 'node:timers/promises';

/**
 * Waits for `work`, but no longer than so many milliseconds: then it goes on by itself, unwaited for.
 * @throws what `work` rejects with in that time
 */
export async function withinTime(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([work, setTimeout(ms, undefined, { signal: over.signal }).catch(() => {})]);
  } finally {
    over.abort();
  }
}
