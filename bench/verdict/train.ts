/**
 * Makes the weights by which verdicts are read, from the shared questions. Run it again when the features change:
 * `node bench/verdict/train.ts`, then `node bench/verdict/run.ts` for the cross-validated figures.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { trainVerdicts } from './multinomial.ts';
import { features, labels } from './questions.ts';

const model = trainVerdicts(features, labels);
// As the formatter would have it, a feature a line.
const spaced = (value: unknown) =>
  JSON.stringify(value).replace(/[:,]/g, '$& ').replace('{', '{ ').replace('}', ' }');
const rows = Object.entries(model.features).map(
  ([name, feature]) => `    ${JSON.stringify(name)}: ${spaced(feature)}`,
);
const target = fileURLToPath(new URL('../../server/src/overview/verdict/model.json', import.meta.url));
writeFileSync(target, `{\n  "bias": ${spaced(model.bias)},\n  "features": {\n${rows.join(',\n')}\n  }\n}\n`);
console.log(`${labels.length} questions, ${rows.length} features`);
