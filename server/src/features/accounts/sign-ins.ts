import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNull, sql } from '../../platform/db/orm.ts';
import { refreshTokens, signIns, users } from '../../platform/db/schema.ts';
import type { AccessClaims } from '../../platform/tokens/access-token.ts';
import { createOpaqueToken, hashOpaqueToken } from '../../platform/tokens/opaque-token.ts';
import type { User } from './repository.ts';

/** How long a refresh token lives; each refresh gives a new one. */
const lifetime = sql`now() + interval '30 days'`;
/** Two tabs that refresh at once present the same token; both go on. */
const grace = '10 seconds';
const isWithinGrace = sql<boolean>`coalesce(${refreshTokens.usedAt} > now() - ${grace}::interval, true)`;
/** Given so long ago that any other holder of one given at that time has settled on it or another. */
const isPastGrace = sql`${refreshTokens.expiresAt} < ${lifetime} - ${grace}::interval`;

/** A sign-in with its newest refresh token. */
export interface OpenSignIn extends AccessClaims {
  refresh: string;
}

type Transaction = Pick<Database, 'insert'>;

/** Sign-ins: each is a family of refresh tokens, of which only the newest works. */
export function createSignIns(database: Database) {
  async function giveToken(transaction: Transaction, signInId: string): Promise<string> {
    const refresh = createOpaqueToken();
    await transaction
      .insert(refreshTokens)
      .values({ hash: hashOpaqueToken(refresh), signInId, expiresAt: lifetime });
    return refresh;
  }

  return {
    /** Null when the account is gone, or its password was changed since `user` was read. */
    open: ({ id: userId, passwordHash }: User, device: string | null): Promise<OpenSignIn | null> =>
      database.transaction(async (transaction) => {
        // A reset that comes next waits for us, and then ends this sign-in too.
        const stillSo = await transaction
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, userId), sql`${users.passwordHash} is not distinct from ${passwordHash}`))
          .for('share');
        if (stillSo.length === 0) return null;
        const [row] = await transaction
          .insert(signIns)
          .values({ userId, device })
          .returning({ id: signIns.id });
        if (!row) throw new Error('a sign-in was not stored');
        return { userId, signInId: row.id, refresh: await giveToken(transaction, row.id) };
      }),

    /**
     * Swaps a refresh token for the next. Null when it is not one that works; a used one that turns up again past the
     * grace was copied, and anyone who copied it may hold newer ones: the whole sign-in ends.
     */
    refresh: (token: string): Promise<OpenSignIn | null> =>
      database.transaction(async (transaction) => {
        const hash = hashOpaqueToken(token);
        // One at a time for each sign-in, which is locked before its tokens as it is where it is deleted: two of its tokens
        // would wait for each other. The second reads what the first has written.
        const ofToken = transaction
          .select({ id: refreshTokens.signInId })
          .from(refreshTokens)
          .where(eq(refreshTokens.hash, hash));
        const [signIn] = await transaction
          .select({ id: signIns.id, userId: signIns.userId })
          .from(signIns)
          .where(and(sql`${signIns.id} in ${ofToken}`, isNull(signIns.endedAt)))
          .for('no key update');
        if (!signIn) return null;
        const { id: signInId, userId } = signIn;
        const [found] = await transaction
          .select({ isWithinGrace })
          .from(refreshTokens)
          .where(and(eq(refreshTokens.hash, hash), sql`${refreshTokens.expiresAt} > now()`));
        if (!found) return null;
        if (!found.isWithinGrace) {
          await transaction.update(signIns).set({ endedAt: sql`now()` }).where(eq(signIns.id, signInId));
          return null;
        }
        await transaction
          .update(refreshTokens)
          .set({ usedAt: sql`now()` })
          .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)));
        // Tabs find each other's tokens in storage, so that one line goes on. A second one was copied within the grace:
        // its token counts as used, and anyone who comes with it ends both.
        await transaction
          .update(refreshTokens)
          .set({ usedAt: sql`now() - ${grace}::interval` })
          .where(and(eq(refreshTokens.signInId, signInId), isNull(refreshTokens.usedAt), isPastGrace));
        await transaction.update(signIns).set({ lastUsedAt: sql`now()` }).where(eq(signIns.id, signInId));
        return { userId, signInId, refresh: await giveToken(transaction, signInId) };
      }),

    /** Ends the sign-in that a refresh token belongs to, be the token used up or not. */
    async end(token: string): Promise<void> {
      const ofToken = database
        .select({ id: refreshTokens.signInId })
        .from(refreshTokens)
        .where(eq(refreshTokens.hash, hashOpaqueToken(token)));
      await database
        .update(signIns)
        .set({ endedAt: sql`now()` })
        .where(and(sql`${signIns.id} in ${ofToken}`, isNull(signIns.endedAt)));
    },
  };
}
