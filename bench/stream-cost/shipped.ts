/**
 * What a chunk costs the product as it is shipped, round by round: of the whole process, of its main thread alone, which
 * serves everybody, and of PostgreSQL; and how long a round of 21 questions takes until its last overview is there. Threads
 * become quicker from one round to the next.
 *
 *   node bench/stream-cost/shipped.ts [rounds]        (Linux: it reads /proc)
 */
import { setTimeout as pause } from 'node:timers/promises';
import { cpuMicroseconds, familyMicroseconds, mainThreadMicroseconds } from '../support/process-time.ts';
import { names, startContenders } from './contenders.ts';

const rounds = Number(process.argv[2] ?? 5);
const { contenders, postmaster, stop } = await startContenders({ withSources: true });
const shipped = contenders.find(({ name }) => name === names.shipped);
if (!shipped) throw new Error('There is no product with sources.');
const { pid, prepare, run } = shipped;
const look = () => [cpuMicroseconds(pid), mainThreadMicroseconds(pid), familyMicroseconds(postmaster)];
for (let round = 1; round <= rounds; round++) {
  const access = await prepare?.();
  const before = look();
  const begun = performance.now();
  const chunks = await run(access);
  const seconds = (performance.now() - begun) / 1_000;
  // What is still written once the last event has gone belongs to it.
  await pause(2_000);
  const [all, main, postgres] = look().map((value, at) => ((value - (before[at] ?? 0)) / chunks).toFixed(1));
  console.log(
    `round ${round}: ${all} µs a chunk, ${main} of them on the main thread; PostgreSQL ${postgres}; ${seconds.toFixed(0)} s`,
  );
}
await stop();
process.exit(0);
