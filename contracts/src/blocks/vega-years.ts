import { isObject, ofColumn } from './vega-data.ts';

type Rows = readonly Record<string, unknown>[];

const hasYears = ofColumn((cells) => {
  const written = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '').map(Number);
  return (
    written.length > 0 && written.every((year) => Number.isInteger(year) && year >= 1800 && year <= 2200)
  );
});
const named = /year|jahr|ann[ée]e|año|anno/i;

/** A spec that writes years along an axis as years: numbers as large are "2,019.5" else. */
export function withPlainYears(value: unknown, rows: Rows): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withPlainYears(part, rows));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      (key === 'x' || key === 'y') && isOfYears(part, rows)
        ? { ...part, axis: { format: 'd', tickMinStep: 1, ...(isObject(part.axis) && part.axis) } }
        : withPlainYears(part, rows),
    ]),
  );
}

function isOfYears(definition: unknown, rows: Rows): definition is Record<string, unknown> {
  return (
    isObject(definition) &&
    definition.type === 'quantitative' &&
    typeof definition.field === 'string' &&
    !('aggregate' in definition) &&
    // One that has no axis is given none.
    definition.axis !== null &&
    named.test(`${definition.field} ${String(definition.title ?? '')}`) &&
    hasYears(rows, definition.field)
  );
}
