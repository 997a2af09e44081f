import type { SignIn } from '@sextant/contracts';
import type { Database } from '../../../platform/db/client.ts';
import { and, desc, eq, isNull, ne, sql } from '../../../platform/db/orm.ts';
import { refreshTokens, signIns } from '../../../platform/db/schema.ts';
import type { AccessClaims } from '../../../platform/tokens/access-token.ts';

/** Where somebody is signed in: to be seen, and to be ended. */
export function createSignInList(database: Database) {
  const ended = { endedAt: sql`now()` };
  const isOpenOf = (userId: string) => and(eq(signIns.userId, userId), isNull(signIns.endedAt));
  const canGoOn = sql`exists (select from ${refreshTokens}
    where ${refreshTokens.signInId} = ${signIns.id} and ${refreshTokens.expiresAt} > now())`;

  return {
    async list({ signInId, userId }: AccessClaims): Promise<SignIn[]> {
      const rows = await database
        .select()
        .from(signIns)
        .where(and(isOpenOf(userId), canGoOn))
        .orderBy(desc(signIns.lastUsedAt), desc(signIns.id));
      return rows.map(({ createdAt, device, id, lastUsedAt }) => ({
        id,
        device,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        current: id === signInId,
      }));
    },

    /** False when there is no such sign-in of this person. */
    async end(userId: string, id: string): Promise<boolean> {
      const done = await database
        .update(signIns)
        .set(ended)
        .where(and(isOpenOf(userId), eq(signIns.id, id)));
      return done.rowCount === 1;
    },

    async endOthers({ signInId, userId }: AccessClaims): Promise<void> {
      await database
        .update(signIns)
        .set(ended)
        .where(and(isOpenOf(userId), ne(signIns.id, signInId)));
    },
  };
}
