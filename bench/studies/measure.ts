import { join } from 'node:path';
import { makeStudies } from '../../server/src/overview/studies/make-studies.ts';
import type { SourceEmulator } from '../../server/src/testing/source-emulator/source-emulator.ts';
import { checkSet } from '../mentions/check-set.ts';
import { setsIn } from '../mentions/development-sets.ts';
import { type NumberLabel, readNumberLabels } from './read-labels.ts';
import { isShown, type ScoredCell, scoreCells } from './score.ts';

/** A number that an answer gives and the abstract has otherwise. */
interface Contradiction {
  set: string;
  label: NumberLabel;
  isShown: boolean;
}

interface Measured {
  rows: number;
  plots: number;
  cells: ScoredCell[];
  contradictions: Contradiction[];
}

/** Makes the studies table of every set of some folders, its works served over HTTP, and holds it against the labels. */
export async function measure(folders: readonly string[], emulator: SourceEmulator): Promise<Measured> {
  const measured: Measured = { rows: 0, plots: 0, cells: [], contradictions: [] };
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
      const { plots, rows } = makeStudies(
        { question: set.question, earlierQuestions: [], answers, evidence: null, ledger: checked.ledger },
        answers,
      );
      const labels = readNumberLabels(join(folder, set.name), set.answers);
      const cells = scoreCells(set, labels, checked, rows);
      measured.plots += plots.length;
      measured.rows += rows.length;
      measured.cells.push(...cells);
      for (const label of labels)
        if (label.wanted === 'other')
          measured.contradictions.push({ set: set.name, label, isShown: isShown(label, cells) });
    }
  return measured;
}

export const rightOf = (cells: readonly ScoredCell[]) => cells.filter(({ isRight }) => isRight);
export const judgedOf = (cells: readonly ScoredCell[]) => cells.filter(({ isRight }) => isRight !== null);
