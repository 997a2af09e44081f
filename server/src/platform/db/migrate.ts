import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Logger } from 'pino';
import { installQueue } from '../jobs/install-queue.ts';
import { StartError } from '../process/start-error.ts';
import type { Database } from './client.ts';
import { withLockPatience } from './lock-patience.ts';
import { drizzle, migrate, readMigrationFiles } from './orm.ts';
import { installWriteProbe } from './write-probe.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number; the same in every process, so that two that start together migrate one after the other. */
const migrationLock = 7_283_915;

/** Time of the newest migration of this version, by which Drizzle tells which ones have run. */
const newest = Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));

const newerSchema =
  'The database has the schema of a newer version than this one. Start that version, or restore the backup that was made before it.';

/**
 * Brings the database to this version's schema. Safe to run from many processes at once, and beside those that serve.
 * @throws StartError where a newer version has been at it, of whose schema this one knows nothing
 */
export async function migrateDatabase(database: Database, log: Logger): Promise<void> {
  // Waiting for another process, or rewriting a large table, may take longer than any request may.
  const client = new pg.Client({ ...database.$client.options, query_timeout: 0, statement_timeout: 0 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await withLockPatience(client, log, async () => {
      await migrate(drizzle(client), { migrationsFolder });
      if ((await schemaState(database.$client)) === 'newer') throw new StartError(newerSchema);
      await installQueue(client);
      await installWriteProbe(client);
    });
  } finally {
    // Ending the connection gives the lock back, whatever happened.
    await client.end();
  }
}

/**
 * Gives an empty database the schema of an earlier version, or this one's.
 * @param schema time of that version's newest migration
 * @returns `same` when it has it now, `unknown` where this version never had it, `other` where there is another one already
 */
export async function migrateTo(client: pg.Client, schema: number): Promise<'same' | 'unknown' | 'other'> {
  const wanted = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis <= schema,
  );
  if (wanted.at(-1)?.folderMillis !== schema) return 'unknown';
  // As Drizzle makes it, which goes on from there.
  await client.query(`create schema if not exists drizzle; create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  const { rows } = await client.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  );
  if (rows[0]?.latest) return Number(rows[0].latest) === schema ? 'same' : 'other';
  await client.query('begin');
  for (const { folderMillis, hash, sql } of wanted) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  await client.query('commit');
  return 'same';
}

/** How the database's schema stands to this version's. */
export async function schemaState(pool: pg.Pool): Promise<'older' | 'same' | 'newer'> {
  const { rows } = await pool.query<{ latest: string | null }>(
    'select max(created_at) as latest from drizzle.__drizzle_migrations',
  );
  const latest = Number(rows[0]?.latest ?? 0);
  return latest === newest ? 'same' : latest < newest ? 'older' : 'newer';
}
