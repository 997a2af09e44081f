/**
 * What a vendor's chunk costs on its way through: CPU microseconds of the server's process for each chunk, at 128
 * streams of 100 chunks a second, beside a bare pass-through and beside the npm package `@portkey-ai/gateway`.
 *
 *   node bench/stream-cost/run.ts [rounds]        (Linux: it reads /proc)
 */
import { median } from '../support/statistics.ts';
import { isPortkeyHere, names, streams } from './contenders.ts';
import { measureStreamCost } from './measure.ts';

const rounds = Number(process.argv[2] ?? 5);
if (!isPortkeyHere()) {
  console.log(`${names.portkey} is not installed: npm run bench:install`);
  process.exit(1);
}
const costs = await measureStreamCost({ rounds }, ({ name, own, round }) =>
  console.log(`round ${round}  ${name.padEnd(28)} ${own.toFixed(1).padStart(7)} µs a chunk`),
);

const of = (name: string) => median(costs.filter((cost) => cost.name === name).map(({ own }) => own));
console.log(`\nCPU a chunk, ${streams} streams of 100 chunks a second, median of ${rounds} rounds:`);
for (const name of [names.bare, names.portkey, names.sextant])
  console.log(
    `  ${name.padEnd(28)} ${of(name).toFixed(1).padStart(7)} µs   ${(of(name) / of(names.portkey)).toFixed(2)} of Portkey's`,
  );
process.exit(0);
