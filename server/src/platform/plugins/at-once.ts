import type { ServerResponse } from 'node:http';
import { AppError } from '../../errors.ts';

/** Counts what is going on at once for each key, in this process. */
export interface AtOnce {
  /** @returns what gives the place back, once; null when all are taken */
  take(key: string): (() => void) | null;
}

export function createAtOnce(max: number): AtOnce {
  const taken = new Map<string, number>();
  return {
    take(key) {
      const count = taken.get(key) ?? 0;
      if (count >= max) return null;
      taken.set(key, count + 1);
      let isTaken = true;
      return () => {
        if (!isTaken) return;
        isTaken = false;
        const left = (taken.get(key) ?? 1) - 1;
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
