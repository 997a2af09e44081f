import { setTimeout as delay } from 'node:timers/promises';

const maxTries = 5;
/** Longest wait (ms) before the second try; each further one may wait twice as long. */
const firstWaitMs = 100;

/**
 * Does `work` again where PostgreSQL has ended it because it and another transaction waited for each other: those that write
 * running answers lock rows of many turns, in an order of their own.
 *
 * A moment later each time: a row that was given up belongs to whoever comes first, and on a busy machine the transaction
 * that waited for it may be slower to wake than a new one is to come, which would wait for it again.
 * @param work one whole transaction: what it did is undone before it is tried again
 * @throws as `work` does, and its last deadlock
 */
export async function againAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error) || tries === maxTries) throw error;
      await delay(firstWaitMs * 2 ** (tries - 1) * (0.5 + Math.random() / 2));
    }
}

function isDeadlock(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if ((current as { code?: unknown }).code === '40P01') return true;
  return false;
}
