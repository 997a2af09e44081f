import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { fileProblem, StartError } from '../../process/start-error.ts';
import { type BackupHead, columnsOf, endOfRows } from './format.ts';
import { tablesOf } from './tables.ts';

/**
 * Writes all that a database holds to a file, as it stood at one moment, while it goes on being used. The file is whole
 * or is not there; only its owner may read it.
 * @returns rows by table
 * @throws StartError
 */
export async function writeBackup(client: pg.Client, file: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const part = `${file}.part`;
  await client.query('begin isolation level repeatable read read only');
  try {
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const output = createWriteStream(part, { mode: 0o600, flush: true });
    await pipeline(Readable.from(contents(client, rows), { objectMode: false }), createGzip(), output);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw 'syscall' in (error as object) ? fileProblem(error, file) : error;
  } finally {
    await client.query('rollback');
  }
  return rows;
}

async function* contents(client: pg.Client, rows: Record<string, number>): AsyncGenerator<Buffer> {
  yield line(await headOf(client));
  const quote = (name: string) => client.escapeIdentifier(name);
  for (const { columns, table } of await tablesOf(client)) {
    yield line({ table, columns });
    const copy = client.query(copyTo(`copy ${quote(table)} (${columnsOf(columns, quote)}) to stdout`));
    for await (const chunk of copy) yield chunk;
    rows[table] = copy.rowCount;
    yield Buffer.from(`${endOfRows}\n`);
  }
  yield line({ rows });
}

const line = (content: object) => Buffer.from(`${JSON.stringify(content)}\n`);

async function headOf(client: pg.Client): Promise<BackupHead> {
  const { rows: known } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is_ours`,
  );
  if (!known[0]?.is_ours) throw new StartError("The database holds nothing of Sextant's to be backed up.");
  const { rows: migrations } = await client.query(
    'select max(created_at) as schema from drizzle.__drizzle_migrations',
  );
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return {
    format: 'sextant-backup-1',
    made_at: new Date().toISOString(),
    schema: Number(migrations[0]?.schema),
    sequences: Object.fromEntries(sequences.map(({ last, name }) => [name, last])),
  };
}
