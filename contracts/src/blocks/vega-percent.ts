import { isObject, ofColumn } from './vega-data.ts';

type Rows = readonly Record<string, unknown>[];
type Part = Record<string, unknown>;

/** No share is larger: a number beyond is of per cent already. Of what is named in per cent, one is enough. */
const largestShare = 10;
const isPercent = (format: unknown): format is string => typeof format === 'string' && /%\s*$/.test(format);

const largest = ofColumn((cells) =>
  cells.map((cell) => Math.abs(Number(cell ?? 0))).reduce((most, each) => (each > most ? each : most), 0),
);

/** A format of shares as one of the numbers themselves: `.1%` is `.1f`. */
const asNumber = (format: string) => (/^\s*%\s*$/.test(format) ? '~f' : format.replace(/%\s*$/, 'f'));

/** Numbers beside an axis, with the sign that they lose. */
const onAxis = (axis: Part): Part => ({
  labelExpr: "datum.label + '%'",
  ...axis,
  format: asNumber(`${axis.format}`),
});

/**
 * A spec whose numbers of per cent are not taken for shares: written as such, 45 of "Responders (%)" would be 4500%.
 * @param spec without its data
 */
export function withPercent(spec: unknown, rows: Rows): unknown {
  if (typeof spec !== 'object' || spec === null) return spec;
  if (Array.isArray(spec)) return spec.map((part) => withPercent(part, rows));
  const parts = Object.entries(spec).map(([key, part]) => [key, withPercent(part, rows)] as const);
  const { axis, field, format, legend, title, ...others }: Part = Object.fromEntries(parts);
  const given: Part = Object.fromEntries(parts);
  // Shares of what is stacked to a whole are made by the chart.
  if (typeof field !== 'string' || others.stack === 'normalize') return given;
  const name = `${field} ${title ?? ''} ${isObject(axis) ? (axis.title ?? '') : ''}`;
  const most = largest(rows, field);
  if (most <= (/%|per ?cent|pct/i.test(name) ? 1 : largestShare)) return given;
  return {
    ...given,
    ...(isPercent(format) && { format: asNumber(format) }),
    ...(isObject(axis) && isPercent(axis.format) && { axis: onAxis(axis) }),
    ...(isObject(legend) &&
      isPercent(legend.format) && { legend: { ...legend, format: asNumber(legend.format) } }),
  };
}
