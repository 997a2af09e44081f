/** Precision and recall of the identifiers found in the hand-made hard cases; ends with 1 below 0.99. */
import { extractIdentifiers } from '../../server/src/reading/identifiers/extract-identifiers.ts';
import { hardCases } from '../../server/src/reading/identifiers/hard-cases/index.ts';
import { readDocument } from '../../server/src/reading/read-document.ts';

let right = 0;
let foundTotal = 0;
let expectedTotal = 0;
for (const [text, names] of hardCases) {
  const expected = new Set(names.split(' ').filter(Boolean));
  const found = new Set(
    extractIdentifiers(readDocument(text)).map(({ kind, value }) =>
      kind === 'marker' ? value : `${kind}:${value}`,
    ),
  );
  right += [...found].filter((name) => expected.has(name)).length;
  foundTotal += found.size;
  expectedTotal += expected.size;
  if (found.size !== expected.size || [...found].some((name) => !expected.has(name)))
    console.log(
      `  ${JSON.stringify(text)}: expected ${[...expected].join(' ')}, found ${[...found].join(' ')}`,
    );
}
const precision = right / foundTotal;
const recall = right / expectedTotal;
console.log(`${hardCases.length} cases, ${expectedTotal} identifiers`);
console.log(`precision ${precision.toFixed(4)}  recall ${recall.toFixed(4)}`);
if (Math.min(precision, recall) < 0.99) process.exitCode = 1;
