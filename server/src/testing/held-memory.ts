import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

const collectOnce = runInNewContext('gc') as () => void;

/**
 * Frees what nobody holds any more. Buffers are swept by another thread, and counted as held until this one has heard of
 * it, which the next collection waits for: after one alone tens of megabytes of them are still in the figures.
 */
function collectGarbage(): void {
  collectOnce();
  collectOnce();
}

/**
 * Megabytes that this thread holds in objects and buffers. The size of the process would count what a test file
 * before left to be collected, and what other threads are doing meanwhile.
 */
export function heldMegabytes(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/**
 * Reads a reply to its end: its bytes, and by how many megabytes the process grew meanwhile, its threads too. What nobody
 * holds any more is not what grows.
 */
export async function growthWhileRead(
  ask: () => Promise<Response>,
): Promise<{ bytes: number; megabytes: number }> {
  collectGarbage();
  const before = process.memoryUsage().rss;
  const reply = await ask();
  let [bytes, most] = [0, before];
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    if (process.memoryUsage().rss <= most) continue;
    collectGarbage();
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { bytes, megabytes: (most - before) / 1e6 };
}
