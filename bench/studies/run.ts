/**
 * How the cells of the studies table are filled, against labels in the form of `bench/sealed/README.md`:
 * `node bench/studies/run.ts [--wrong] [folder …]`. The works are served over HTTP as the services do; ledger and table
 * are the product's own. A cell whose number no label speaks of is counted apart: `--wrong` shows it for the eye.
 */
import { join } from 'node:path';
import { makeStudies } from '../../server/src/overview/studies/make-studies.ts';
import { startSourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { checkSet } from '../mentions/check-set.ts';
import { setsIn } from '../mentions/development-sets.ts';
import { readNumberLabels } from './read-labels.ts';
import { type ScoredCell, scoreCells } from './score.ts';

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const showsWrong = process.argv.includes('--wrong');
const folders = named.length > 0 ? named : [join(import.meta.dirname, '../sealed/sets')];

const emulator = await startSourceEmulator();
const scored: ScoredCell[] = [];
let plots = 0;
let rowCount = 0;
for (const folder of folders)
  for (const set of setsIn(folder)) {
    const checked = await checkSet(set, emulator, { down: [], behaviour: {} });
    const answers = set.answers.map(({ engine, text }) => ({
      engine,
      label: engine,
      text,
      mode: 'live' as const,
      missing: '',
      model: '',
    }));
    const studies = makeStudies(
      { question: set.question, earlierQuestions: [], answers, evidence: null, ledger: checked.ledger },
      answers,
    );
    plots += studies.plots.length;
    rowCount += studies.rows.length;
    const labels = readNumberLabels(join(folder, set.name), set.answers);
    scored.push(...scoreCells(set, labels, checked, studies.rows));
  }
await emulator.close();

const share = (part: number, whole: number) =>
  `${whole === 0 ? '–' : (part / whole).toFixed(3)} (${part} of ${whole})`;
const judged = scored.filter(({ isRight }) => isRight !== null);
const right = (cells: readonly ScoredCell[]) => cells.filter(({ isRight }) => isRight).length;
console.log(
  `${rowCount} rows, ${plots} plots, ${scored.length} cells, ${scored.length - judged.length} without a label`,
);
console.log(`  right: ${share(right(judged), judged.length)}`);
for (const state of ['same-number', 'other-number', 'no-number', 'not-cited'] as const) {
  const cells = judged.filter(({ cell }) => cell.state === state);
  const open = scored.filter(({ cell, isRight }) => cell.state === state && isRight === null).length;
  console.log(
    `  ${state}: ${share(right(cells), cells.length)}${open > 0 ? `, ${open} without a label` : ''}`,
  );
}
if (showsWrong)
  for (const { cell, isRight, row, set, why } of scored)
    if (!isRight)
      console.log(
        `\n${isRight === null ? 'OPEN' : 'WRONG'} ${set} ${row.work} ${cell.engine} ${cell.state} “${cell.stated ?? ''}”: ${why}\n  abstract: ${row.written} – ${row.outcome} – ${row.passage?.text ?? ''}\n  answer: ${cell.passage?.text ?? ''}`,
      );
