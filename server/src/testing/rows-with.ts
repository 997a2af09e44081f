import type { TestDatabase } from './test-database.ts';

/** Every row of every table, the queue's and the migrations' too, that holds one of these texts: its table and its beginning. */
export async function rowsWith({ database }: TestDatabase, texts: string[]): Promise<string[]> {
  const { $client } = database;
  const { rows: tables } = await $client.query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await $client.query<{ row: string }>(
      `select t::text as row from ${name} t where exists (select from unnest($1::text[]) x where strpos(t::text, x) > 0)`,
      [texts],
    );
    found.push(...rows.map(({ row }) => `${name}: ${row.slice(0, 200)}`));
  }
  return found;
}
