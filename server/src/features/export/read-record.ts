import { type RecordedTurn, recordVersion, type SessionRecord } from '@sextant/contracts';
import { readTurns, toRecordedTurn } from '../../answers/turns/session-turns.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq } from '../../platform/db/orm.ts';
import { objections, sessions, turns as turnRows } from '../../platform/db/schema.ts';

/**
 * The whole record of a session, read turn by turn; null when it has been deleted. Who may read it must have been checked.
 * @param marksOf whose marks of what the judge got wrong are in it; null: no one's
 */
export async function readRecord(
  database: Database,
  sessionId: string,
  marksOf: string | null,
): Promise<SessionRecord | null> {
  const [session] = await database.select().from(sessions).where(eq(sessions.id, sessionId));
  if (!session) return null;
  const objected = marksOf === null ? [] : await readMarks(database, sessionId, marksOf);
  const turns: RecordedTurn[] = [];
  for (let before: number | null = null; ; ) {
    const [row] = await readTurns(database, sessionId, { before, limit: 1 });
    if (!row) break;
    const cells = objected.filter(({ turnId }) => turnId === row.turn.id).map(({ cell }) => cell);
    turns.unshift({ ...toRecordedTurn(row), objections: cells });
    before = row.turn.position;
  }
  return {
    format: 'sextant-session',
    version: recordVersion,
    exported_at: new Date().toISOString(),
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    turns,
  };
}

const readMarks = (database: Database, sessionId: string, userId: string) =>
  database
    .select({ turnId: objections.turnId, cell: objections.cell })
    .from(objections)
    .innerJoin(turnRows, eq(turnRows.id, objections.turnId))
    .where(and(eq(turnRows.sessionId, sessionId), eq(objections.userId, userId)))
    .orderBy(asc(objections.createdAt), asc(objections.cell));
