import { readNumber } from './table-text.ts';
import { isObject, markTypeOf, ofColumn } from './vega-data.ts';

type Rows = readonly Record<string, unknown>[];
type Encoding = Record<string, unknown>;

/** What a definition may say by which Vega-Lite knows the kind of its values. */
const saying = ['type', 'aggregate', 'bin', 'timeUnit'];
/** Lengths, places and sizes: of numbers, they are never names. */
const measured = ['y', 'theta', 'radius', 'size'] as const;
/** Marks whose place along x is a number as well, where x has numbers. */
const placed = new Set<unknown>(['area', 'circle', 'line', 'point', 'square', 'trail']);

const isYear = (cell: unknown) => Number.isInteger(cell) && Number(cell) >= 1000 && Number(cell) < 3000;
const isNumber = (cell: unknown) =>
  typeof cell === 'number' || (typeof cell === 'string' && readNumber(cell) !== null);

const isUnsaid = (definition: unknown): definition is { field: string } =>
  isObject(definition) &&
  typeof definition.field === 'string' &&
  saying.every((key) => !(key in definition)) &&
  !Array.isArray(definition.sort) &&
  !(isObject(definition.scale) && 'type' in definition.scale);

/** Whether a column has numbers, and neither years nor anything else. */
const hasNumbers = ofColumn((cells) => {
  const written = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '');
  return written.length > 0 && written.every(isNumber) && !written.every(isYear);
});

/**
 * A spec that says of columns of numbers that they are such. Vega-Lite takes what has no type for names: bars would end at
 * names in the order in which they come, and 7 stand above 30.
 */
export function withKinds(value: unknown, rows: Rows, around: Encoding = {}): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withKinds(part, rows, around));
  const view = value as Record<string, unknown>;
  const own: Encoding = isObject(view.encoding) ? { ...view.encoding } : {};
  const areNumbers = (definition: unknown) => isUnsaid(definition) && hasNumbers(rows, definition.field);
  const tell = (channel: string) => {
    if (areNumbers(own[channel])) own[channel] = { ...(own[channel] as object), type: 'quantitative' };
  };
  const mark = markTypeOf(view.mark);
  const { x } = { ...around, ...own };
  // Beside lengths along x, or in a table of cells, what has numbers may have them for names: grades, weeks, doses.
  const hasNames =
    mark === 'rect' || (mark === 'bar' && isObject(x) && (x.type === 'quantitative' || 'aggregate' in x));
  for (const channel of measured) if (channel !== 'y' || !hasNames) tell(channel);
  const { y } = { ...around, ...own };
  const isNamed = isObject(y) && (isUnsaid(y) || y.type === 'nominal' || y.type === 'ordinal');
  if (mark !== 'rect' && (isNamed || placed.has(mark))) tell('x');
  return Object.fromEntries(
    Object.entries(view).map(([key, part]) => [
      key,
      key === 'encoding' ? own : withKinds(part, rows, key === 'layer' ? { ...around, ...own } : {}),
    ]),
  );
}
