import type { Database } from '../db/client.ts';
import { and, eq, ne } from '../db/orm.ts';
import { pictures, users } from '../db/schema.ts';
import { holdAccount } from '../db/standing-account.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/**
 * Keeps a picture in place of the one before, whose address is gone with it.
 * @throws AppError `unauthenticated` when the account is gone
 */
export async function replacePicture(transaction: Transaction, userId: string, jpeg: Buffer): Promise<void> {
  await holdAccount(transaction, userId);
  const [picture] = await transaction
    .insert(pictures)
    .values({ userId, jpeg })
    .returning({ id: pictures.id });
  if (!picture) throw new Error('a picture was not stored');
  // Two at once: the second waits here for the first, and then removes what that one has stored.
  await transaction.update(users).set({ pictureId: picture.id }).where(eq(users.id, userId));
  await transaction.delete(pictures).where(and(eq(pictures.userId, userId), ne(pictures.id, picture.id)));
}

export function createPictureRepository(database: Database) {
  return {
    replace: (userId: string, jpeg: Buffer) =>
      database.transaction((transaction) => replacePicture(transaction, userId, jpeg)),

    async find(id: string): Promise<Buffer | undefined> {
      const rows = await database.select({ jpeg: pictures.jpeg }).from(pictures).where(eq(pictures.id, id));
      return rows[0]?.jpeg;
    },
  };
}
