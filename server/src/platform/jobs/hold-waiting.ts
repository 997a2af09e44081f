import type { Database } from '../db/client.ts';
import { sql } from '../db/orm.ts';
import { queueSchema } from './queue-database.ts';

/**
 * Keeps the job of this key that waits from being taken before the transaction is through: who takes jobs passes over those
 * that are locked.
 * @returns false where it has been taken by now
 */
export async function holdWaiting(
  transaction: Pick<Database, 'execute'>,
  name: string,
  key: string,
): Promise<boolean> {
  // In the words of the index by which there is one of them.
  const { rows } = await transaction.execute(
    sql`select from ${sql.identifier(queueSchema)}.job where name = ${name} and coalesce(singleton_key, '') = ${key}
      and state = 'created' and policy = 'short' for update`,
  );
  return rows.length > 0;
}
