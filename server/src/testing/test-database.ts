import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/client.ts';
import { ownedBy } from './owned-by.ts';

export interface TestDatabase {
  database: Database;
  url: string;
  /** As the superuser, which the product is not. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database on the test run's PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const test = makeTestDatabase();
  await test.open();
  return test;
}

/** As above, but there only once it was opened. */
export function makeTestDatabase(): TestDatabase & { open(): Promise<void> } {
  const { adminUrl, template, url } = inject('postgres');
  const log = pino({ level: 'silent' });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(adminUrl, log);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openDatabase(own.href, log);
  return {
    database,
    url: own.href,
    adminUrl: Object.assign(new URL(adminUrl), { pathname: own.pathname }).href,
    // Copied by its files: page by page through the log, one takes PostgreSQL four times as long and more.
    open: () =>
      makeDatabase(() =>
        admin.$client.query(
          `create database ${name} template ${template} strategy file_copy ${ownedBy(url)}`,
        ),
      ),
    async drop() {
      await database.$client.end();
      await admin.$client.query(`drop database if exists ${name} with (force)`);
      await admin.$client.end();
    },
  };
}

/** The template must have no visitor for a moment: PostgreSQL's own housekeeping may be there, on a busy machine for long. */
async function makeDatabase(make: () => Promise<unknown>, tries = 12): Promise<void> {
  try {
    await make();
  } catch (error) {
    const isInUse = error instanceof Error && 'code' in error && error.code === '55006';
    if (!isInUse || tries === 1) throw error;
    await makeDatabase(make, tries - 1);
  }
}
