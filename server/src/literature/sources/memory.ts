import { LRUCache } from 'lru-cache';
import { Flights } from './flights.ts';

export interface MemoryOptions<T> {
  /** Milliseconds for which an answer is believed; 0 for not at all. */
  keptFor(answer: T): number;
  /** In UTF-16 units of JSON, which is about what it takes in memory. */
  size: number;
}

/** Asks, unless the answer is known or is being waited for. It belongs to all who are answered, and is frozen. */
export type Remembered<T> = (
  key: string,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Keeps answers for a while; the same question asked twice at a time is asked once. Failures are never kept. */
export function createMemory<T extends object>({ keptFor, size }: MemoryOptions<T>): Remembered<T> {
  const cache = new LRUCache<string, T>({
    maxSize: size,
    sizeCalculation: (answer) => JSON.stringify(answer).length,
  });
  const flights = new Flights<T>();
  return async (key, signal, ask) => {
    const known = cache.get(key);
    if (known) return known;
    return flights.join(key, signal, async (own) => {
      const fresh = frozen(await ask(own));
      const ttl = keptFor(fresh);
      if (ttl > 0) cache.set(key, fresh, { ttl });
      return fresh;
    });
  };
}

/** With all that it holds. A copy for each who asks took a twentieth of all memory that a question took. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const held of Object.values(value)) frozen(held);
  return Object.freeze(value);
}
