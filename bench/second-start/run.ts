/**
 * How long `npm start` takes until the server is ready, on a folder of data that is empty and then on the same one, when
 * nothing has changed: with PostgreSQL of its own, the bundled library, and a look at whether the web is built.
 *
 *   node bench/second-start/run.ts [rounds]
 */
import { median } from '../support/statistics.ts';
import { measureStarts } from './measure.ts';

const rounds = Number(process.argv[2] ?? 5);
const { again, first } = await measureStarts(rounds);
console.log(`first start            ${first.toFixed(2)} s`);
console.log(`second, nothing changed ${median(again).toFixed(2)} s (median of ${rounds})`);
process.exit(0);
