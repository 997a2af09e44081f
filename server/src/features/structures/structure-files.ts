import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline, type Readable, Writable } from 'node:stream';
import { pipeline as piped } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type { StructureParams } from '@sextant/contracts/blocks/structure';
import PQueue from 'p-queue';

const bundled = path.join(import.meta.dirname, 'bundled');
/** Some 200 kB each, compressed, but 2 MB and more where somebody looks for large ones. The oldest make room. */
const maxKeptBytes = 32 * 1024 * 1024;

const compress = promisify(gzip);

/**
 * What a file holds, read as it is sent: whoever asks for megabytes and takes none of them keeps a part of them waiting, and
 * not the whole. Null where it is missing, or was cut by a crash: it is fetched again.
 */
async function openWhole(file: string): Promise<Readable | null> {
  const handle = await open(file).catch(() => null);
  if (!handle) return null;
  const read = (autoClose: boolean) => handle.createReadStream({ start: 0, autoClose });
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  try {
    await piped(read(false), createGunzip(), nowhere);
  } catch {
    await handle.close();
    return null;
  }
  // Whose reader leaves is closed with it.
  return pipeline(read(true), createGunzip(), () => {});
}

/** The structures that come with the product, and those that were fetched before, in a folder of `DATA_DIR`. */
export function createStructureFiles(dataDir: string) {
  const folder = path.join(dataDir, 'structures');
  /** One is written at a time: many at once would each find room for itself. */
  const writing = new PQueue({ concurrency: 1 });
  const fileOf = ({ source, id }: StructureParams) => path.join(folder, `${source}-${id}.pdb.gz`);

  /** The newest stay, as long as there is room beside them. */
  async function makeRoom(bytes: number): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name);
        // Another process may have removed it meanwhile.
        const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
        return { file, size, time: mtimeMs };
      }),
    );
    let kept = bytes;
    for (const { file, size } of files.sort((a, b) => b.time - a.time)) {
      kept += size;
      if (kept > maxKeptBytes) await rm(file, { force: true });
    }
  }

  async function write(file: string, bytes: Buffer): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await makeRoom(bytes.length);
    const unfinished = path.join(folder, `${randomUUID()}.part`);
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
  }

  return {
    /** Coordinates at hand; null where a data bank must be asked. */
    async find(wanted: StructureParams): Promise<Readable | null> {
      const own = wanted.source === 'rcsb' && path.join(bundled, `${wanted.id.toLowerCase()}.pdb.gz`);
      const found = own ? await openWhole(own) : null;
      return found ?? openWhole(fileOf(wanted));
    },
    /** Keeps coordinates. Another process may do the same at the same time: the last one stays. */
    async keep(wanted: StructureParams, text: string): Promise<void> {
      const bytes = await compress(text);
      await writing.add(() => write(fileOf(wanted), bytes));
    },
  };
}
