import type pg from 'pg';
import type { BackupTable } from './format.ts';

/**
 * What is made anew by itself. Jobs of the queue are not in this schema at all: what they would have made of a restored
 * question is asked for again.
 */
const left = ['write_probes'];

/** All tables that hold something of Sextant's, those that others refer to before these. */
export async function tablesOf(client: pg.Client): Promise<BackupTable[]> {
  const { rows: tables } = await client.query<BackupTable>(
    `select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> all ($1) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [left],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as from, t.relname as to
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  );
  const ordered: BackupTable[] = [];
  const waiting = new Set(tables);
  while (waiting.size > 0) {
    const names = new Set([...waiting].map(({ table }) => table));
    const free = [...waiting].filter(
      ({ table }) => !references.some(({ from, to }) => from === table && names.has(to)),
    );
    if (free.length === 0) throw new Error(`These tables refer to one another: ${[...names].join(', ')}`);
    for (const table of free) waiting.delete(table);
    ordered.push(...free);
  }
  return ordered;
}
