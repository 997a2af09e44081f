import { constants, crc32, deflateRawSync } from 'node:zlib';
import { pino } from 'pino';
import { type Database, openDatabase } from '../../../platform/db/client.ts';
import { isDatabaseAway } from '../../../platform/db/is-database-away.ts';
import type { PartTask, WrittenPart } from './part.ts';
import { writeCitationsFile, writeRecordPart } from './write-part.ts';

let opened: { url: string; database: Database } | null = null;

function databaseAt(url: string): Database {
  if (opened?.url !== url) opened = { url, database: openDatabase(url, pino({ level: 'silent' }), 1) };
  return opened.database;
}

/** Reads, and changes nothing: it may be done again. */
async function write(task: PartTask): Promise<{ text: string; upTo: number | null } | null> {
  const database = databaseAt(task.databaseUrl);
  return task.kind === 'record'
    ? writeRecordPart(database, task)
    : { text: await writeCitationsFile(database, task), upTo: null };
}

/**
 * What a thread runs: a few turns of one session, so that neither many sessions nor a long one fill the memory. Null where
 * the session has been deleted.
 */
export default async function work(task: PartTask): Promise<WrittenPart | null> {
  const written = await write(task).catch((error: unknown) => {
    // A thread that waits for work notices nothing: its connection may have broken since the part before.
    if (!isDatabaseAway(error)) throw error;
    return write(task);
  });
  if (!written) return null;
  const { text, upTo } = written;
  const plain = Buffer.from(text);
  // Flushed to a whole byte, a part can be followed by the next; the last one says that it is the last.
  const finishFlush = upTo === null ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  return {
    bytes: deflateRawSync(plain, { finishFlush }),
    size: plain.length,
    crc: crc32(plain, task.crc),
    upTo,
  };
}
