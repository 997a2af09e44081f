import type { ServerResponse } from 'node:http';
import { AppError } from '../../errors.ts';

/** Counts what is going on at once for each key, in this process. */
export interface AtOnce {
  /**
   * @param size what is going on counts for so many
   * @returns what gives the place back, once; null when all are taken. Larger than all, it has them where none is
   */
  take(key: string, size?: number): (() => void) | null;
}

export function createAtOnce(max: number): AtOnce {
  const taken = new Map<string, number>();
  return {
    take(key, size = 1) {
      const count = taken.get(key) ?? 0;
      if (count > 0 && count + size > max) return null;
      taken.set(key, count + size);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(key) ?? size) - size;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      };
    },
  };
}

/** Calls back when a reply is over, however that came, at least once. */
export function whenOver(reply: ServerResponse, listener: () => void): void {
  reply.once('finish', listener);
  reply.once('close', listener);
}

/** Aborts when the one who waits for a reply leaves. */
export function whenLeft(reply: ServerResponse): AbortSignal {
  const left = new AbortController();
  reply.once('close', () => left.abort(new AppError('unavailable', 'The reader has left.')));
  return left.signal;
}
