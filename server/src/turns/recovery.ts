import type { Logger } from 'pino';
import type { TurnRunner } from './turn-runner.ts';

/** With leases of 3 s, a dead process's turns run again within 4 s. */
const interval = 1_000;

/** Looks for turns whose process has fallen silent and runs them here. Returns a function that ends the watch. */
export function watchForOrphans(runner: TurnRunner, log: Logger): () => void {
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const orphans = await runner.store.takeOver(runner.owner, [...runner.live.keys()]);
      for (const orphan of orphans) runner.prepare(orphan)();
      if (orphans.length > 0)
        log.warn({ turns: orphans.length }, 'took over questions of a process that fell silent');
    } catch (error) {
      log.debug({ err: error }, 'could not look for unfinished questions');
    } finally {
      isLooking = false;
    }
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
