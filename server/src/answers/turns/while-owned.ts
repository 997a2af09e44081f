import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../../platform/db/is-database-away.ts';
import type { LiveTurn } from './live-turn.ts';

/** Between two attempts at what the database could not do. */
const retryMs = 500;

/**
 * Does a step of a running turn as soon as the database can: meanwhile the turn stays in memory, and what its engines
 * stream comes in.
 * @param step what may be done again from its beginning
 * @param told what to log, once, where it fails though the database is there: it may fail for good
 * @returns what the step does; undefined where the turn was lost, or has been ended, before
 */
export async function whileOwned<T>(
  turn: LiveTurn,
  step: () => Promise<T>,
  told?: { log: Logger; failure: string },
): Promise<T | undefined> {
  let isTold = false;
  while (turn.isOpen)
    try {
      return await step();
    } catch (error) {
      if (!turn.isOpen) break;
      if (told && !isTold && !isDatabaseAway(error)) {
        told.log.error({ err: error, turn: turn.head.turnId }, told.failure);
        isTold = true;
      }
      await setTimeout(retryMs, undefined, { ref: false });
    }
  return undefined;
}
