import { and, eq, type SQL } from 'drizzle-orm';
import { AppError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/client.ts';
import { sessions, turns } from '../../../platform/db/schema.ts';
import type { CitedTurn } from './write-references.ts';

/** Who may read a turn: its owner, or whoever has the link to its session. */
export const ownedBy = (userId: string): SQL => eq(sessions.userId, userId);
export const sharedBy = (token: string): SQL => eq(sessions.shareToken, token);

/**
 * What a turn found and cites.
 * @throws AppError `not-found` where there is no such turn, or not for this reader
 */
export async function readCitedTurn(database: Database, turnId: string, whose: SQL): Promise<CitedTurn> {
  const [turn] = await database
    .select({ evidence: turns.evidence, ledger: turns.ledger })
    .from(turns)
    .innerJoin(sessions, eq(turns.sessionId, sessions.id))
    .where(and(eq(turns.id, turnId), whose));
  if (!turn) throw new AppError('not-found', 'This question does not exist.');
  return turn;
}
