import { readNumber } from '@sextant/contracts/blocks/table-text';

/** A value that is only a bound, or about so much: a bar alone would tell it as exact. */
const isBound = (cell: string) => /^[<>~≈≤≥]/.test(cell.trim());

/** A name that no bar before it has: bars of one name are drawn as one, as long as all of them. */
function unlike(taken: Set<string>, name: string): string {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name} (${count})`;
    if (taken.has(candidate)) continue;
    taken.add(candidate);
    return candidate;
  }
}

/**
 * The rows of a table whose value is a number as bars, in their order. Rows of one name are told apart by their other words.
 * @param label index of the column that names the bars
 * @param value index of the column that is drawn
 */
export function tableBars(rows: readonly (readonly string[])[], label: number, value: number) {
  const taken = new Set<string>();
  return rows.flatMap((row, index) => {
    const cell = row[value] ?? '';
    const number = readNumber(cell);
    if (number === null) return [];
    const isShared = rows.some((other, at) => at !== index && other[label] === row[label]);
    const words = row.filter((text, column) => column !== value && text && readNumber(text) === null);
    const name = (isShared && words.join(', ')) || row[label] || `Row ${index + 1}`;
    return [{ label: unlike(taken, isBound(cell) ? `${name} (${cell.trim()})` : name), value: number }];
  });
}
