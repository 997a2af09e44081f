import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../process/start-error.ts';
import { migrateTo } from '../migrate.ts';
import { hasPendingFindings } from '../schema.ts';
import { type BackupHead, columnsOf } from './format.ts';
import { readBackup } from './read-backup.ts';
import { tablesOf } from './tables.ts';

const notMade = { state: 'failed', reason: 'A backup was restored before this was made.' };
const notJudged = {
  state: 'none',
  missing: { why: 'failed', reason: 'A backup was restored before this was judged.' },
};
const judgedOnce = {
  state: 'done',
  second_missing: { why: 'failed', reason: 'A backup was restored before a second judge had answered.' },
};

/** What has come of a backup. */
export interface Restored {
  /** By table. */
  rows: Record<string, number>;
  /** Tables of the backup that the schema does not have: somebody else's, who had them in the same database. */
  leftOut: string[];
}

/**
 * Puts what a backup holds into an empty database, by the schema that it was made with; all of it or nothing.
 * @throws StartError
 */
export async function restoreBackup(client: pg.Client, file: string): Promise<Restored> {
  const restored: Record<string, number> = {};
  const leftOut: string[] = [];
  const quote = (name: string) => client.escapeIdentifier(name);
  let own = new Set<string>();
  let copy: { stream: CopyStreamQuery; table: string } | null = null;
  let isOpen = false;
  try {
    for await (const part of readBackup(file))
      switch (part.type) {
        case 'head':
          await prepare(client, part.head);
          own = new Set((await tablesOf(client)).map(({ table }) => table));
          await client.query('begin');
          isOpen = true;
          for (const [name, last] of Object.entries(part.head.sequences))
            await client.query('select setval(to_regclass($1), $2)', [quote(name), last]);
          break;
        case 'table': {
          const { columns, table } = part.table;
          if (!own.has(table)) {
            leftOut.push(table);
            break;
          }
          // What triggers count of rows is in the backup already.
          await client.query(`alter table ${quote(table)} disable trigger user`);
          const text = `copy ${quote(table)} (${columnsOf(columns, quote)}) from stdin`;
          copy = { table, stream: client.query(copyFrom(text)) };
          // Told to who writes next, or ends it.
          copy.stream.on('error', () => {});
          break;
        }
        case 'rows':
          if (copy) await feed(copy.stream, part.rows);
          break;
        case 'table-end':
          if (!copy) break;
          copy.stream.end();
          await finished(copy.stream);
          await client.query(`alter table ${quote(copy.table)} enable trigger user`);
          restored[copy.table] = copy.stream.rowCount;
          copy = null;
          break;
        case 'end':
          for (const [table, count] of Object.entries(part.rows))
            if (own.has(table) && restored[table] !== count)
              throw new StartError(
                `${file} should hold ${count} rows of ${table}, and holds ${restored[table]}.`,
              );
      }
    await client.query('commit');
    return { rows: restored, leftOut };
  } catch (error) {
    copy?.stream.destroy();
    // The connection's end does the same where it can no longer be asked.
    if (isOpen) await client.query('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Jobs are in no backup: whose finding one was to make can have it made, and whose answers one was to have judged can ask a
 * judge. To be called with this version's schema.
 */
export async function settleFindings(client: pg.Client): Promise<void> {
  // Between quotation marks that are marks of JSON: within a text they have a backslash before them.
  await client.query(
    `update turns set findings_version = findings_version + 1, overview = jsonb_set(
       replace(overview::text, '"confirmation": "asked"', '"confirmation": "one-judge"')::jsonb, '{judgement}',
       overview -> 'judgement' || case overview #>> '{judgement,state}' when 'open' then $1::jsonb else $2::jsonb end)
     where ended_at is not null and overview #>> '{judgement,state}' in ('open', 'second')`,
    [JSON.stringify(notJudged), JSON.stringify(judgedOnce)],
  );
  await client.query(
    `update turns set findings_version = findings_version + 1, finding_states =
       (select jsonb_object_agg(key, case when value ->> 'state' = 'pending' then $1::jsonb else value end)
        from jsonb_each(finding_states))
     where ${hasPendingFindings}`,
    [JSON.stringify(notMade)],
  );
}

/** @throws what PostgreSQL had against what came before */
async function feed(stream: CopyStreamQuery, rows: Buffer): Promise<void> {
  if (stream.errored) throw stream.errored;
  if (!stream.write(rows)) await once(stream, 'drain');
}

/** @throws StartError where something is there, or the backup is of a version that this one does not know */
async function prepare(client: pg.Client, { schema }: BackupHead): Promise<void> {
  const newFolder =
    'Restore into an empty database: set DATA_DIR to a new folder, or DATABASE_URL to a new database.';
  for (const { table } of await tablesOf(client)) {
    const { rows } = await client.query(
      `select exists (select from ${client.escapeIdentifier(table)}) as is_used`,
    );
    if (rows[0]?.is_used) throw new StartError(`The database is not empty. ${newFolder}`);
  }
  const state = await migrateTo(client, schema);
  if (state === 'unknown')
    throw new StartError('The backup was made by a newer version of Sextant. Restore it with that version.');
  if (state === 'other')
    throw new StartError(`The database has the schema of another version than the backup. ${newFolder}`);
}
