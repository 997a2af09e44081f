import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** What proc(5) counts from the third field on: the second is the command in brackets, which may hold spaces. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const microseconds = (fields: string[], from: number) =>
  ((Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond) * 1e6;

/** CPU time that a process has used so far, user and system, all threads, in microseconds. Linux only: proc(5). */
export const cpuMicroseconds = (pid: number): number => microseconds(statOf(pid), 11);

/** The same of a process's main thread alone, which in Node serves everybody. Linux only. */
export function mainThreadMicroseconds(pid: number): number {
  // Nanoseconds on a processor, nanoseconds of waiting for one, slices.
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1_000;
}

export const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/**
 * The same of a process, of those that it has started, and of those of them that have ended: PostgreSQL has one for each
 * connection, and connections come and go.
 */
export function familyMicroseconds(pid: number): number {
  const own = statOf(pid);
  let sum = microseconds(own, 11) + microseconds(own, 13);
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const fields = statOf(Number(name));
      if (Number(fields[1]) === pid) sum += microseconds(fields, 11);
    } catch {
      // It has ended meanwhile.
    }
  return sum;
}
