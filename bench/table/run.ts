/**
 * What the server costs, in one table: every figure measured in this run, one after the other and each in processes of its
 * own, beside what others or the machine itself came to in the same run, and beside what was aimed at.
 *
 *   npm run bench              (some 15 minutes; Linux for most of it)
 *   npm run bench -- --quick   each once, with smaller numbers: whether it works, not what it costs
 *
 * What cannot be measured here is a row too, and says why. `node bench/table/one.ts NAME` measures one of them alone.
 */
import { measureInProcess } from './in-process.ts';
import { describeMachine } from './machine.ts';
import { measurements } from './measurements.ts';

// One that is stopped ends what it has started, which it does only where it ends by itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const isQuick = process.argv.includes('--quick');
const begun = performance.now();
const lines: string[] = [];
const machine = await describeMachine();
for (const measurement of measurements) {
  console.error(`Measuring: ${measurement.name}`);
  const rounds = measurement.rounds[isQuick ? 'quick' : 'whole'];
  const cells = await measureInProcess(measurement, isQuick);
  for (const [at, { aim, what }] of measurement.rows.entries())
    lines.push(`| ${what} | ${cells[at]?.now} | ${cells[at]?.beside} | ${aim} | ${rounds} |`);
}
const minutes = ((performance.now() - begun) / 60_000).toFixed(0);
console.log(
  `${isQuick ? 'QUICK: each once, with smaller numbers; not to be compared with a whole run. ' : ''}Medians of as many rounds as the last column says; ${minutes} minutes in all.`,
);
console.log(`${machine}\n`);
console.log('| | now | beside it, in the same run | aim | rounds |\n|---|---|---|---|---|');
for (const line of lines) console.log(line);
process.exit(0);
