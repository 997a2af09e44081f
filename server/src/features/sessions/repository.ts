import type { SessionListItem } from '@sextant/contracts';
import { and, eq, sql } from 'drizzle-orm';
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
    /**
     * The history, newest first, each session as the JSON that the contract has of it: a list of many is read as it is
     * sent, and nothing is made of it on the way.
     */
    async list(userId: string, words: string[], cursor: Cursor | null, limit: number | null) {
      const { rows } = await database.$client.query<ListedSession>({
        // What is searched for is of many forms; the list without it is one.
        ...(words.length === 0 && { name: 'sessions' }),
        text: listStatement(words.length),
        values: [userId, cursor?.createdAt ?? null, cursor?.id ?? null, limit, ...words.map(toPattern)],
      });
      return rows;
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

export interface ListedSession {
  id: string;
  created_at: Date;
  json: string;
}

/** `%` and `_` are letters here, not wild cards. */
const toPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** $1 user, $2 and $3 after which session, $4 how many, and from $5 on a pattern for each word. */
const listStatement = (words: number) => `
select s.id, s.created_at, json_build_object(
  'session_id', s.id, 'title', s.title,
  'total_messages', 2 * (select count(*) from turns t where t.session_id = s.id),
  'created_at', ${inUtc('s.created_at')}, 'updated_at', ${inUtc('s.updated_at')})::text as json
from sessions s
where s.user_id = $1::uuid and ($2::timestamptz is null or (s.created_at, s.id) < ($2::timestamptz, $3::uuid))
${Array.from({ length: words }, (_, at) => contains(`$${at + 5}`)).join('')}
order by s.created_at desc, s.id desc limit $4::int`;

/** A time as JavaScript writes it. */
const inUtc = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * A word stands in the title, in a question or in an answer. Three lists joined, and not one condition: so each can be
 * read from its index of words.
 */
const contains = (pattern: string) => `and s.id in (
  select s.id from sessions s where s.user_id = $1::uuid and s.title ilike ${pattern}
  union select t.session_id from turns t where t.user_id = $1::uuid and t.question ilike ${pattern}
  union select t.session_id from answers a join turns t on t.id = a.turn_id
    where t.user_id = $1::uuid and a.text ilike ${pattern})
`;
