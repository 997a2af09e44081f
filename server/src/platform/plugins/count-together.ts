import { AppError } from '../../errors.ts';
import type { Limiter } from './limiter.ts';

/** What was counted before it was done. */
export interface Counted {
  /** Gives it back: it was not what is counted, or no one can tell. */
  refund(): Promise<void>;
}

/**
 * Counts something by several limits, in turn, and by none of them where one refuses.
 * @throws AppError `rate-limited`
 */
export async function countTogether(counts: readonly (readonly [Limiter, string])[]): Promise<Counted> {
  const done: (readonly [Limiter, string])[] = [];
  const refund = async () => {
    for (const [limiter, key] of done) await limiter.refund(key);
  };
  for (const [limiter, key] of counts) {
    await limiter.consume(key).catch(async (error: unknown) => {
      await refund();
      throw error;
    });
    done.push([limiter, key]);
  }
  return { refund };
}

/**
 * What `work` comes to, which was counted as a wrong password: given back where it failed for any other reason.
 * @throws what `work` rejects with
 */
export const countedIfWrong = <T>(counted: Counted, work: Promise<T>): Promise<T> =>
  work.catch(async (error: unknown) => {
    const isWrong = error instanceof AppError && error.code === 'wrong-credentials';
    if (!isWrong) await counted.refund();
    throw error;
  });
