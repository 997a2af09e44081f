import type { SessionListItem } from '@sextant/contracts';
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { sessions, turns } from '../../platform/db/schema.ts';

/** Where a page of the history begins: after this session. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

const listed = {
  id: sessions.id,
  title: sessions.title,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  /** A question and its answers are two messages. */
  totalMessages: sql`2 * (select count(*) from turns t where t.session_id = sessions.id)`.mapWith(Number),
};

/** The user's sessions; every call names the user, so that another's are as good as missing. */
export function createSessionRepository(database: Database) {
  const own = (userId: string, sessionId: string) =>
    and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  return {
    list: (userId: string, words: string[], cursor: Cursor | null, limit: number | null) => {
      const query = database
        .select(listed)
        .from(sessions)
        .where(
          and(
            eq(sessions.userId, userId),
            cursor ? after(cursor) : undefined,
            ...words.map((word) => contains(userId, word)),
          ),
        )
        .orderBy(desc(sessions.createdAt), desc(sessions.id));
      return limit === null ? query : query.limit(limit);
    },

    async find(userId: string, sessionId: string) {
      const [session] = await database.select(listed).from(sessions).where(own(userId, sessionId));
      return session;
    },

    async rename(userId: string, sessionId: string, title: string): Promise<boolean> {
      const renamed = await database.update(sessions).set({ title }).where(own(userId, sessionId));
      return renamed.rowCount === 1;
    },

    async remove(userId: string, sessionId: string): Promise<boolean> {
      const removed = await database.delete(sessions).where(own(userId, sessionId));
      return removed.rowCount === 1;
    },

    async positionOf(sessionId: string, turnId: string): Promise<number | undefined> {
      const [turn] = await database
        .select({ position: turns.position })
        .from(turns)
        .where(and(eq(turns.id, turnId), eq(turns.sessionId, sessionId)));
      return turn?.position;
    },
  };
}

export const toListItem = (row: {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  totalMessages: number;
}): SessionListItem => ({
  session_id: row.id,
  title: row.title,
  total_messages: row.totalMessages,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const after = ({ createdAt, id }: Cursor): SQL | undefined =>
  or(lt(sessions.createdAt, createdAt), and(eq(sessions.createdAt, createdAt), lt(sessions.id, id)));

/**
 * A word stands in the title, in a question or in an answer. `%` and `_` are letters here, not wild cards. Three lists
 * joined, and not one condition: so each can be read from its index of words.
 */
function contains(userId: string, word: string): SQL {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`sessions.id in (
    select s.id from sessions s where s.user_id = ${userId} and s.title ilike ${pattern}
    union select t.session_id from turns t where t.user_id = ${userId} and t.question ilike ${pattern}
    union select t.session_id from answers a join turns t on t.id = a.turn_id
      where t.user_id = ${userId} and a.text ilike ${pattern})`;
}
