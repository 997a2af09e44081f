import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './client.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number; the same in every process, so that two that start together migrate one after the other. */
const migrationLock = 7_283_915;

/** Brings the database to this version's schema. Safe to run from many processes at once. */
export async function migrateDatabase(database: Database): Promise<void> {
  const client = await database.$client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection gives the lock back, whatever happened.
    client.release(true);
  }
}
