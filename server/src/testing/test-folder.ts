import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that goes away with the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}
