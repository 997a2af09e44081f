import { and, asc, eq } from 'drizzle-orm';
import { readTurns, toRecordedTurn } from '../../answers/turns/session-turns.ts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { objections, sessions, turns as turnRows } from '../../platform/db/schema.ts';
import type { PackedRecord } from './export-tasks.ts';

/**
 * The whole record of a session, read turn by turn: all at once, its JSON would hold up everybody's streams.
 * @throws AppError `not-found` where it is not the user's
 */
export async function readRecord(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<PackedRecord> {
  const [session] = await database
    .select()
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)));
  if (!session) throw new AppError('not-found', 'This session does not exist.');
  const objected = await database
    .select({ turnId: objections.turnId, cell: objections.cell })
    .from(objections)
    .innerJoin(turnRows, eq(turnRows.id, objections.turnId))
    .where(and(eq(turnRows.sessionId, sessionId), eq(objections.userId, userId)))
    .orderBy(asc(objections.createdAt), asc(objections.cell));
  const turns: string[] = [];
  for (let before: number | null = null; ; ) {
    const [row] = await readTurns(database, sessionId, { before, limit: 1 });
    if (!row) break;
    const cells = objected.filter(({ turnId }) => turnId === row.turn.id).map(({ cell }) => cell);
    turns.unshift(JSON.stringify({ ...toRecordedTurn(row), objections: cells }));
    before = row.turn.position;
  }
  return {
    format: 'sextant-session',
    version: 4,
    exported_at: new Date().toISOString(),
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    turns,
  };
}
