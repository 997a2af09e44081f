// How well patient identifiers are seen in made-up questions: `node bench/patient-identifiers/run.ts [file.jsonl] [--wrong]`.
// Recall counts each labelled place of which any part is told, "whole" those of which all is; precision counts each place
// told. What the sets are, and which figure was the first on which: docs/decisions/patient-identifiers.md.
import { scoreSet } from './score.ts';

const set = process.argv.slice(2).find((word) => word.endsWith('.jsonl')) ?? 'first/learn.jsonl';
const { sentences, wanted, found, whole, told, right, kinds, wrong } = scoreSet(set);

const share = (part: number, of: number) => `${part} of ${of} = ${(part / of).toFixed(3)}`;
console.log(`${set}: ${sentences} sentences`);
console.log(`recall ${share(found, wanted)}; whole ${share(whole, wanted)}`);
console.log(`precision ${share(right, told)}`);
for (const [kind, [n, k]] of kinds) console.log(`  ${kind}: ${share(k, n)}`);
if (process.argv.includes('--wrong')) console.log(wrong.join('\n'));
