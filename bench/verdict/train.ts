/**
 * Makes the weights by which verdicts are read, from the shared questions. Run it again when the features change:
 * `node bench/verdict/train.ts`, then `node bench/verdict/run.ts` for the cross-validated figures.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trainVerdicts } from './multinomial.ts';
import { features, labels } from './questions.ts';

const model = trainVerdicts(features, labels);
const rows = Object.entries(model.features).map(
  ([name, feature]) => `  ${JSON.stringify(name)}: ${JSON.stringify(feature)}`,
);
const target = fileURLToPath(new URL('../../server/src/overview/verdict/model.json', import.meta.url));
writeFileSync(
  target,
  `{\n "bias": ${JSON.stringify(model.bias)},\n "features": {\n${rows.join(',\n')}\n }\n}\n`,
);
console.log(`${labels.length} questions, ${rows.length} features`);
