import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, type SQL } from '../../platform/db/orm.ts';
import { sessions, turns } from '../../platform/db/schema.ts';

/** Who reads a session: its owner, or someone who has the link to it. */
export type Reader = { userId: string } | { token: string };

const readableBy = (reader: Reader): SQL =>
  'userId' in reader ? eq(sessions.userId, reader.userId) : eq(sessions.shareToken, reader.token);

interface ReadableSession {
  id: string;
  title: string;
}

/** @throws AppError `not-found` where it does not exist, or not for this reader */
export async function findOwnSession(
  database: Database,
  userId: string,
  sessionId: string,
): Promise<ReadableSession> {
  const [session] = await database
    .select({ id: sessions.id, title: sessions.title })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), readableBy({ userId })));
  if (!session) throw new AppError('not-found', 'This session does not exist.');
  return session;
}

/** @throws AppError `not-found` for a link that does not work, or no longer does */
export async function findSharedSession(database: Database, token: string): Promise<ReadableSession> {
  const [session] = await database
    .select({ id: sessions.id, title: sessions.title })
    .from(sessions)
    .where(readableBy({ token }));
  if (!session) throw new AppError('not-found', 'This link doesn’t work, or no longer does.');
  return session;
}

/** @throws AppError `not-found` where there is no such turn, or not for this reader */
export async function requireTurn(database: Database, reader: Reader, turnId: string): Promise<void> {
  const [turn] = await database
    .select({ id: turns.id })
    .from(turns)
    .innerJoin(sessions, eq(turns.sessionId, sessions.id))
    .where(and(eq(turns.id, turnId), readableBy(reader)));
  if (!turn) throw new AppError('not-found', 'This question does not exist.');
}
