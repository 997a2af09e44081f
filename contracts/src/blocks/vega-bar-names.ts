import { isObject, markTypeOf, ofColumn } from './vega-data.ts';
import { lengthOf } from './vega-length.ts';

type Rows = readonly Record<string, unknown>[];
type Part = Record<string, unknown>;

/** More bars than that are no names that anybody reads, but a distribution. */
const mostNames = 24;
/** What a definition may say that takes its numbers for more than names. */
const calculating = ['aggregate', 'bin', 'timeUnit', 'scale'];

/** Whether a column has a few whole numbers, such as years, weeks or doses. */
const hasFewWhole = ofColumn((cells) => {
  const numbers = cells.filter((cell) => cell !== null && cell !== undefined && cell !== '').map(Number);
  return numbers.length > 0 && numbers.every(Number.isInteger) && new Set(numbers).size <= mostNames;
});

function isName(definition: unknown, rows: Rows): definition is Part {
  return (
    isObject(definition) &&
    definition.type === 'quantitative' &&
    typeof definition.field === 'string' &&
    calculating.every((key) => !(key in definition)) &&
    !(isObject(definition.axis) && 'values' in definition.axis) &&
    hasFewWhole(rows, definition.field)
  );
}

/**
 * A spec whose bars have whole numbers for names where these are told to be quantities: on a scale of its own each bar would be a line, those
 * of one year would stand on one another, and the years would be "2,019.3".
 */
export function withNamedBars(value: unknown, rows: Rows): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => withNamedBars(part, rows));
  const view = value as Part;
  const { encoding, mark } = view;
  const parts = Object.fromEntries(
    Object.entries(view).map(([key, part]) => [
      key,
      // What is laid over bars may be placed between them.
      key === 'layer' ? part : withNamedBars(part, rows),
    ]),
  );
  const type = markTypeOf(mark);
  if (type !== 'bar' || !isObject(encoding)) return parts;
  const length = lengthOf(mark, encoding);
  const place = length === 'x' ? 'y' : 'x';
  const isSpan = ['x2', 'y2'].some((end) => end in encoding);
  const named = encoding[place];
  if (length === null || isSpan || !isName(named, rows)) return parts;
  return { ...parts, encoding: { ...encoding, [place]: { ...named, type: 'ordinal' } } };
}
