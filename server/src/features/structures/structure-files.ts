import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { StructureParams } from '@sextant/contracts/blocks/structure';

const bundled = path.join(import.meta.dirname, 'bundled');
/** Some 200 kB each, compressed. The oldest make room. */
const maxKept = 500;

const compress = promisify(gzip);
const expand = promisify(gunzip);

const read = async (file: string): Promise<string | null> => {
  try {
    return (await expand(await readFile(file))).toString('utf8');
  } catch {
    // Missing, or cut by a crash: it is fetched again.
    return null;
  }
};

/** The structures that come with the product, and those that were fetched before, in a folder of `DATA_DIR`. */
export function createStructureFiles(dataDir: string) {
  const folder = path.join(dataDir, 'structures');
  const fileOf = ({ source, id }: StructureParams) => path.join(folder, `${source}-${id}.pdb.gz`);

  async function prune(): Promise<void> {
    const names = await readdir(folder);
    if (names.length <= maxKept) return;
    const files = await Promise.all(
      names.map(async (name) => ({ name, time: (await stat(path.join(folder, name))).mtimeMs })),
    );
    const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - maxKept);
    await Promise.all(oldest.map(({ name }) => rm(path.join(folder, name), { force: true })));
  }

  return {
    /** Coordinates at hand; null where a data bank must be asked. */
    async find(wanted: StructureParams): Promise<string | null> {
      const own = wanted.source === 'rcsb' ? path.join(bundled, `${wanted.id.toLowerCase()}.pdb.gz`) : null;
      return (own && (await read(own))) ?? read(fileOf(wanted));
    },
    /** Keeps coordinates. Another process may do the same at the same time: the last one stays. */
    async keep(wanted: StructureParams, text: string): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = path.join(folder, `${randomUUID()}.part`);
      await writeFile(unfinished, await compress(text));
      await rename(unfinished, fileOf(wanted));
      await prune();
    },
  };
}
