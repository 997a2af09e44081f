import type { SessionRecord } from '@sextant/contracts';
import { and, eq } from 'drizzle-orm';
import { readTurns, toRecordedTurn } from '../../answers/turns/session-turns.ts';
import type { Database } from '../../platform/db/client.ts';
import { sessions } from '../../platform/db/schema.ts';

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
    version: 3,
    exported_at: new Date().toISOString(),
    title: session.title,
    created_at: session.createdAt.toISOString(),
    updated_at: session.updatedAt.toISOString(),
    turns: turns.map(toRecordedTurn),
  };
}
