/** Code and formulas, within which a bar parts nothing: `|x|` is a formula's. */
const whole = /`[^`\n]{1,200}`|\$[^$\n]{1,200}\$|\\\([^\n]{1,200}?\\\)/g;

export interface CellPlace {
  from: number;
  to: number;
}

/** What stands between the bars of a row that no backslash escapes; nothing before the first and behind the last. */
function between(row: string): CellPlace[] {
  const cells: CellPlace[] = [];
  let from = 0;
  let escaped = false;
  const add = (end: number) => {
    const text = row.slice(from, end);
    const start = from + text.length - text.trimStart().length;
    cells.push({ from: start, to: Math.max(start, from + text.trimEnd().length) });
    from = end + 1;
  };
  for (let index = 0; index < row.length; index += 1) {
    if (row[index] === '|' && !escaped) add(index);
    escaped = row[index] === '\\' && !escaped;
  }
  add(row.length);
  const isEmpty = (cell: CellPlace | undefined) => cell?.from === cell?.to;
  if (isEmpty(cells[0])) cells.shift();
  if (cells.length > 0 && isEmpty(cells.at(-1))) cells.pop();
  return cells;
}

/**
 * Where the cells of a table's row stand. One that has too many by its bars alone has them without those in code and
 * formulas; what is left over stands in its last cell, and is not lost.
 * @param columns of the table's header
 */
export function cellsOfRow(row: string, columns: number): CellPlace[] {
  const cells = between(row);
  if (cells.length <= columns) return cells;
  const fewer = between(row.replace(whole, (found) => 'x'.repeat(found.length)));
  if (fewer.length === columns) return fewer;
  const { from = 0 } = cells[columns - 1] ?? {};
  return [...cells.slice(0, columns - 1), { from, to: cells.at(-1)?.to ?? from }];
}
