import type { SessionRecord } from '@sextant/contracts';
import { and, asc, eq } from 'drizzle-orm';
import { readTurns, toRecordedTurn } from '../../answers/turns/session-turns.ts';
import type { Database } from '../../platform/db/client.ts';
import { objections, sessions, turns as turnRows } from '../../platform/db/schema.ts';

/** The whole record of a session; null when it is not the user's. */
export async function readRecord(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<SessionRecord | null> {
  const [session] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!session) return null;
  const turns = await readTurns(database, sessionId, { before: null, limit: null });
  const objected = await database
    .select({ turnId: objections.turnId, cell: objections.cell })
    .from(objections)
    .innerJoin(turnRows, eq(turnRows.id, objections.turnId))
    .where(and(eq(turnRows.sessionId, sessionId), eq(objections.userId, userId)))
    .orderBy(asc(objections.createdAt), asc(objections.cell));
  return {
    format: 'sextant-session',
    version: 4,
    exported_at: new Date().toISOString(),
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    turns: turns.map((row) => ({
      ...toRecordedTurn(row),
      objections: objected.filter(({ turnId }) => turnId === row.turn.id).map(({ cell }) => cell),
    })),
  };
}
