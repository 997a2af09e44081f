import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '../../scripts/build-web.ts';
import { unpackedChromium } from './unpacked-chromium.ts';

/** The journeys are made with the web as it is now, built apart from what may be served elsewhere. */
export default async function setup(project: TestProject) {
  // Once, and not by every test file that begins at the same time.
  await unpackedChromium();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sextant-web-'));
  if (buildWeb(folder) !== 0) throw new Error('the web could not be built');
  project.provide('webRoot', folder);
  return () => rm(folder, { recursive: true, force: true });
}

declare module 'vitest' {
  interface ProvidedContext {
    webRoot: string;
  }
}
