import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/client.ts';

export interface TestDatabase {
  database: Database;
  url: string;
  drop(): Promise<void>;
}

/** A fresh, migrated database on the test run's PostgreSQL. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, template } = inject('postgres');
  const log = pino({ level: 'silent' });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = openDatabase(url, log);
  await admin.$client.query(`create database ${name} template ${template}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const database = openDatabase(own.href, log);
  return {
    database,
    url: own.href,
    async drop() {
      await database.$client.end();
      await admin.$client.query(`drop database if exists ${name} with (force)`);
      await admin.$client.end();
    },
  };
}
