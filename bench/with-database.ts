import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { type Database, openDatabase } from '../server/src/platform/db/client.ts';
import { migrateDatabase } from '../server/src/platform/db/migrate.ts';
import { ownedBy } from '../server/src/testing/owned-by.ts';

/**
 * Runs `work` on a fresh, migrated database and drops it afterwards: on the server of `TEST_DATABASE_URL`,
 * or on an embedded PostgreSQL of its own. `admin` is the same server's superuser.
 */
export async function withDatabase<T>(work: (database: Database, admin: Database) => Promise<T>): Promise<T> {
  const log = pino({ level: 'error' });
  const given = process.env.TEST_DATABASE_URL;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-bench-'));
  const own = given ? null : await startOwn(folder, log);
  const url = new URL(own?.url ?? given ?? '');
  const admin = openDatabase(own?.adminUrl ?? url.href, log);
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await admin.$client.query(`create database ${name} ${ownedBy(url.href)}`);
  url.pathname = `/${name}`;
  const database = openDatabase(url.href, log);
  try {
    await migrateDatabase(database, log);
    return await work(database, admin);
  } finally {
    await database.$client.end();
    await admin.$client.query(`drop database if exists ${name} with (force)`);
    await admin.$client.end();
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Loaded only where it is needed: a server that is named spares the embedded one and its binaries. */
async function startOwn(dataDir: string, log: Logger) {
  const { startEmbeddedPostgres } = await import('../server/src/platform/db/embedded/embedded-postgres.ts');
  return startEmbeddedPostgres({ dataDir, log });
}
