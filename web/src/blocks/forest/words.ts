import type { ForestBlock } from '@sextant/contracts/blocks/forest';
import { isRatio } from '@sextant/contracts/blocks/measures';
import type { TableData } from '../data-table.tsx';
import { measureNames } from './measure-names.ts';

type Effect = Pick<ForestBlock['rows'][number], 'label' | 'value' | 'low' | 'high'>;

/** Decimals up to here are written out; a number that needs more has two digits and a power of ten. */
const mostDecimals = 6;

/** Decimals of a number, of at most six digits. */
function decimalsIn(value: number): number {
  const [digits = '', power = '0'] = `${Number(value.toPrecision(6))}`.split('e');
  return Math.max(0, (digits.split('.')[1] ?? '').length - Number(power));
}

/** Decimals without which a distance would be nought, or one digit. */
const decimalsFor = (distance: number): number =>
  distance === 0 ? 0 : 1 - Math.floor(Math.log10(Math.abs(distance)));

/**
 * Decimals that the numbers of a plot need to be told apart from each other and from no difference, the same for all of
 * them: three at most, unless a number is smaller than that.
 */
export function decimalsOf({ measure, pooled, rows }: ForestBlock): number {
  const numbers = (pooled ? [...rows, pooled] : rows).flatMap(({ value, low, high }) => [value, low, high]);
  const neutral = isRatio(measure) ? 1 : 0;
  const needed = numbers.map((number) => {
    const most = Math.max(3, decimalsFor(number), decimalsFor(number - neutral));
    return Math.min(decimalsIn(number), most);
  });
  return Math.max(...needed);
}

const written = (number: number, decimals: number) =>
  (decimals > mostDecimals ? number.toPrecision(2) : number.toFixed(decimals)).replaceAll('-', '−');

/** An estimate and its interval: `0.74 (0.65 to 0.85)`. */
export const estimate = ({ value, low, high }: Effect, decimals: number): string =>
  `${written(value, decimals)} (${written(low, decimals)} to ${written(high, decimals)})`;

/** What its intervals are, where that is said: `95% intervals`. */
export const intervalsOf = ({ level }: Pick<ForestBlock, 'level'>): string =>
  level === undefined ? 'intervals (level not given)' : `${level}% intervals`;

/** A plot in words, for screen readers. */
export function describe(plot: ForestBlock): string {
  const decimals = decimalsOf(plot);
  const unit = plot.unit ? ` in ${plot.unit}` : '';
  const lines = plot.rows.map((row) => `${row.label}: ${estimate(row, decimals)}`);
  if (plot.pooled) lines.push(`${plot.pooled.label} (pooled): ${estimate(plot.pooled, decimals)}`);
  return `Forest plot. ${measureNames[plot.measure]}${unit} with ${intervalsOf(plot)}. ${lines.join('. ')}.`;
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
