/**
 * What rules make of a passage that a judge says to state a claim: `node bench/judge/stated.ts [--lines]`. Of each set in
 * `stated/` it prints how many passages that state it are dropped, and how many of those that deny it or speak of
 * something else.
 */
import { readFileSync } from 'node:fs';
import { maySpeakOf } from '../../server/src/overview/judge/check/may-speak-of.ts';
import { saidOf } from '../../server/src/overview/judge/check/said-of.ts';

const showsLines = process.argv.includes('--lines');

for (const set of ['choose', 'last']) {
  const rows = readFileSync(new URL(`./stated/${set}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' | ') as [string, string, string]);
  for (const [kind, some] of Map.groupBy(rows, ([kind]) => kind)) {
    const dropped = some.filter(
      ([, claim, passage]) => saidOf(claim, passage) === 'opposite' || !maySpeakOf(claim, passage, ''),
    );
    console.log(`${set}, ${kind}: ${dropped.length} of ${some.length} dropped`);
    if (showsLines)
      for (const [, claim, passage] of kind === 'same'
        ? dropped
        : some.filter((row) => !dropped.includes(row)))
        console.log(`  ${claim} | ${passage}`);
  }
}
