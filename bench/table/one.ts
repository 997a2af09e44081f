/**
 * One measurement in a process of its own, so that none is measured with what another has left in memory:
 * `node bench/table/one.ts NAME [--quick]`. Its last line is JSON: the cells, or why there are none.
 */
import { measurements } from './measurements.ts';

const measurement = measurements.find(({ name }) => name === process.argv[2]);
if (!measurement) throw new Error(`One of: ${measurements.map(({ name }) => name).join(', ')}`);
// What it has started ends with it, where it takes too long or is stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const isQuick = process.argv.includes('--quick');
const { quick, whole } = measurement.rounds;
try {
  const cells = await measurement.measure(isQuick ? quick : whole, isQuick);
  console.log(JSON.stringify({ cells }));
} catch (error) {
  console.log(JSON.stringify({ reason: error instanceof Error ? error.message : String(error) }));
}
process.exit(0);
