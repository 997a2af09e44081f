import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Frees what nobody holds any more. */
export const collectGarbage = runInNewContext('gc') as () => void;

/**
 * Megabytes that this thread holds in objects and buffers. The size of the process would count what a test file
 * before left to be collected, and what other threads are doing meanwhile.
 */
export function heldMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
