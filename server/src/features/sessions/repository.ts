import type { SessionListItem } from '@sextant/contracts';
import { againAfterDeadlock } from '../../platform/db/after-deadlock.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, desc, eq, type Placeholder, type SQL, sql } from '../../platform/db/orm.ts';
import { readTogether } from '../../platform/db/read-together.ts';
import { sessions, turns, type VerdictMarks } from '../../platform/db/schema.ts';
import { accountStands } from '../../platform/db/standing-account.ts';
import { countVerdicts, type Objected } from './count-verdicts.ts';
import { areFound, byRarity, isAmongNewest, says } from './search-conditions.ts';

/** Where a page of the history begins: after this session. */
export interface Cursor {
  createdAt: Date;
  id: string;
}

const kept = {
  id: sessions.id,
  title: sessions.title,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  /** A question and its answers are two messages. Questions are numbered from 1, and go with their session alone. */
  totalMessages: sql<number>`2 * coalesce((select max(t.position) from turns t where t.session_id = sessions.id), 0)`,
};

const listed = {
  ...kept,
  /** Of the first question, which gives the session its title. */
  verdictMarks: sql<VerdictMarks | null>`(select t.verdict_marks from turns t
    where t.session_id = sessions.id and t.position = 1)`,
  /** What of that question the reader calls wrong. The overview, large as it is, is read where there is any. */
  objected: sql<Objected | null>`(select json_build_object('cells', o.cells,
      'engines', jsonb_path_query_array(t.overview, '$.engines[*] ? (@.by == "judge").engine'),
      'works', jsonb_path_query_array(t.overview, '$.literature.verdicts[*] ? (@.by == "judge").work'))
    from turns t cross join lateral (select json_agg(cell) as cells from objections
      where turn_id = t.id and user_id = t.user_id) o
    where t.session_id = sessions.id and t.position = 1 and o.cells is not null)`,
};

/** The user's sessions; every call names the user, so that another's are as good as missing. */
export function createSessionRepository(database: Database) {
  const own = (userId: string, sessionId: string) =>
    and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  const select = (conditions: (SQL | undefined)[]) =>
    database
      .select(listed)
      .from(sessions)
      .where(and(eq(sessions.userId, sql.placeholder('userId')), ...conditions))
      .orderBy(desc(sessions.createdAt), desc(sessions.id))
      // Null is no limit, as PostgreSQL has it.
      .limit(sql.placeholder('limit'));
  // Every page reads one of these: written and planned once a connection.
  const first = select([]).prepare('sessions:first');
  const next = select([
    after({ createdAt: sql.placeholder('createdAt'), id: sql.placeholder('id') }),
  ]).prepare('sessions:next');
  const versionOf = readTogether(async (userIds) => {
    const { rows } = await database.$client.query<{ id: string; version: string }>({
      name: 'history-versions',
      text: 'select id, history_version as version from users where id = any($1::uuid[])',
      values: [userIds],
    });
    return new Map(rows.map(({ id, version }) => [id, version]));
  });
  const rarestFirst = async (userId: string, words: string[]) => {
    if (words.length === 1) return words;
    const { rows } = await database.execute<{ word: string }>(byRarity(userId, words));
    return rows.map(({ word }) => word);
  };
  return {
    /** Another one as soon as anything that `list` tells without words has changed. */
    version: async (userId: string): Promise<string> => (await versionOf(userId)) ?? '',

    async list(userId: string, words: string[], cursor: Cursor | null, limit: number | null) {
      if (words.length > 0) {
        const from = cursor ? after(cursor) : undefined;
        if (limit !== null) {
          const conditions = [from, isAmongNewest(userId, from), ...words.map(says)];
          const newest = await select(conditions).execute({ userId, limit });
          if (newest.length === limit) return newest;
        }
        return select([from, ...areFound(userId, await rarestFirst(userId, words))]).execute({
          userId,
          limit,
        });
      }
      return cursor ? next.execute({ userId, limit, ...cursor }) : first.execute({ userId, limit });
    },

    async find(userId: string, sessionId: string) {
      const [session] = await database.select(kept).from(sessions).where(own(userId, sessionId));
      return session;
    },

    /** As the list has it. */
    async findListed(userId: string, sessionId: string) {
      const [session] = await database.select(listed).from(sessions).where(own(userId, sessionId));
      return session;
    },

    async rename(userId: string, sessionId: string, title: string): Promise<boolean> {
      const renamed = await database
        .update(sessions)
        .set({ title })
        .where(and(accountStands(userId), own(userId, sessionId)));
      return renamed.rowCount === 1;
    },

    async remove(userId: string, sessionId: string): Promise<boolean> {
      const isOwn = and(accountStands(userId), own(userId, sessionId));
      const removed = await againAfterDeadlock(async () => database.delete(sessions).where(isOwn));
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

interface KeptSession {
  id: string;
  title: string;
  createdAt: Date;
  updatedAt: Date;
  totalMessages: number;
}

export const toListItem = (
  row: KeptSession & { verdictMarks: VerdictMarks | null; objected: Objected | null },
): SessionListItem => ({
  ...toHead(row),
  verdicts: countVerdicts(row.verdictMarks, row.objected),
});

/** What list and session both tell of a session. */
export const toHead = (row: KeptSession) => ({
  session_id: row.id,
  title: row.title,
  total_messages: row.totalMessages,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

const after = ({ createdAt, id }: Cursor | Record<keyof Cursor, Placeholder>): SQL =>
  sql`(${sessions.createdAt}, ${sessions.id}) < (${createdAt}, ${id})`;
