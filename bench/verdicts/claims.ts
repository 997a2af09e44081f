/**
 * What rules read of real sentences, one a line: each effect with "+" where it is claimed, "-" where it is denied, and "?" where
 * it is not said outright. `node bench/verdicts/claims.ts > before.txt`, the same after a change of patterns, and `diff`: it
 * shows each sentence that the change turns, of which labelled sets have a few.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sentencesOf } from '../../server/src/reading/sentences/sentences.ts';
import { claimsOf } from '../../server/src/reading/verdicts/claims.ts';
import { isSaid } from '../../server/src/reading/verdicts/said.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';

const sealed = path.resolve(import.meta.dirname, '../sealed');
const texts = [
  ...readRows<LiteratureRow>('literature.jsonl').map(({ abstract }) => abstract ?? ''),
  ...globSync('{sets,later,newest}/*.md', { cwd: sealed })
    .sort()
    .map((file) => readFileSync(path.join(sealed, file), 'utf8')),
];
const sentences = new Set(
  texts.flatMap((text) => sentencesOf(text).map((sentence) => sentence.text.replace(/\s+/g, ' ').trim())),
);
for (const sentence of sentences) {
  const read = claimsOf(sentence).map(
    ({ effect, from, isDenied }) =>
      `${effect}${isDenied ? '-' : '+'}${isSaid(sentence.slice(0, from), true) ? '' : '?'}`,
  );
  console.log(`${read.join(' ')}\t${sentence}`);
}
