import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../platform/db/client.ts';
import { and, inArray, isNull } from '../../platform/db/orm.ts';
import { signIns } from '../../platform/db/schema.ts';

/** Between two looks (ms) whether sign-ins with an open stream still stand: wherever it ends, the stream ends within 1 s. */
const intervalMs = 400;

/**
 * Ends what is open by a sign-in once that has ended, in this process or another: one query a look for all of them.
 * @param onEnded called where any has
 */
export function createSignInWatch(database: Database, log: FastifyBaseLogger, onEnded: () => void) {
  const open = new Map<string, Set<() => void>>();
  let isLooking = false;

  async function look(): Promise<void> {
    const watched = [...open.keys()];
    const standing = await database
      .select({ id: signIns.id })
      .from(signIns)
      .where(and(inArray(signIns.id, watched), isNull(signIns.endedAt)));
    const stands = new Set(standing.map(({ id }) => id));
    if (stands.size < watched.length) onEnded();
    for (const id of watched) if (!stands.has(id)) for (const end of open.get(id) ?? []) end();
  }

  const timer = setInterval(async () => {
    if (isLooking || open.size === 0) return;
    isLooking = true;
    try {
      await look();
    } catch (error) {
      // No one can sign out either while the database is away.
      log.debug({ err: error }, 'could not look which sign-ins stand');
    } finally {
      isLooking = false;
    }
  }, intervalMs);
  timer.unref();

  return {
    /** Has `end` called once the sign-in has ended. @returns ends the watch over it */
    whileOpen(signInId: string, end: () => void): () => void {
      const ends = open.get(signInId) ?? new Set();
      open.set(signInId, ends.add(end));
      return () => {
        ends.delete(end);
        if (ends.size === 0 && open.get(signInId) === ends) open.delete(signInId);
      };
    },

    close: () => clearInterval(timer),
  };
}
