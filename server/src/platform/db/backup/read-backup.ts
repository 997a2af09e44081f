import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { fileProblem, StartError } from '../../process/start-error.ts';
import { type BackupHead, type BackupTable, backupHead, endLine, endOfRows, tableLine } from './format.ts';

/** What a backup holds, in its order. */
export type BackupPart =
  | { type: 'head'; head: BackupHead }
  | { type: 'table'; table: BackupTable }
  /** Whole lines of COPY. */
  | { type: 'rows'; rows: Buffer }
  | { type: 'table-end' }
  | { type: 'end'; rows: Record<string, number> };

const lineEnd = 10;
const terminator = Buffer.from(`\n${endOfRows}\n`);

/** @throws StartError where the file is none, is damaged or was cut off */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  let state: 'head' | 'tables' | 'rows' | 'end' = 'head';
  const damaged = (cause?: unknown) =>
    new StartError(`${file} is no whole backup of Sextant's. Take another one; nothing was restored.`, {
      cause,
    });
  const read = <T extends z.ZodType>(schema: T, line: Buffer): z.output<T> => {
    try {
      return schema.parse(JSON.parse(line.toString()));
    } catch (error) {
      throw damaged(error);
    }
  };
  try {
    for await (const lines of wholeLines(file)) {
      let rest = lines;
      while (rest.length > 0) {
        if (state === 'rows') {
          // The line before it may have been in the block before.
          const isFirst = rest.subarray(0, terminator.length - 1).equals(terminator.subarray(1));
          const at = isFirst ? 0 : rest.indexOf(terminator) + 1;
          const hasEnd = isFirst || at > 0;
          const rows = hasEnd ? rest.subarray(0, at) : rest;
          if (rows.length > 0) yield { type: 'rows', rows };
          if (!hasEnd) break;
          yield { type: 'table-end' };
          state = 'tables';
          rest = rest.subarray(at + terminator.length - 1);
          continue;
        }
        const end = rest.indexOf(lineEnd) + 1;
        const line = rest.subarray(0, end);
        rest = rest.subarray(end);
        if (state === 'head') {
          yield { type: 'head', head: read(backupHead, line) };
          state = 'tables';
        } else if (line.includes('{"table":')) {
          yield { type: 'table', table: read(tableLine, line) };
          state = 'rows';
        } else {
          yield { type: 'end', rows: read(endLine, line).rows };
          state = 'end';
        }
      }
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code.startsWith('Z_')) throw damaged(error);
    throw code === 'ENOENT' ? new StartError(`There is no file ${file}.`) : problem(error, file);
  }
  if (state !== 'end') throw damaged();
}

const problem = (error: unknown, file: string) =>
  (error as NodeJS.ErrnoException).syscall ? fileProblem(error, file) : error;

/** Blocks that end where a line does. */
async function* wholeLines(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // Its failure ends the loop below.
  pipeline(createReadStream(file), gunzip).catch(() => {});
  let begun: Buffer[] = [];
  for await (const chunk of gunzip as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(lineEnd) + 1;
    if (end > 0) {
      yield Buffer.concat([...begun, chunk.subarray(0, end)]);
      begun = [];
    }
    if (end < chunk.length) begun.push(chunk.subarray(end));
  }
}
