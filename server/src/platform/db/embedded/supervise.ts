import { setTimeout as delay } from 'node:timers/promises';
import { clearLeftovers } from './leftovers.ts';
import { type ServerOptions, type ServerProcess, startServer } from './server-process.ts';

/** Between two attempts to restart (ms): doubled from the first to the last. */
const minWaitMs = 250;
const defaultMaxWaitMs = 15_000;

/** A server that stayed up for so long (ms) is sound; its next restart does not wait. */
const soundAfter = 60_000;

/** Restarts the server, on the same port, whenever it ends without having been told to. */
export function superviseServer(
  first: ServerProcess,
  options: ServerOptions,
  maxWaitMs = defaultMaxWaitMs,
): { stop(): Promise<void> } {
  const { log, cluster } = options;
  const stopping = new AbortController();
  let current: ServerProcess | null = first;

  const restart = async (): Promise<ServerProcess> => {
    await clearLeftovers(cluster, log);
    return startServer(options);
  };

  const watch = async (): Promise<void> => {
    let wait = minWaitMs;
    while (!stopping.signal.aborted) {
      const since = Date.now();
      await current?.ended;
      if (stopping.signal.aborted) return;
      if (current && Date.now() - since > soundAfter) wait = minWaitMs;
      if (current) log.error('The database server ended unexpectedly; starting it again');
      current = null;
      await delay(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      wait = Math.min(wait * 2, maxWaitMs);
      current = await restart().catch((error) => {
        log.error({ err: error }, 'The database server could not be started again yet');
        return null;
      });
      if (current) log.info('The database server is back');
    }
  };
  const watching = watch();

  return {
    async stop() {
      stopping.abort();
      await current?.stop();
      await watching;
      // One whose start was under way when it was told to stop.
      await current?.stop();
    },
  };
}
