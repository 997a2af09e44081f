/**
 * What an export costs everybody else: how long the server's event loop stands still while a session of 20 full turns is
 * written as each format, and how long the writing takes. The client is a thread, so that reading the reply counts for
 * nothing. Two delays are printed beside it, since a busy machine has some of its own: of a loop that does nothing, and of
 * one beside a thread that does nothing but calculate for two seconds.
 *
 *   node bench/exports/run.ts [turns]
 */
import { measureExports, middleOf } from './measure.ts';

const turns = Number(process.argv[2] ?? 20);
const rounds = 5;

console.log(
  `A session of ${turns} turns. Milliseconds of ${rounds} runs; the first of all begins the thread.`,
);
console.log('                  max      p99    worst      cpu      took       kB');
await measureExports({ turns, rounds }, ({ bytes, cpu, name, runs }) => {
  const { max, p99, took, worst } = middleOf(runs);
  console.log(
    `${name.padEnd(12)} ${max.toFixed(1).padStart(8)} ${p99.toFixed(1).padStart(8)} ${worst.toFixed(1).padStart(8)} ${cpu.toFixed(1).padStart(8)} ${took.toFixed(0).padStart(9)} ${(bytes / 1_000).toFixed(0).padStart(8)}`,
  );
});
