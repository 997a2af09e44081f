import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { startEmbeddedPostgres } from '../platform/db/embedded/embedded-postgres.ts';
import { testFolder } from './test-folder.ts';

let original: Promise<string> | null = null;

afterAll(async () => {
  if (original) await rm(path.dirname(await original), { recursive: true, force: true });
});

/**
 * A data folder as a first start that ended in good order leaves it, with an empty database; goes away with the test.
 * For tests of what comes later: the database is made once for a test file and copied for each test.
 */
export async function preparedDataDir(): Promise<string> {
  original ??= makeOriginal();
  const dataDir = path.join(await testFolder(), 'data');
  await cp(await original, dataDir, { recursive: true });
  return dataDir;
}

async function makeOriginal(): Promise<string> {
  const dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'sextant-prepared-')), 'data');
  const log = pino({ level: 'silent' });
  await (await startEmbeddedPostgres({ dataDir, log, isThrowaway: true })).stop();
  return dataDir;
}
