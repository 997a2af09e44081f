/**
 * How the cells of the studies table are filled, against labels in the form of `bench/sealed/README.md`:
 * `node bench/studies/run.ts [--wrong] [folder …]`. The works are served over HTTP as the services do; ledger and table
 * are the product's own. A cell whose number no label speaks of is counted apart: `--wrong` shows it for the eye, and
 * the labelled contradictions that no cell shows.
 */
import { join } from 'node:path';
import { studyCellStates } from '@sextant/contracts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { judgedOf, measure, rightOf } from './measure.ts';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const showsWrong = process.argv.includes('--wrong');

const emulator = await startSourceEmulator();
const { cells, contradictions, plots, rows } = await measure(
  named.length > 0 ? named : [join(import.meta.dirname, '../sealed/sets')],
  emulator,
);
await emulator.close();

const share = (part: number, whole: number) =>
  `${whole === 0 ? '–' : (part / whole).toFixed(3)} (${part} of ${whole})`;
const judged = judgedOf(cells);
console.log(
  `${rows} rows, ${plots} plots, ${cells.length} cells, ${cells.length - judged.length} without a label`,
);
console.log(`  right: ${share(rightOf(judged).length, judged.length)}`);
for (const state of studyCellStates) {
  const ofState = cells.filter(({ cell }) => cell.state === state);
  const told = judgedOf(ofState);
  const open = ofState.length - told.length;
  console.log(
    `  ${state}: ${share(rightOf(told).length, told.length)}${open > 0 ? `, ${open} without a label` : ''}`,
  );
}
const shown = contradictions.filter((one) => one.isShown).length;
console.log(`  labelled as another number, and shown: ${share(shown, contradictions.length)}`);
if (showsWrong) {
  for (const { cell, isRight, row, set, why } of cells)
    if (!isRight)
      console.log(
        `\n${isRight === null ? 'OPEN' : 'WRONG'} ${set} ${row.work} ${cell.engine} ${cell.state} “${cell.stated ?? ''}”: ${why}\n  abstract: ${row.written} – ${row.outcome} – ${row.passage?.text ?? ''}\n  answer: ${cell.passage?.text ?? ''}`,
      );
  for (const { isShown, label, set } of contradictions)
    if (!isShown)
      console.log(`\nMISSED ${set} ${label.engine} ${label.work}: “${label.quote}” for ${label.instead}`);
}
