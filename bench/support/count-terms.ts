/**
 * Makes the table of how common terms are in abstracts, by which words are weighed, from the shared literature:
 * `node bench/support/count-terms.ts`.
 */
import { writeFileSync } from 'node:fs';
import { termsOf } from '../../server/src/reading/words/terms.ts';
import { type LiteratureRow, readRows } from '../shared-data.ts';

const least = 8;
const literature = new Map(readRows<LiteratureRow>('literature.jsonl').map((row) => [row.pmid, row]));
const counts = new Map<string, number>();
for (const { abstract, title } of literature.values())
  for (const term of new Set(termsOf(`${title}. ${abstract}`))) counts.set(term, (counts.get(term) ?? 0) + 1);
const common = [...counts].filter(([, count]) => count >= least).sort(([a], [b]) => (a < b ? -1 : 1));
const table = { abstracts: literature.size, least, terms: Object.fromEntries(common) };
const target = new URL('../../server/src/reading/words/term-counts.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(table, null, 1)}\n`);
console.log(`${common.length} terms of ${literature.size} abstracts`);
