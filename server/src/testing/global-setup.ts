import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/client.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { ownedBy } from './owned-by.ts';

/**
 * One real PostgreSQL for the whole test run, with a migrated template that every test file copies.
 * `TEST_DATABASE_URL` names a running server to use instead (its `template1` is left alone).
 */
export default async function setup(project: TestProject) {
  const log = pino({ level: 'warn' });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-test-'));
  const own = process.env.TEST_DATABASE_URL ? null : await startOwn(folder, log);
  const url = own?.url ?? (process.env.TEST_DATABASE_URL as string);
  const adminUrl = own?.adminUrl ?? url;
  const template = `sextant_template_${process.pid}_${project.name}`;

  const admin = openDatabase(adminUrl, log);
  await admin.$client.query(`create database ${template} ${ownedBy(url)}`);
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${template}`;
  const migrated = openDatabase(templateUrl.href, log);
  await migrateDatabase(migrated, log);
  await migrated.$client.end();
  project.provide('postgres', { url, adminUrl, template });

  return async () => {
    await admin.$client.query(`drop database if exists ${template} with (force)`);
    await admin.$client.end();
    await own?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** Loaded only where it is needed: a server that is named spares the embedded one. */
async function startOwn(dataDir: string, log: Logger) {
  const { startEmbeddedPostgres } = await import('../platform/db/embedded/embedded-postgres.ts');
  return startEmbeddedPostgres({ dataDir, log, isThrowaway: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    /** `url` is the product's own role, which is no superuser; `adminUrl` may make databases. */
    postgres: { url: string; adminUrl: string; template: string };
  }
}
