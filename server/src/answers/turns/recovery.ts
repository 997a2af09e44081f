import type { Logger } from 'pino';
import type { StoredTurn } from './turn-store.ts';

/** With leases of 3 s, a dead process's turns run again within 4 s. */
const intervalMs = 1_000;

export interface RecoveryOptions {
  /** Takes over turns whose process has gone silent. */
  takeOver(): Promise<StoredTurn[]>;
  run(orphan: StoredTurn): void;
  log: Logger;
}

/** Looks for turns whose process has gone silent and runs them here. Returns a function that ends the watch. */
export function watchForOrphans({ log, run, takeOver }: RecoveryOptions): () => void {
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      const orphans = await takeOver();
      for (const orphan of orphans) run(orphan);
      if (orphans.length > 0)
        log.warn({ turns: orphans.length }, 'took over questions of a process that went silent');
    } catch (error) {
      log.debug({ err: error }, 'could not look for unfinished questions');
    } finally {
      isLooking = false;
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
