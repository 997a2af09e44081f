import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/** Opens a pool on `url`. Connections are made when first needed; call `database.$client.end()` to close. */
export function openDatabase(url: string, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: 'sextant',
  });
  // An idle connection that breaks is reported here; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'database connection lost'));
  return drizzle(pool, { schema });
}
