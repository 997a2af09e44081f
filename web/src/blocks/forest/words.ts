import type { ForestBlock } from '@sextant/contracts/blocks/forest';
import type { TableData } from '../data-table.tsx';
import { measureNames } from './measure-names.ts';

type Effect = Pick<ForestBlock['rows'][number], 'label' | 'value' | 'low' | 'high'>;

const written = (value: number) => `${Number(value.toPrecision(6))}`.replace('-', '−');

/** Decimals that the numbers of a plot need to be told apart, the same for all of them. */
export function decimalsOf(plot: ForestBlock): number {
  const rows = plot.pooled ? [...plot.rows, plot.pooled] : plot.rows;
  const decimals = rows.flatMap(({ value, low, high }) =>
    [value, low, high].map((number) => (written(number).split('.')[1] ?? '').length),
  );
  return Math.min(3, Math.max(...decimals));
}

/** An estimate and its interval: `0.74 (0.65 to 0.85)`. */
export const estimate = ({ value, low, high }: Effect, decimals: number): string => {
  const [middle, from, to] = [value, low, high].map((number) => number.toFixed(decimals).replace('-', '−'));
  return `${middle} (${from} to ${to})`;
};

/** A plot in words, for screen readers. */
export function describe(plot: ForestBlock): string {
  const decimals = decimalsOf(plot);
  const unit = plot.unit ? ` in ${plot.unit}` : '';
  const lines = plot.rows.map((row) => `${row.label}: ${estimate(row, decimals)}`);
  if (plot.pooled) lines.push(`${plot.pooled.label} (pooled): ${estimate(plot.pooled, decimals)}`);
  return `Forest plot. ${measureNames[plot.measure]}${unit} with ${plot.level ?? 95}% intervals. ${lines.join('. ')}.`;
}

/** A plot as a table. Columns that no row fills are left out. */
export function forestTable(plot: ForestBlock): TableData {
  const rows = [
    ...plot.rows,
    ...(plot.pooled ? [{ ...plot.pooled, label: `${plot.pooled.label} (pooled)` }] : []),
  ];
  const columns: [string, (row: ForestBlock['rows'][number]) => number | string | undefined][] = [
    ['Study', (row) => row.label],
    [measureNames[plot.measure] + (plot.unit ? ` (${plot.unit})` : ''), (row) => row.value],
    ['Low', (row) => row.low],
    ['High', (row) => row.high],
    ['n', (row) => row.n],
    ['Weight (%)', (row) => row.weight],
  ];
  const filled = columns.filter(([, read]) => rows.some((row) => read(row) !== undefined));
  return {
    columns: filled.map(([name]) => name),
    rows: rows.map((row) => filled.map(([, read]) => `${read(row) ?? ''}`)),
  };
}
