import { againAfterDeadlock } from '../../../platform/db/after-deadlock.ts';
import type { Database } from '../../../platform/db/client.ts';
import { and, eq, isNull, ne, sql } from '../../../platform/db/orm.ts';
import { resetCodes, resetTickets, signIns, turns, users } from '../../../platform/db/schema.ts';
import { removeJobsOfTurns } from '../../../platform/jobs/remove-jobs.ts';
import type { AccessClaims } from '../../../platform/tokens/access-token.ts';

export type OwnAccount = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'emailVerifiedAt' | 'passwordHash' | 'googleUid'
>;

export interface PasswordChange {
  oldHash: string;
  newHash: string;
}

export function createOwnAccountRepository(database: Database) {
  const removeAll = (userId: string) =>
    database.transaction(async (transaction) => {
      // A question that is being asked right now waits for us, and then finds no user to belong to.
      const found = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('update');
      if (found.length === 0) return false;
      const owned = await transaction.select({ id: turns.id }).from(turns).where(eq(turns.userId, userId));
      await transaction.delete(users).where(eq(users.id, userId));
      // Last: what ended a turn meanwhile has added its jobs by now, and no one can add more.
      await removeJobsOfTurns(
        transaction,
        owned.map(({ id }) => id),
      );
      return true;
    });

  return {
    async find(userId: string): Promise<OwnAccount | undefined> {
      const { email, emailVerifiedAt, googleUid, id, passwordHash } = users;
      const rows = await database
        .select({ email, emailVerifiedAt, googleUid, id, passwordHash })
        .from(users)
        .where(eq(users.id, userId));
      return rows[0];
    },

    /** Ends all that the old password gave, but for the sign-in that asks. False when it was changed meanwhile. */
    changePassword: (
      { signInId, userId }: AccessClaims,
      { newHash, oldHash }: PasswordChange,
    ): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const changed = await transaction
          .update(users)
          .set({ passwordHash: newHash })
          .where(and(eq(users.id, userId), eq(users.passwordHash, oldHash)));
        if (changed.rowCount !== 1) return false;
        await transaction
          .update(signIns)
          .set({ endedAt: sql`now()` })
          .where(and(eq(signIns.userId, userId), ne(signIns.id, signInId), isNull(signIns.endedAt)));
        await transaction.delete(resetCodes).where(eq(resetCodes.userId, userId));
        await transaction.delete(resetTickets).where(eq(resetTickets.userId, userId));
        return true;
      }),

    /** Removes the account with everything that belongs to it. False when somebody has done so already. */
    remove: (userId: string): Promise<boolean> => againAfterDeadlock(() => removeAll(userId)),
  };
}
