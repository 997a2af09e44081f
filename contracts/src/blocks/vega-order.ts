import { isObject } from './vega-data.ts';
import { isDate } from './vega-dates.ts';

type Rows = readonly Record<string, unknown>[];
type Direction = 'x' | 'y';

/** Whether a direction has an order that its author chose: layers share it. */
function hasOrder(value: unknown, direction: Direction): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const own = isObject(value) && isObject(value.encoding) ? value.encoding[direction] : null;
  return (isObject(own) && 'sort' in own) || Object.values(value).some((part) => hasOrder(part, direction));
}

/** Names that are dates are in their order when they are in that of the alphabet. */
function areNames(rows: Rows, field: string): boolean {
  const cells = rows.map((row) => row[field]);
  return cells.some((cell) => typeof cell === 'string' && cell && !isDate(cell));
}

/** A spec whose names along an axis are in the order of the data: in that of the alphabet, week 24 comes before week 4. */
export function inOrderOfData(spec: unknown, rows: Rows): unknown {
  const free = (['x', 'y'] as const).filter((direction) => !hasOrder(spec, direction));
  const ordered = (direction: string, part: unknown) => {
    if (!free.some((each) => each === direction) || !isObject(part) || typeof part.field !== 'string')
      return part;
    const isOfNames = [undefined, 'nominal', 'ordinal'].some((type) => type === part.type);
    return isOfNames && areNames(rows, part.field.replace(/\\(.)/g, '$1')) ? { ...part, sort: null } : part;
  };
  const visit = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(visit);
    const parts = Object.entries(value).map(([key, part]) => [
      key,
      key === 'encoding' && isObject(part)
        ? Object.fromEntries(Object.entries(part).map(([name, each]) => [name, ordered(name, each)]))
        : visit(part),
    ]);
    return Object.fromEntries(parts);
  };
  return visit(spec);
}
