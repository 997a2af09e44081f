/**
 * Six engines of different speed behind the product, beside the same engines asked directly by the same packages:
 * the time until all six are done, as a ratio to the slowest engine asked alone, and what the server adds to the
 * first token of each when all six are asked at once on both sides. Without evidence (`EVIDENCE=off`), whose search
 * has a budget of its own.
 *
 *   node bench/six-at-once/run.ts [rounds]
 */
import { median, quantile } from '../support/statistics.ts';
import { addedTo, measureSixAtOnce } from './measure.ts';

const rounds = Number(process.argv[2] ?? 15);
const { first, slowest, together } = await measureSixAtOnce(rounds);

console.log(`medians of ${rounds} rounds, milliseconds`);
const added: number[] = [];
for (const [id, { direct, served }] of first) {
  const differences = addedTo({ direct, served });
  added.push(...differences);
  console.log(
    `  ${id.padEnd(9)} first token ${median(direct).toFixed(1).padStart(6)} directly, ${median(served).toFixed(1).padStart(6)} by the server: ${median(differences).toFixed(1).padStart(5)} added`,
  );
}
console.log(
  `first token: ${median(added).toFixed(1)} added (median), ${quantile(added, 0.95).toFixed(1)} (95th percentile)`,
);
console.log(
  `all six done: ${median(together).toFixed(0)}, slowest engine alone: ${median(slowest).toFixed(0)}, ratio ${(median(together) / median(slowest)).toFixed(3)}`,
);
process.exit(0);
