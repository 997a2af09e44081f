import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseAway } from './is-database-away.ts';
import { drizzle, type NodePgDatabase } from './orm.ts';
import * as schema from './schema.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

/**
 * Opens a pool on `url`. Connections are made when first needed; call `database.$client.end()` to close.
 * @param max so many connections at once
 */
export function openDatabase(url: string, log: Logger, max = 20): Database {
  return fromPool(
    {
      connectionString: url,
      max,
      connectionTimeoutMillis: 5_000,
      idleTimeoutMillis: 30_000,
      // A database whose machine vanished says nothing: the system notices by itself, and queries end here.
      keepAlive: true,
      statement_timeout: 30_000,
      query_timeout: 35_000,
      application_name: 'sextant',
    },
    log,
  );
}

/**
 * The same database by connections of its own, for what may not wait until others are through; to be closed as well.
 * @param limits other times than usual
 */
export function besideOthers(
  { $client }: Database,
  max: number,
  log: Logger,
  limits: Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'query_timeout' | 'statement_timeout'> = {},
): Database {
  return fromPool({ ...$client.options, ...limits, max }, log);
}

function fromPool(options: pg.PoolConfig, log: Logger): Database {
  const pool = new pg.Pool(options);
  // The pool listens to idle connections only. One that breaks while a transaction holds it, between two of its
  // statements, would end the process; the transaction's next statement fails all the same.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', (error) => log.warn({ reason: error.message }, 'A database connection was lost'));
  const database = drizzle(pool, { schema });
  database.transaction = (work, settings) =>
    withConnection(pool, (client) => drizzle(client, { schema }).transaction(work, settings));
  return database;
}

/**
 * Lends a connection and takes it back whatever happens. Drizzle by itself would keep one for good whose end it notices
 * as its transaction begins: after twenty of those a process could ask nothing any more.
 */
async function withConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return await work(client);
  } catch (error) {
    isBroken = isDatabaseAway(error);
    throw error;
  } finally {
    client.release(isBroken);
  }
}
