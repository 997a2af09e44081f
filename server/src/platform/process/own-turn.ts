import { nextTick } from 'node:process';
import { setImmediate } from 'node:timers/promises';

/** Milliseconds for which others wait while what was due is begun. */
const sliceMs = 5;

const waiting: (() => void)[] = [];
let isServing = false;

async function serve(): Promise<void> {
  isServing = true;
  while (waiting.length > 0) {
    await setImmediate();
    const end = performance.now() + sliceMs;
    while (waiting.length > 0 && performance.now() < end) {
      waiting.shift()?.();
      // What has waited goes on here, with all that follows from it at once: a tick comes when no microtask is left.
      await new Promise<void>(nextTick);
    }
  }
  isServing = false;
}

/**
 * Resolves in turn: what hundreds are about to do at the same moment is done a few at a time, and whoever else waits for
 * this process is served in between.
 */
export function ownTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push(resolve);
  if (!isServing) void serve();
  return promise;
}
