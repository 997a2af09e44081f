import type pg from 'pg';

/** A row that fills most of a page of 8 kB: each takes a new one, and so finds out whether there is room on the disk. */
const fillerBytes = 5_000;
/** Past this the table is emptied; PostgreSQL never does so by itself, since it would hand out its old pages again. */
const maxTableBytes = 1024 * 1024;

/**
 * Makes the table that readiness is tried with. It holds nothing, which is why it is none of the schema's versions;
 * to be called while no other process migrates.
 */
export async function installWriteProbe(client: pg.Client): Promise<void> {
  await client.query(
    `create table if not exists write_probes (at timestamptz not null default now(), filler bytea not null)
       with (autovacuum_enabled = off)`,
  );
  // Only the first time: it wants the table for itself, and every other process's probe would wait behind it.
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = 'write_probes'::regclass and attname = 'filler' and attstorage <> 'p'`,
  );
  if (rows.length > 0) await client.query('alter table write_probes alter column filler set storage plain');
}

/**
 * Writes to the database as everything else does: into a table, by a new page, and committed to its disk. Where the table
 * cannot be emptied for a while, rows without a filler share pages, so that it hardly grows.
 */
export async function probeWriting(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ size: string }>(
    `insert into write_probes (filler)
       select decode(case when pg_relation_size('write_probes') > ${maxTableBytes} then ''
                          else repeat('00', ${fillerBytes}) end, 'hex')
       returning pg_relation_size('write_probes') as size`,
  );
  if (Number(rows[0]?.size) > maxTableBytes) await emptyTable(pool);
}

/**
 * Emptying needs the table for itself, and `pg_dump` holds each table for as long as it takes. So there is no waiting, in
 * which others would have to wait behind it, and a failure says nothing: the row was written, and the next probe tries again.
 */
async function emptyTable(pool: pg.Pool): Promise<void> {
  await pool
    .query('lock table write_probes in access exclusive mode nowait; truncate write_probes')
    .catch(() => {});
}
