import type { Logger } from 'pino';
import { leaseSeconds } from './store-question.ts';
import type { UnownedTurn } from './take-over.ts';

/** With leases of 3 s, a dead process's turns run again within 4 s. */
const intervalMs = 250;

/**
 * Between two answers of the database. Once it was longer, leases may have run out because no one could renew them; a
 * shorter gap cannot end one, which has more than two seconds left whenever it was written.
 */
const maxGapMs = 1_900;

/** After such a gap or a failure, owners have so long to renew what they own before anybody takes it from them. */
const graceMs = leaseSeconds * 1_000;

/** From the first look that saw a lease run out: its owner may be about to renew it. */
const minSuspectedMs = 500;
/** One that no look has seen for so long is no longer suspected. */
const forgottenMs = 2_000;

export interface RecoveryOptions {
  /** Turns that no one writes right now. */
  unowned(): Promise<UnownedTurn[]>;
  /** Whether a run is this process's own: late perhaps, but no one's to take. */
  isOwn(turn: UnownedTurn): boolean;
  /** Takes those that are still as they were seen, and runs them here. @returns how many */
  takeOver(turns: UnownedTurn[]): Promise<number>;
  log: Logger;
}

/**
 * Looks for turns whose process has gone silent, and takes them. What a whole outage of the database has made late is
 * left to its owners: a lease counts as run out once looks have seen it so for half a second, and none of the looks of the
 * last three seconds was late or failed. A look asks to write, so that it fails where owners cannot. What was given back is
 * taken at once.
 * @returns ends the watch
 */
export function watchForOrphans({ isOwn, log, takeOver, unowned }: RecoveryOptions): () => void {
  let isLooking = false;
  let answeredAt = performance.now();
  let steadySince = answeredAt;
  const suspects = new Map<string, { firstSeen: number; lastSeen: number }>();

  async function look(): Promise<void> {
    const found = (await unowned()).filter((turn) => !isOwn(turn));
    const now = performance.now();
    if (now - answeredAt > maxGapMs) steadySince = now;
    answeredAt = now;
    const mayTakeFromOthers = now - steadySince >= graceMs;
    for (const [name, { lastSeen }] of suspects) if (now - lastSeen > forgottenMs) suspects.delete(name);
    const toTake = found.filter((turn) => {
      const name = nameOf(turn);
      const { firstSeen } = suspects.get(name) ?? { firstSeen: now };
      suspects.set(name, { firstSeen, lastSeen: now });
      return turn.run === null || (mayTakeFromOthers && now - firstSeen >= minSuspectedMs);
    });
    const taken = toTake.length > 0 ? await takeOver(toTake) : 0;
    if (taken > 0) log.warn({ turns: taken }, 'took over questions of a process that went silent');
  }

  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    try {
      await look();
    } catch (error) {
      steadySince = performance.now();
      log.debug({ err: error }, 'could not look for unfinished questions');
    } finally {
      isLooking = false;
    }
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
}

const nameOf = ({ run, turnId, until }: UnownedTurn) => `${turnId} ${run} ${until}`;
