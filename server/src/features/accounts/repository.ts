import type { Database } from '../../platform/db/client.ts';
import { eq, sql } from '../../platform/db/orm.ts';
import { users } from '../../platform/db/schema.ts';

export type User = Pick<typeof users.$inferSelect, 'id' | 'passwordHash' | 'googleUid'>;
/** A password or a Google uid, never both. */
export type NewUser = { fullName: string; email: string } & (
  | { passwordHash: string }
  | { googleUid: string }
);

const columns = { id: users.id, passwordHash: users.passwordHash, googleUid: users.googleUid };

export function createAccountRepository(database: Database) {
  return {
    async findByEmail(email: string): Promise<User | undefined> {
      const rows = await database
        .select(columns)
        .from(users)
        .where(eq(sql`lower(${users.email})`, sql`lower(${email})`));
      return rows[0];
    },

    async findByGoogleUid(googleUid: string): Promise<User | undefined> {
      const rows = await database.select(columns).from(users).where(eq(users.googleUid, googleUid));
      return rows[0];
    },

    /** Null when there is an account of this e-mail address or Google account already, made a moment ago or long ago. */
    async create(user: NewUser): Promise<string | null> {
      const rows = await database
        .insert(users)
        // Google has verified the address, or its token would not have been taken.
        .values({ ...user, ...('googleUid' in user && { emailVerifiedAt: sql`now()` }) })
        .onConflictDoNothing()
        .returning({ id: users.id });
      return rows[0]?.id ?? null;
    },
  };
}
