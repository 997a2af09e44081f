import { createHmac } from 'node:crypto';
import pg from 'pg';
import { superuser } from './password.ts';

/** The server's own role: it owns all that Sextant keeps, and may neither read files nor run programs of the machine. */
const ownRole = 'sextant_server';

/** Milliseconds for each connection and each statement. */
const timeoutMs = 30_000;

/**
 * What `pg` would take from a shell where an address leaves it open, as for another server: `PGSSLMODE`, `PGSSLNEGOTIATION`,
 * `PGOPTIONS`, `PGCLIENT_ENCODING` and `PGREPLICATION`. An empty option would leave it open as well.
 */
const notOfTheShell = new URLSearchParams({
  sslmode: 'disable',
  sslnegotiation: 'postgres',
  options: '-c timezone=UTC',
  client_encoding: 'utf8',
  replication: 'false',
});

/** Both ways into a cluster that listens on a port; its one password opens them. */
export function urlsOf(password: string, port: number): { url: string; adminUrl: string } {
  const urlOf = (role: string, secret: string) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/postgres?${notOfTheShell}`;
  const secret = createHmac('sha256', password).update(ownRole).digest('base64url');
  return { url: urlOf(ownRole, secret), adminUrl: urlOf(superuser, password) };
}

/**
 * Has all that is kept belong to the server's own role, which is made where it does not exist: clusters of earlier
 * versions have the superuser alone. Nothing is written where everything is as it should be.
 */
export async function giveToOwnRole(
  { adminUrl, url }: { url: string; adminUrl: string },
  { isNew }: { isNew: boolean },
): Promise<void> {
  // PostgreSQL tells its log of a role that it does not know yet as of a break-in.
  if (!isNew && (await isOwned(url))) return;
  await withClient(adminUrl, async (admin) => {
    const { password } = new URL(url);
    await admin.query('begin');
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [ownRole]);
    await admin.query(`${rowCount ? 'alter' : 'create'} role ${ownRole} login password '${password}'`);
    const { rows } = await admin.query<{ statement: string }>(changes);
    for (const { statement } of rows) await admin.query(statement);
    await admin.query('commit');
  });
}

/** What would have to change hands. Members of extensions stay, and what belongs to a table goes with it. */
const changes = `
  with kept as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'),
  member as (select classid, objid, deptype from pg_depend where deptype in ('a', 'e', 'i'))
  select format('alter database %I owner to ${ownRole}', datname) as statement from pg_database
    where datname = current_database() and datdba = '${superuser}'::regrole
  union all
  select format('alter schema %I owner to ${ownRole}', nspname) from pg_namespace join kept using (oid, nspname)
    where nspowner = '${superuser}'::regrole
  union all
  select format('alter table %s owner to ${ownRole}', pg_class.oid::regclass)
    from pg_class join kept on kept.oid = relnamespace
    where relowner = '${superuser}'::regrole and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from member where classid = 'pg_class'::regclass and objid = pg_class.oid)
  union all
  select format('alter routine %s owner to ${ownRole}', pg_proc.oid::regprocedure)
    from pg_proc join kept on kept.oid = pronamespace
    where proowner = '${superuser}'::regrole
      and not exists (select from member where classid = 'pg_proc'::regclass and objid = pg_proc.oid)
  union all
  select format('alter type %s owner to ${ownRole}', pg_type.oid::regtype)
    from pg_type join kept on kept.oid = typnamespace
    where typowner = '${superuser}'::regrole and typtype in ('d', 'e')
      and not exists (select from member where classid = 'pg_type'::regclass and objid = pg_type.oid)`;

/** Whether the role can enter, and nothing is another's. */
async function isOwned(url: string): Promise<boolean> {
  try {
    return await withClient(url, async (client) => (await client.query(changes)).rowCount === 0);
  } catch (error) {
    // No such role, or a password of before this one.
    if (error instanceof pg.DatabaseError && error.code?.startsWith('28')) return false;
    throw error;
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
