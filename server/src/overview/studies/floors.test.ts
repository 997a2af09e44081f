import path from 'node:path';
import { expect, it } from 'vitest';
import { judgedOf, measure, rightOf } from '../../../../bench/studies/measure.ts';
import type { ScoredCell } from '../../../../bench/studies/score.ts';
import { startSourceEmulator } from '../../testing/source-emulator/source-emulator.ts';

const folder = path.resolve(import.meta.dirname, '../../../../bench/studies/sets');
const shareRight = (cells: readonly ScoredCell[]) => rightOf(cells).length / judgedOf(cells).length;
const told = (cells: readonly ScoredCell[]) =>
  cells
    .map(({ cell, row, set, why }) => `${set} ${row.work} ${cell.engine} ${cell.stated}: ${why}`)
    .join('\n');

it('fills the cells of labelled sets rightly, and shows the numbers that differ', {
  timeout: 240_000,
}, async () => {
  const emulator = await startSourceEmulator();
  try {
    const { cells, contradictions } = await measure(
      ['first', 'second'].map((name) => path.join(folder, name)),
      emulator,
    );
    expect(cells.length).toBeGreaterThan(800);
    // The others hold a number that could be the row's and was not read.
    expect(judgedOf(cells).length / cells.length).toBeGreaterThan(0.85);
    expect(shareRight(cells)).toBeGreaterThanOrEqual(0.97);
    const differing = cells.filter(({ cell }) => cell.state === 'other-number');
    expect(differing.length).toBeGreaterThan(30);
    const wrong = differing.filter(({ isRight }) => !isRight);
    expect(wrong.length / differing.length, told(wrong)).toBeLessThanOrEqual(0.05);
    const shown = contradictions.filter(({ isShown }) => isShown);
    expect(shown.length / contradictions.length).toBeGreaterThanOrEqual(0.46);
  } finally {
    await emulator.close();
  }
});
