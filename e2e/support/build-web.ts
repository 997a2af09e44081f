import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { unpackedChromium } from './unpacked-chromium.ts';

/** The journeys are made with the web as it is now, built apart from what may be served elsewhere. */
export default async function setup(project: TestProject) {
  // Once, and not by every test file that begins at the same time.
  await unpackedChromium();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-web-'));
  await promisify(execFile)(
    'npm',
    ['run', 'build', '--workspace', 'web', '--', '--outDir', folder, '--emptyOutDir'],
    {
      cwd: path.resolve(import.meta.dirname, '../..'),
      shell: process.platform === 'win32',
      // As it is served: under the test run's own `test`, React would be built for development, and slow.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  project.provide('webRoot', folder);
  return () => rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    webRoot: string;
  }
}
