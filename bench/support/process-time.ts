import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second (`getconf CLK_TCK`). */
const ticksPerSecond = 100;

/** CPU time that a process has used so far, user and system, all threads, in microseconds. Linux only: proc(5). */
export function cpuMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the command in brackets, which may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return ((user + system) / ticksPerSecond) * 1e6;
}
