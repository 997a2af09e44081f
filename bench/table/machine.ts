import os from 'node:os';
import { withDatabase } from '../with-database.ts';

/** What the figures were taken on: without it they say nothing. */
export async function describeMachine(): Promise<string> {
  const cores = os.cpus();
  const postgres = await withDatabase(
    async (database) =>
      (await database.$client.query('show server_version')).rows[0]?.server_version as string,
  ).catch(() => 'not started');
  return [
    `${cores.length} × ${cores[0]?.model.trim() ?? 'unknown'}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `load ${os.loadavg()[0]?.toFixed(1)} before`,
    `${os.type()} ${os.arch()}`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${postgres.split(' ')[0]}`,
    new Date().toISOString().slice(0, 10),
  ].join(', ');
}
