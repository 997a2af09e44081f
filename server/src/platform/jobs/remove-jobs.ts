import { sql } from '../db/orm.ts';
import type { Transaction } from './jobs.ts';
import { queueSchema } from './queue-database.ts';

/** Removes the jobs about turns that are no more, done ones too, which are otherwise kept for an hour. */
export async function removeJobsOfTurns(transaction: Transaction, turnIds: string[]): Promise<void> {
  if (turnIds.length === 0) return;
  await transaction.execute(
    sql`delete from ${sql.identifier(queueSchema)}.job where data ->> 'turnId' = any(${sql.param(turnIds)})`,
  );
}
