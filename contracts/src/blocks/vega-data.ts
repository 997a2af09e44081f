export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The type of a mark, which may be written as its name alone. */
export const markTypeOf = (mark: unknown): unknown => (isObject(mark) ? mark.type : mark);

type Rows = readonly Record<string, unknown>[];

/** What is read of a column, read once for the same rows: hundreds of definitions may be of one column. */
export function ofColumn<T>(read: (cells: readonly unknown[]) => T): (rows: Rows, field: string) => T {
  const known = new WeakMap<Rows, Map<string, T>>();
  return (rows, field) => {
    const ofRows = known.get(rows) ?? new Map<string, T>();
    known.set(rows, ofRows);
    if (!ofRows.has(field)) {
      // A point or bracket in a name is written with a backslash before it.
      const name = field.replace(/\\(.)/g, '$1');
      ofRows.set(field, read(rows.map((row) => row[name])));
    }
    return ofRows.get(field) as T;
  };
}

/** A spec with each of its lists of data, in every `data.values` and in `datasets`, as `map` gives it back. */
export function mapData(value: unknown, map: (list: unknown) => unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > 40) return value;
  if (Array.isArray(value)) return value.map((part) => mapData(part, map, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (key === 'data' && isObject(part) && 'values' in part)
        return [key, { ...part, values: map(part.values) }];
      if (key === 'datasets' && isObject(part))
        return [key, Object.fromEntries(Object.entries(part).map(([name, list]) => [name, map(list)]))];
      return [key, mapData(part, map, depth + 1)];
    }),
  );
}

/** A spec whose parts are changed, and its data, whose rows may have parts of the same names, are not. */
export function besideData(
  spec: Record<string, unknown>,
  change: (bare: unknown, listOf: (index: unknown) => unknown) => unknown,
): Record<string, unknown> {
  const lists: unknown[] = [];
  const bare = mapData(spec, (list) => lists.push(list) - 1);
  const listOf = (index: unknown) => (typeof index === 'number' ? lists[index] : undefined);
  return mapData(change(bare, listOf), listOf) as Record<string, unknown>;
}

/** Whether the fields that a spec repeats itself for are drawn as numbers anywhere. */
function repeatsNumbers(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isObject(value) && isObject(value.field) && (value.type === 'quantitative' || value.bin)) return true;
  return Object.values(value).some(repeatsNumbers);
}

/** Names of the fields that are drawn as numbers, wherever in a spec. */
function numberFields(value: unknown, areRepeated = repeatsNumbers(value)): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((part) => numberFields(part, areRepeated));
  const { bin, field, fold, repeat, type, ...parts } = value as Record<string, unknown>;
  const own = [
    ...(type === 'quantitative' || bin ? [field] : []),
    ...(Array.isArray(fold) ? fold : []),
    // A list of fields, or one for each direction.
    ...(areRepeated && typeof repeat === 'object' && repeat !== null ? Object.values(repeat).flat() : []),
  ];
  return [
    // A point or bracket in a name is written with a backslash before it.
    ...own.flatMap((name) => (typeof name === 'string' ? name.replace(/\\(.)/g, '$1') : [])),
    ...Object.values(parts).flatMap((part) => numberFields(part, areRepeated)),
  ];
}

/** How far an interval reaches from its middle. */
export const isError = (channel: string) => /^[xy]Error2?$/.test(channel);

/** Whether anything of a spec is calculated from its cells: Vega reads as numbers only what it draws as such. */
function isCalculated(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, part]) => key === 'calculate' || isError(key) || isCalculated(part),
  );
}

/** A number in quotation marks, and no name that begins with zeros: "007". */
const isQuoted = (cell: unknown): cell is string =>
  typeof cell === 'string' &&
  !/[^\s\d.e+-]/i.test(cell) &&
  /\d/.test(cell) &&
  !/^\s*0\d/.test(cell) &&
  Number.isFinite(Number(cell));

/** Columns of numbers in quotation marks, "5" and "0.5", whose sum would be "50.5". */
const quotedColumns = (rows: Rows): string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((name) => {
    const cells = rows.map((row) => row[name]).filter((cell) => cell != null && cell !== '');
    return cells.some(isQuoted) && cells.every((cell) => typeof cell === 'number' || isQuoted(cell));
  });

/**
 * A spec with nothing in place of blank texts among numbers: Vega draws a blank as 0, and nothing not at all.
 * @param bare the spec without its data
 */
export function withoutBlanks(spec: Record<string, unknown>, bare: unknown): Record<string, unknown> {
  const fields = new Set(numberFields(bare));
  const hasCalculated = isCalculated(bare);
  return mapData(spec, (list) => {
    const rows = list as unknown[];
    const quoted = new Set(hasCalculated ? quotedColumns(rows.filter(isObject)) : []);
    const filled = (name: string, cell: unknown) => {
      if (fields.has(name) && typeof cell === 'string' && !cell.trim()) return null;
      return quoted.has(name) && isQuoted(cell) ? Number(cell) : cell;
    };
    return rows.map((row) =>
      isObject(row)
        ? Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, filled(name, cell)]))
        : // A list of bare values is data, too.
          filled('data', row),
    );
  }) as Record<string, unknown>;
}
