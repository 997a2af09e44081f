// How well patient identifiers are seen in made-up questions: `node bench/patient-identifiers/run.ts [file.jsonl] [--wrong]`.
import { readFileSync } from 'node:fs';
import { findIdentifiers } from '../../web/src/features/chat/identifiers/find/find-identifiers.ts';
import type { Identifier } from '../../web/src/features/chat/identifiers/find/identifier.ts';

interface Labelled {
  text: string;
  identifiers: { kind: string; text: string }[];
}

const part = process.argv.slice(2).find((word) => word.endsWith('.jsonl')) ?? 'first/learn.jsonl';
const lines = readFileSync(new URL(part, import.meta.url), 'utf8')
  .trim()
  .split('\n');
const sentences = lines.map((line) => JSON.parse(line) as Labelled);

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to;

/** Where each labelled identifier stands; one that is named twice is looked for behind the one before. */
function placed({ text, identifiers }: Labelled) {
  const last = new Map<string, number>();
  return identifiers.map((one) => {
    const from = text.indexOf(one.text, last.get(one.text) ?? 0);
    last.set(one.text, from + one.text.length);
    return { ...one, from, to: from + one.text.length };
  });
}

const seen = { wanted: 0, found: 0, whole: 0, told: 0, right: 0 };
const kinds = new Map<string, [number, number]>();
const wrong: string[] = [];
for (const sentence of sentences) {
  const wanted = placed(sentence);
  const found: Identifier[] = findIdentifiers(sentence.text);
  for (const one of wanted) {
    const hits = found.filter((each) => overlaps(each, one));
    // Letters and digits of it that no mask would cover.
    const covered = [...one.text].filter((_, at) =>
      hits.some((each) => each.from <= one.from + at && one.from + at < each.to),
    );
    const isFound = hits.length > 0;
    const isWhole = covered.join('').replace(/[^\p{L}\d]/gu, '') === one.text.replace(/[^\p{L}\d]/gu, '');
    const [n, k] = kinds.get(one.kind) ?? [0, 0];
    kinds.set(one.kind, [n + 1, k + Number(isFound)]);
    seen.wanted += 1;
    seen.found += Number(isFound);
    seen.whole += Number(isWhole);
    if (!isWhole) wrong.push(`${isFound ? 'part of' : 'missed'} ${one.kind} "${one.text}": ${sentence.text}`);
  }
  for (const each of found) {
    const isRight = wanted.some((one) => overlaps(each, one));
    seen.told += 1;
    seen.right += Number(isRight);
    if (!isRight)
      wrong.push(`false ${each.kind} "${sentence.text.slice(each.from, each.to)}": ${sentence.text}`);
  }
}

const share = (part: number, whole: number) => `${part} of ${whole} = ${(part / whole).toFixed(3)}`;
console.log(`${part}: ${sentences.length} sentences`);
console.log(`recall ${share(seen.found, seen.wanted)}; whole ${share(seen.whole, seen.wanted)}`);
console.log(`precision ${share(seen.right, seen.told)}`);
for (const [kind, [n, k]] of kinds) console.log(`  ${kind}: ${share(k, n)}`);
if (process.argv.includes('--wrong')) console.log(wrong.join('\n'));
