import { replacePicture } from '../../platform/avatars/repository.ts';
import type { Database } from '../../platform/db/client.ts';
import { eq } from '../../platform/db/orm.ts';
import { users } from '../../platform/db/schema.ts';

export type ProfileRow = Pick<typeof users.$inferSelect, 'email' | 'fullName' | 'pictureId'>;

export interface ProfileChange {
  fullName: string | undefined;
  /** Re-encoded. */
  jpeg: Buffer | undefined;
}

export function createProfileRepository(database: Database) {
  async function find(userId: string): Promise<ProfileRow | undefined> {
    const rows = await database
      .select({ email: users.email, fullName: users.fullName, pictureId: users.pictureId })
      .from(users)
      .where(eq(users.id, userId));
    return rows[0];
  }

  return {
    find,

    /** All of it or nothing. */
    change: (userId: string, { fullName, jpeg }: ProfileChange): Promise<void> =>
      database.transaction(async (transaction) => {
        if (jpeg) await replacePicture(transaction, userId, jpeg);
        if (fullName !== undefined)
          await transaction.update(users).set({ fullName }).where(eq(users.id, userId));
      }),
  };
}
