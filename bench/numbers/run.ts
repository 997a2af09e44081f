/**
 * How the numbers of citing sentences and their support are judged, against labels in the form of
 * `bench/sealed/README.md`: `node bench/numbers/run.ts [--wrong] [set.md | folder …]`.
 */
import { type Label, readSet, setsOf } from './read-set.ts';
import { type Scored, scoreNumber, scoreSupport } from './score.ts';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const labels = setsOf(named).flatMap(readSet);
const share = (part: number, whole: number) =>
  `${whole === 0 ? '–' : (part / whole).toFixed(3)} (${part} of ${whole})`;

function report(title: string, scored: readonly Scored[], said: readonly [name: string, wanted: string][]) {
  console.log(`\n${title}: ${scored.length} labelled`);
  for (const [name, wanted] of said) {
    const ofThem = scored.filter((one) => one.said.startsWith(name));
    const labelled = scored.filter(({ label }) => label.wanted === wanted);
    const found = labelled.filter((one) => one.isRight);
    console.log(
      `  ${name}: ${share(ofThem.filter((one) => one.isRight).length, ofThem.length)} right of those said, ${share(found.length, labelled.length)} of those labelled so found`,
    );
  }
  if (process.argv.includes('--wrong'))
    for (const { isRight, label, said: was } of scored)
      if (!isRight)
        console.log(
          `    ${label.wanted} ${label.instead ?? ''} ≠ ${was}\n      “${label.quote}” in “${label.statement}”`,
        );
}

const of = (record: Label['record']) => labels.filter((label) => label.record === record);
const numbers = of('number').map(scoreNumber);
report('Numbers', numbers, [
  ['stands', 'stands'],
  ['differs', 'other'],
  ['absent', 'absent'],
]);
const asserted = numbers.filter(({ said }) => /^(?:stands|differs)/.test(said));
console.log(
  `  stands or differs: ${share(asserted.filter((one) => one.isRight).length, asserted.length)} right of those said`,
);
const swapped = numbers.filter(({ label }) => label.wanted === 'swapped');
if (swapped.length > 0)
  console.log(
    `  swapped: ${share(swapped.filter(({ said }) => said === 'stands').length, swapped.length)} of those labelled so said to stand`,
  );
report('Support', of('support').map(scoreSupport), [
  ['supports', 'supports'],
  ['contradicts', 'contradicts'],
  ['same-topic', 'same-topic'],
]);
