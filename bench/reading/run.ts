import { readFileSync } from 'node:fs';
import { lexBlocks } from '../../markdown/src/bounded-lexer.ts';
import { readDocument } from '../../server/src/reading/read-document.ts';
import { floods } from '../../server/src/testing/floods.ts';
import { readRows, sharedPath } from '../shared-data.ts';

// What the one reading of an answer costs, on long answers and on floods of one thing. Work of the processor, the best
// of several: the machine may be busy with other things.

const rounds = 7;

function millisecondsOf(read: () => unknown, tries = rounds): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < tries; round += 1) {
    const start = process.threadCpuUsage();
    read();
    const { user, system } = process.threadCpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}

interface AnswerSet {
  answers: Record<string, string | { text: string }>;
}

const answers = [
  ...readRows<AnswerSet>('long-answers/sets.jsonl').flatMap((set) =>
    Object.values(set.answers).map((answer) => (typeof answer === 'string' ? answer : answer.text)),
  ),
  ...['aspirin.md', 'glp1.md'].map((file) => readFileSync(sharedPath(`six-answers/${file}`), 'utf8')),
];
const kilobytes = answers.reduce((sum, answer) => sum + Buffer.byteLength(answer), 0) / 1_000;
const lexed = millisecondsOf(() => answers.map(lexBlocks));
const read = millisecondsOf(() => answers.map(readDocument));
console.log(`${answers.length} answers, ${kilobytes.toFixed(0)} kB`);
console.log(`parsed as on the page: ${(lexed / kilobytes).toFixed(3)} ms a kB`);
console.log(`read to a document:    ${(read / kilobytes).toFixed(3)} ms a kB`);

const length = 100_000;
const costs = floods
  .map(([name, ofLength]) => {
    const text = ofLength(length);
    return { name, milliseconds: millisecondsOf(() => readDocument(text), 3) };
  })
  .sort((a, b) => b.milliseconds - a.milliseconds);
console.log(`\n${costs.length} floods of ${length.toLocaleString('en')} characters; the dearest:`);
for (const { milliseconds, name } of costs.slice(0, 8))
  console.log(`${milliseconds.toFixed(0).padStart(6)} ms  ${name}`);
