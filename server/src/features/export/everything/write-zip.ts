import { Zip, type ZipInputFile, ZipPassThrough } from 'fflate';
import type { WrittenPart } from './part.ts';

/** A file of the ZIP: whole, or written part by part as it is read. */
export interface ZipFile {
  name: string;
  content: Uint8Array | AsyncIterable<WrittenPart>;
}

/** The number by which a ZIP says "deflated". */
const deflated = 8;

/** The bytes of a ZIP. Nothing is asked of its files before somebody takes what came before. */
export async function* writeZip(files: AsyncIterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for await (const { content, name } of files) {
    if (content instanceof Uint8Array) {
      const file = new ZipPassThrough(name);
      zip.add(file);
      file.push(content, true);
      yield* ready.splice(0);
      continue;
    }
    const file: ZipInputFile = { filename: name, compression: deflated, size: 0, crc: 0 };
    zip.add(file);
    for await (const { bytes, crc, size, upTo } of content) {
      file.size += size;
      file.crc = crc;
      file.ondata?.(null, bytes, upTo === null);
      yield* ready.splice(0);
    }
  }
  zip.end();
  yield* ready.splice(0);
}
