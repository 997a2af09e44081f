/**
 * Makes the two small tables that the support finder uses, from the shared data: how common terms are in abstracts,
 * and the weights of a logistic regression over the features. Run it again when the features change:
 * `node bench/support/train.ts`, then `node bench/support/run.ts` for the cross-validated figures.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { termsOf } from '../../server/src/text/terms.ts';
import { claims, literature, recordOf, speaks } from './claims.ts';
import { trainLogistic } from './logistic.ts';

const least = 8;

function write(name: string, value: unknown) {
  const target = new URL(`../../server/src/citations/support/${name}`, import.meta.url);
  writeFileSync(fileURLToPath(target), `${JSON.stringify(value, null, 1)}\n`);
}

const counts = new Map<string, number>();
for (const { title, abstract } of literature.values())
  for (const term of new Set(termsOf(`${title}. ${abstract}`))) counts.set(term, (counts.get(term) ?? 0) + 1);
const common = [...counts].filter(([, count]) => count >= least).sort(([a], [b]) => (a < b ? -1 : 1));
write('term-counts.json', { abstracts: literature.size, least, terms: Object.fromEntries(common) });

// Only now: the features read the table that was just written.
const { featuresOf, readAbstract } = await import('../../server/src/citations/support/features.ts');
const rows = claims.map(({ claim, pmid }) => {
  const { title, abstract } = recordOf(pmid);
  return featuresOf(claim, readAbstract(title, abstract));
});
write('model.json', trainLogistic(rows, speaks));
console.log(`${common.length} terms, ${claims.length} claims, ${Object.keys(rows[0] ?? {}).length} features`);
