import type { Database } from '../../platform/db/client.ts';
import { and, eq, isNull, sql } from '../../platform/db/orm.ts';
import { resetCodes, resetTickets, signIns, users } from '../../platform/db/schema.ts';
import { isAccountHeld } from '../../platform/db/standing-account.ts';

/** Codes and tickets alike. */
const lifetime = sql`now() + interval '10 minutes'`;
const maxTries = 5;
/** Of those, what networks other than the one that asked for the code may use up: its owner keeps the rest. */
const maxForeignTries = 2;
const isAddress = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`);

/** A code that a try was counted against. */
interface TriedCode {
  id: string;
  userId: string;
  codeHash: string;
}

export function createResetRepository(database: Database) {
  return {
    async findUser(email: string): Promise<{ id: string; email: string; hasPassword: boolean } | undefined> {
      const rows = await database
        .select({
          id: users.id,
          email: users.email,
          hasPassword: sql<boolean>`${users.passwordHash} is not null`,
        })
        .from(users)
        .where(isAddress(email));
      return rows[0];
    },

    /**
     * Of each network that asks the newest code is the only one that works: no stranger ends the owner's. False when the
     * account is gone.
     */
    storeCode: (code: { userId: string; codeHash: string; network: string }): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const { network, userId } = code;
        // Two at once: without waiting for each other both codes would live. Who swaps one just now is not to wait.
        const found = await transaction
          .select({ id: users.id })
          .from(users)
          .where(eq(users.id, userId))
          .for('no key update');
        if (found.length === 0) return false;
        await transaction
          .delete(resetCodes)
          .where(and(eq(resetCodes.userId, userId), eq(resetCodes.network, network)));
        await transaction.insert(resetCodes).values({ ...code, expiresAt: lifetime });
        return true;
      }),

    /** Takes a try of each code that lives, before any is compared: tries at the same moment count too. */
    async takeTry(email: string, network: string): Promise<TriedCode[]> {
      const isForeign = sql`${resetCodes.network} <> ${network}`;
      return database
        .update(resetCodes)
        .set({
          tries: sql`${resetCodes.tries} + 1`,
          foreignTries: sql`${resetCodes.foreignTries} + (${isForeign})::int`,
        })
        .from(users)
        .where(
          and(
            isAddress(email),
            eq(resetCodes.userId, users.id),
            sql`${resetCodes.tries} < ${maxTries}`,
            sql`not (${isForeign} and ${resetCodes.foreignTries} >= ${maxForeignTries})`,
            sql`${resetCodes.expiresAt} > now()`,
          ),
        )
        .returning({ id: resetCodes.id, userId: resetCodes.userId, codeHash: resetCodes.codeHash });
    },

    /** Gives a ticket for a code; false when somebody else was given it for the same code, or the account is gone. */
    swapCode: (code: { id: string; userId: string }, ticketHash: string): Promise<boolean> =>
      database.transaction(async (transaction) => {
        if (!(await isAccountHeld(transaction, code.userId))) return false;
        const swapped = await transaction
          .delete(resetCodes)
          .where(eq(resetCodes.id, code.id))
          .returning({ id: resetCodes.id });
        if (swapped.length === 0) return false;
        await transaction
          .insert(resetTickets)
          .values({ hash: ticketHash, userId: code.userId, expiresAt: lifetime });
        return true;
      }),

    async isTicket(ticketHash: string, email: string): Promise<boolean> {
      const rows = await database
        .select({ hash: resetTickets.hash })
        .from(resetTickets)
        .innerJoin(users, eq(users.id, resetTickets.userId))
        .where(
          and(eq(resetTickets.hash, ticketHash), isAddress(email), sql`${resetTickets.expiresAt} > now()`),
        );
      return rows.length > 0;
    },

    /** Uses the ticket up and ends all that the old password gave. Null when the ticket was used already. */
    setPassword: (ticketHash: string, passwordHash: string): Promise<{ email: string } | null> =>
      database.transaction(async (transaction) => {
        // First of all, as does whoever else changes an account: two that hold a ticket each would wait for each other.
        const owner = transaction
          .select({ id: resetTickets.userId })
          .from(resetTickets)
          .where(eq(resetTickets.hash, ticketHash));
        await transaction
          .select({ id: users.id })
          .from(users)
          .where(sql`${users.id} in ${owner}`)
          .for('no key update');
        const [ticket] = await transaction
          .delete(resetTickets)
          .where(and(eq(resetTickets.hash, ticketHash), sql`${resetTickets.expiresAt} > now()`))
          .returning({ userId: resetTickets.userId });
        if (!ticket) return null;
        const { userId } = ticket;
        const [user] = await transaction
          .update(users)
          // The code came by mail: anyone who has it reads the mail of the address.
          .set({ passwordHash, emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, now())` })
          .where(eq(users.id, userId))
          .returning({ email: users.email });
        await transaction
          .update(signIns)
          .set({ endedAt: sql`now()` })
          .where(and(eq(signIns.userId, userId), isNull(signIns.endedAt)));
        await transaction.delete(resetCodes).where(eq(resetCodes.userId, userId));
        await transaction.delete(resetTickets).where(eq(resetTickets.userId, userId));
        return user ?? null;
      }),
  };
}
