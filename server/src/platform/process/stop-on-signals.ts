import type { Logger } from 'pino';

/** Closes one thing that was opened. */
export type Closer = () => Promise<void> | void;

/** A close that takes longer (ms) than this is given up; nothing that was saved is lost by that. */
const timeoutMs = 15_000;

/** Ctrl-C reaches us from the terminal and once more through npm; a second wish (ms later) is a second key press. */
const doubled = 500;

/** How often (ms) it is looked whether the parent still lives. */
const parentCheck = 500;

export interface StopOptions {
  /** What has been opened so far, in that order; closed from the last to the first. */
  closers: Closer[];
  log: Logger;
  /** Stops when the parent has gone: npm's SIGTERM ends the shell between it and us, and never comes here. */
  withParent: boolean;
}

/**
 * Closes everything and ends the process when it is told to stop; told twice, it ends at once.
 * @returns closes everything without ending the process
 */
export function stopOnSignals({ closers, log, withParent }: StopOptions): () => Promise<void> {
  let told: number | null = null;

  const closeAll = async () => {
    for (let close = closers.pop(); close; close = closers.pop()) {
      try {
        await close();
      } catch (error) {
        log.error({ err: error }, 'Something could not be closed properly');
      }
    }
  };

  const onSignal = async (signal: NodeJS.Signals | 'its parent ended') => {
    if (told !== null) {
      if (Date.now() - told > doubled) process.exit(1);
      return;
    }
    told = Date.now();
    log.info(`Stopping (${signal})`);
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
      if (process.ppid !== parent && told === null) void onSignal('its parent ended');
    }, parentCheck).unref();
  return closeAll;
}
