import type { Logger } from 'pino';

/** Closes one thing that was opened. */
export type Closer = () => Promise<void> | void;

/** Lets what goes on come to its end first; `haste` is aborted when somebody does not want to wait for that. */
export type Drain = (haste: AbortSignal) => Promise<void>;

/** A close that takes longer (ms) than this is given up; nothing that was saved is lost by that. */
const timeoutMs = 15_000;

/** Ctrl-C reaches us from the terminal and once more through npm; a second wish (ms later) is a second key press. */
const doubled = 500;

/** How often (ms) it is looked whether the parent still lives. */
const parentCheck = 500;

const parentEnded = 'its parent ended';

export interface StopOptions {
  /** What has been opened so far, in that order; closed from the last to the first. */
  closers: Closer[];
  /** What comes before that where somebody else will serve on, as SIGTERM says. */
  drains: Drain[];
  log: Logger;
  /** Stops when the parent has gone: npm's SIGTERM ends the shell between it and us, and never comes here. */
  withParent: boolean;
}

/**
 * Closes everything and ends the process when it is told to stop. SIGTERM, or the end of npm, which does not hand that on,
 * lets what goes on finish first. Told twice, it waits for nothing; told once more, it ends at once.
 * @returns closes everything without ending the process
 */
export function stopOnSignals({ closers, drains, log, withParent }: StopOptions): () => Promise<void> {
  let told: number | null = null;
  let isDraining = false;
  const haste = new AbortController();

  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, 'Something could not be closed properly');
      }
    }
  };

  const onSignal = async (signal: NodeJS.Signals | typeof parentEnded) => {
    if (told !== null) {
      if (Date.now() - told <= doubled) return;
      if (!isDraining || haste.signal.aborted) process.exit(1);
      told = Date.now();
      return haste.abort();
    }
    told = Date.now();
    log.info(`Stopping (${signal})`);
    if (signal === 'SIGTERM' || signal === parentEnded) {
      isDraining = true;
      for (const drain of drains)
        await drain(haste.signal).catch((error) => log.error({ err: error }, 'Could not be drained'));
      isDraining = false;
    }
    setTimeout(() => {
      log.error('Stopping took too long; ending now');
      process.exit(1);
    }, timeoutMs).unref();
    await closeAll();
    log.info('Stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  const parent = process.ppid;
  if (withParent)
    setInterval(() => {
      if (process.ppid !== parent && told === null) void onSignal(parentEnded);
    }, parentCheck).unref();
  return closeAll;
}
