import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import sparticuz from '@sparticuz/chromium';

/** Beside the packages, so that a newer one is unpacked again: `npm ci` empties the folder. */
const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const folder = path.join(cache, 'chromium');

/**
 * The Chromium that comes as an npm package, unpacked. Left alone the package unpacks into the machine's temporary folder
 * and takes whatever bears the name there: a copy that another test file is still writing, or one of another user.
 */
export async function unpackedChromium(): Promise<string> {
  const program = path.join(folder, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const unpacking = await mkdtemp(`${folder}-`);
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = unpacking;
  try {
    await sparticuz.executablePath();
  } finally {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  }
  // Whole or not at all; the first one has won.
  await rename(unpacking, folder).catch(() => rm(unpacking, { recursive: true, force: true }));
  return program;
}
