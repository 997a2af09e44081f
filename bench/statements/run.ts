/**
 * How well statements are aligned, on sets of six answers made for the purpose: precision and recall of "agrees" and
 * "contradicts" over pairs of engines, for each part of the sets. `--mistakes` lists what went wrong, `--part=name`
 * reads one part alone.
 */
import { parseArgs } from 'node:util';
import { readSets } from './read-sets.ts';
import { type Score, scoreSet, type Tally } from './score.ts';

const { values } = parseArgs({ options: { mistakes: { type: 'boolean' }, part: { type: 'string' } } });
/** Held-out sets were written before the rules were tuned, fresh ones after. */
const parts = ['development', 'held-out', 'fresh-first', 'fresh-second', 'fresh-third'];

const total = (scores: readonly Score[], relation: 'agrees' | 'contradicts'): Tally => {
  const sum = { found: 0, wrong: 0, missed: 0 };
  for (const score of scores)
    for (const name of ['found', 'wrong', 'missed'] as const) sum[name] += score[relation][name];
  return sum;
};
const share = (part: number, whole: number) =>
  whole === 0 ? '    –' : (part / whole).toFixed(3).padStart(5);

function show(name: string, scores: readonly Score[]) {
  const cells = (['agrees', 'contradicts'] as const).map((relation) => {
    const { found, wrong, missed } = total(scores, relation);
    return `${relation}: precision ${share(found, found + wrong)}, recall ${share(found, found + missed)} of ${String(found + missed).padStart(3)}`;
  });
  console.log(`  ${name.padEnd(22)} ${cells.join('   ')}`);
}

for (const part of parts.filter((name) => !values.part || name === values.part)) {
  const scored = readSets(part).map((set) => ({ set, score: scoreSet(set) }));
  if (scored.length === 0) continue;
  console.log(`\n${part}: ${scored.length} sets of six answers`);
  for (const kind of [...new Set(scored.map(({ set }) => set.kind))].sort())
    show(
      kind,
      scored.filter(({ set }) => set.kind === kind).map(({ score }) => score),
    );
  show(
    'ALL',
    scored.map(({ score }) => score),
  );
  if (!values.mistakes) continue;
  for (const { set, score } of scored)
    for (const mistake of score.mistakes) console.log(`  [${set.name}] ${mistake}`);
}
