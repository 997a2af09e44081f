import type { SessionRecord } from '@sextant/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sessions } from '../../db/schema.ts';
import { readTurns, toRecordedTurn } from '../../turns/session-turns.ts';

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
  return {
    format: 'sextant-session',
    version: 1,
    exported_at: new Date().toISOString(),
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    turns: turns.map(toRecordedTurn),
  };
}
