import { isObject } from './vega-data.ts';
import { isDate, unclearDay } from './vega-dates.ts';
import type { Columns } from './vega-fields.ts';
import { lengthOf } from './vega-length.ts';
import { counting } from './vega-series.ts';

type Rows = readonly Record<string, unknown>[];

const isNumber = (cell: unknown) =>
  typeof cell === 'number' || (typeof cell === 'string' && cell.trim() !== '' && !Number.isNaN(Number(cell)));
const isWritten = (cell: unknown) => cell !== null && cell !== undefined && cell !== '';

/** The ends that a scale has been given: where a logarithmic one begins at 0, all marks stand at its edge. */
const endsOf = (scale: unknown): unknown[] => {
  const { domain, domainMax, domainMin }: Record<string, unknown> = isObject(scale) ? scale : {};
  const given = isObject(domain) ? domain.unionWith : domain;
  return [...(Array.isArray(given) ? given : []), domainMin, domainMax];
};

/** Why an axis of these values would be empty, or would leave some out without a word. */
function refuse({ scale, type }: Record<string, unknown>, field: string, cells: readonly unknown[]) {
  if (type === 'temporal') {
    const other = cells.find((cell) => isWritten(cell) && !isDate(cell));
    if (other !== undefined) return `"${other}" of "${field}" is no date.`;
    const unclear = unclearDay(cells);
    if (unclear !== null) return `"${unclear}" of "${field}" could be either of two dates.`;
  }
  if (type !== 'quantitative') return null;
  if (!cells.some(isWritten)) return `No row has a value of "${field}".`;
  const below = [...endsOf(scale), ...cells].find((cell) => isNumber(cell) && Number(cell) <= 0);
  return isObject(scale) && scale.type === 'log' && below !== undefined
    ? `A logarithmic axis has no place for ${below} of "${field}".`
    : null;
}

const isLog = (definition: unknown) =>
  isObject(definition) &&
  isObject(definition.scale) &&
  definition.scale.type === 'log' &&
  definition.stack !== null;

/** Bars begin at zero, which such an axis does not have: none would be seen. Layers have what they stand in. */
function hasLogBars(view: Record<string, unknown>, around: Record<string, unknown> = {}): boolean {
  const { layer, mark } = view;
  const encoding = { ...around, ...(isObject(view.encoding) && view.encoding) };
  if (Array.isArray(layer)) return layer.filter(isObject).some((each) => hasLogBars(each, encoding));
  const length = lengthOf(mark, encoding);
  return length !== null && isLog(encoding[length]) && !encoding[`${length}2`];
}

/** A slice of less than nothing would be drawn over another. */
function negative({ field }: Record<string, unknown>, rows: Rows): string | null {
  const cell = typeof field === 'string' ? rows.find((row) => Number(row[field]) < 0)?.[field] : undefined;
  return cell === undefined ? null : `A pie cannot show a negative value (${cell} in "${field}").`;
}

/** A slice that is not known: without it the others would be drawn as the whole. */
function unknownSlice(
  { aggregate, field }: Record<string, unknown>,
  columns: Columns,
  rows: Rows,
): string | null {
  if (typeof field !== 'string' || !columns.written.has(field) || columns.made.has(field)) return null;
  // Rows without such a cell are of other layers.
  const row = counting.has(aggregate)
    ? undefined
    : rows.find((each) => Object.hasOwn(each, field) && !isNumber(each[field]));
  return row ? `A pie needs a number for every slice: "${field}" has "${row[field] ?? ''}".` : null;
}

/**
 * Why a chart cannot show its values; null where it can. Data whose dates are in a form of their own are not judged, nor
 * is what the chart makes itself.
 * @param spec without its rows
 */
export function unshown(spec: unknown, columns: Columns, rows: Rows): string | null {
  if (typeof spec !== 'object' || spec === null) return null;
  if (isObject(spec)) {
    if (hasLogBars(spec)) return 'Bars have nowhere to begin on a logarithmic axis, which has no zero.';
    const { aggregate, field } = spec;
    if (typeof field === 'string' && columns.written.has(field) && !columns.made.has(field)) {
      const isCounted = counting.has(aggregate);
      const reason = isCounted
        ? null
        : refuse(
            spec,
            field,
            rows.map((row) => row[field]),
          );
      if (reason) return reason;
    }
    if (isObject(spec.data) && isObject(spec.data.format) && 'parse' in spec.data.format) return null;
  }
  for (const [key, part] of Object.entries(spec)) {
    const less =
      key === 'theta' && isObject(part) ? (negative(part, rows) ?? unknownSlice(part, columns, rows)) : null;
    const reason = less ?? unshown(part, columns, rows);
    if (reason) return reason;
  }
  return null;
}
