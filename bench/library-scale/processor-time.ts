import { readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/**
 * Milliseconds of processor time that this process and PostgreSQL have used so far: what a search costs, whatever else
 * the machine does. Linux only, and a PostgreSQL on this machine.
 */
export async function processorTimer(pool: pg.Pool): Promise<() => number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = read(rows[0]?.pid ?? 0)?.parent;
  return () => {
    const own = process.cpuUsage();
    const backends = readdirSync('/proc')
      .map((name) => (/^\d+$/.test(name) ? read(Number(name)) : null))
      .filter((found) => found !== null && (found.parent === server || found.pid === server))
      // What has ended, such as a parallel worker, counts with the server that waited for it.
      .reduce(
        (sum, found) => sum + (found?.ms ?? 0) + (found?.pid === server ? (found?.msOfEnded ?? 0) : 0),
        0,
      );
    return (own.user + own.system) / 1_000 + backends;
  };
}

/** Linux counts a process's time in hundredths of a second (`getconf CLK_TCK`): proc(5). */
const tickMs = 10;

function read(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets, which may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    const [, parent = 0] = fields;
    return { pid, parent, ms: (user + system) * tickMs, msOfEnded: (endedUser + endedSystem) * tickMs };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}
