import { readFileSync } from 'node:fs';
import type { Database } from '../../server/src/platform/db/client.ts';
import { cpuMicroseconds, familyMicroseconds, mainThreadMicroseconds } from '../support/process-time.ts';

/** What the server and PostgreSQL have come to so far. */
export interface Seen {
  /** Microseconds of processor time: of the whole server, of its main thread, of PostgreSQL. */
  server: number;
  main: number;
  postgres: number;
  commits: number;
  wal: number;
  bytes: number;
  tables: Map<string, { live: number; written: number }>;
}

export async function look(database: Database, server: number, postgres: number): Promise<Seen> {
  const read = async <Row>(text: string) => (await database.$client.query(text)).rows as Row[];
  // What connections have counted reaches the views once they stand still for a second.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const [counted] = await read<{ commits: string; wal: string; bytes: string }>(
    `select (select xact_commit from pg_stat_database where datname = current_database()) as commits,
            pg_current_wal_lsn() - '0/0'::pg_lsn as wal,
            (select sum(pg_total_relation_size(relid)) from pg_stat_user_tables) as bytes`,
  );
  const tables = await read<{ name: string; live: string; written: string }>(
    `select schemaname || '.' || relname as name, sum(n_tup_ins - n_tup_del) as live,
            sum(n_tup_ins + n_tup_upd + n_tup_del) as written
     from pg_stat_user_tables group by 1 order by 1`,
  );
  return {
    server: cpuMicroseconds(server),
    main: mainThreadMicroseconds(server),
    postgres: familyMicroseconds(postgres),
    commits: Number(counted?.commits),
    wal: Number(counted?.wal),
    bytes: Number(counted?.bytes),
    tables: new Map(
      tables.map(({ name, live, written }) => [name, { live: Number(live), written: Number(written) }]),
    ),
  };
}

/** Megabytes: at its height, or now. */
export function memoryOf(pid: number, what: 'VmHWM' | 'VmRSS'): number {
  const size = new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(size) / 1_000);
}

/** Milliseconds. */
export interface Delay {
  p50: number;
  p99: number;
  max: number;
}

/** Since it was last asked. The timer by which it is seen wakes every 10 ms, which is the least that it can say. */
export async function delayOfLoop(url: string): Promise<Delay> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  const of = (name: string) =>
    1_000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(figures)?.[1]);
  return { p50: of('p50'), p99: of('p99'), max: of('max') };
}
