import { isObject } from './vega-data.ts';
import { counting } from './vega-series.ts';

/** What a step of a chart makes without being told a name for it. */
const madeUnnamed: Readonly<Record<string, readonly string[]>> = {
  fold: ['key', 'value'],
  density: ['value', 'density'],
  quantile: ['prob', 'value'],
};
/** Steps that name columns by their own rules or by what the data hold. */
const madeAnyhow = [
  'pivot',
  'aggregate',
  'joinaggregate',
  'window',
  'flatten',
  'lookup',
  'regression',
  'loess',
];
/** Where a field that no row has changes nothing of what is drawn. */
const unseen = new Set(['tooltip', 'sort', 'key', 'detail', 'order', 'description']);

/** As a column is called, of a name whose points and brackets may have a backslash before them. */
const bareName = (name: string) => name.replace(/\\(.)/g, '$1');
/** As Vega takes a name for one column, and not for a way into it. */
const escapedName = (name: string) => name.replace(/[.[\]\\'"]/g, '\\$&');

export interface Columns {
  /** Columns of the data. */
  written: ReadonlySet<string>;
  /** Columns that the chart makes of them. */
  made: ReadonlySet<string>;
  /** Whether it makes columns whose names are not known. */
  makesOthers: boolean;
}

/** The columns that a chart has: those of its data, and what its steps make. */
export function columnsOf(spec: unknown, rows: readonly Record<string, unknown>[]): Columns {
  const made = new Set<string>();
  let makesOthers = false;
  const visit = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value)) {
      for (const name of [value.as].flat()) if (typeof name === 'string') made.add(name);
      for (const [step, names] of Object.entries(madeUnnamed))
        if (Object.hasOwn(value, step)) for (const name of names) made.add(name);
    }
    Object.values(value).forEach(visit);
  };
  const steps = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    if (isObject(value) && Array.isArray(value.transform)) {
      visit(value.transform);
      const own = value.transform.filter(isObject);
      makesOthers ||= own.some((step) => madeAnyhow.some((kind) => Object.hasOwn(step, kind)));
    }
    Object.values(value).forEach(steps);
  };
  steps(spec);
  return { written: new Set(rows.flatMap((row) => Object.keys(row))), made, makesOthers };
}

/** The name of a column that is drawn and that the chart does not have; null where there is none. */
export function missingField(value: unknown, columns: Columns): string | null {
  if (columns.makesOthers || typeof value !== 'object' || value === null) return null;
  const isMissing = (name: unknown) =>
    typeof name === 'string' &&
    !columns.written.has(name) &&
    !columns.written.has(bareName(name)) &&
    !columns.made.has(name);
  if (isObject(value)) {
    const repeated =
      typeof value.repeat === 'object' && value.repeat ? Object.values(value.repeat).flat() : [];
    const counts = value.aggregate === 'count';
    const missing = [...(counts ? [] : [value.field]), ...repeated].find(isMissing);
    if (typeof missing === 'string') return missing;
  }
  for (const [key, part] of Object.entries(value)) {
    const missing = unseen.has(key) || key === 'transform' ? null : missingField(part, columns);
    if (missing !== null) return missing;
  }
  return null;
}

/** Beside an infinite number all others have no length. */
const isWrittenNumber = (cell: string) =>
  (/\d/.test(cell) && Number.isNaN(Number(cell))) || Math.abs(Number(cell)) === Number.POSITIVE_INFINITY;
/** What several rows add up to is a number, whether or not that is said. */
const isOfNumbers = ({ aggregate, type }: Record<string, unknown>) =>
  type === 'quantitative' || (type === undefined && typeof aggregate === 'string');

/** A cell that is to be drawn as a number, holds one and is none, such as "1,200" or "0.8 (0.7 to 0.9)". */
export function noNumber(
  value: unknown,
  columns: Columns,
  rows: readonly Record<string, unknown>[],
): { cell: string; field: string } | null {
  if (typeof value !== 'object' || value === null) return null;
  if (isObject(value) && isOfNumbers(value) && !counting.has(value.aggregate)) {
    const name = typeof value.field === 'string' ? value.field : '';
    const field = columns.written.has(name) ? name : bareName(name);
    if (!columns.made.has(field))
      for (const { [field]: cell } of rows)
        if (typeof cell === 'string' && isWrittenNumber(cell)) return { cell, field };
  }
  for (const part of Object.values(value)) {
    const found = noNumber(part, columns, rows);
    if (found) return found;
  }
  return null;
}

/**
 * A spec whose fields are columns: Vega takes the point of "Dose.mg" for a way into "Dose", and draws nothing. Where such a
 * field has no title, it keeps its name as people read it.
 */
export function withWholeNames(value: unknown, columns: Columns): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withWholeNames(part, columns));
  const parts = Object.entries(value).map(([key, part]) => [key, withWholeNames(part, columns)] as const);
  const whole: Record<string, unknown> = Object.fromEntries(parts);
  const { field } = whole;
  if (typeof field !== 'string') return whole;
  const name = columns.written.has(field) ? field : bareName(field);
  if (!columns.written.has(name) || escapedName(name) === name) return whole;
  const title = titleOf(name, whole);
  return { ...whole, field: escapedName(name), ...(title !== null && !('title' in whole) && { title }) };
}

/** What Vega-Lite would write beside an axis, without the backslashes; null where nothing is written or it is not known. */
function titleOf(name: string, { aggregate, bin, ...others }: Record<string, unknown>): string | null {
  if (['op', 'order', 'timeUnit', 'equal', 'range', 'oneOf', 'valid'].some((key) => key in others))
    return null;
  if (typeof aggregate === 'string')
    return `${aggregate.charAt(0).toUpperCase()}${aggregate.slice(1)} of ${name}`;
  if (aggregate) return null;
  return bin ? `${name} (binned)` : name;
}
