import { AppError } from '../../errors.ts';
import type { Database } from './client.ts';
import { eq, type SQL, sql } from './orm.ts';
import { users } from './schema.ts';

type Reader = Pick<Database, 'select'>;

export const noAccount = () => new AppError('unauthenticated', 'Please sign in.');

/**
 * Keeps an account from being deleted until the transaction is over, and waits for one that is being deleted. It comes
 * before all else that the transaction locks or writes of the account, as its deletion locks it first: in another order
 * the two would wait for each other.
 * @returns false when there is no such account, or no longer
 */
export async function isAccountHeld(transaction: Reader, userId: string): Promise<boolean> {
  const { id } = users;
  const held = await transaction.select({ id }).from(users).where(eq(id, userId)).for('key share');
  return held.length > 0;
}

/** The same. @throws AppError `unauthenticated` when there is no such account, or no longer */
export async function holdAccount(transaction: Reader, userId: string): Promise<void> {
  if (!(await isAccountHeld(transaction, userId))) throw noAccount();
}

/** The same as a condition of one statement, which finds nothing where the account is gone. */
export const accountStands = (userId: string): SQL =>
  sql`exists (select from ${users} where ${users.id} = ${userId} for key share)`;

/** @throws AppError `unauthenticated` when there is no such account, or no longer */
export async function checkAccount(database: Reader, userId: string): Promise<void> {
  const found = await database.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (found.length === 0) throw noAccount();
}
