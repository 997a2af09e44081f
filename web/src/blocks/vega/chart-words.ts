import type { VegaLiteBlock } from '@sextant/contracts/blocks/vega-lite';
import type { TableData } from '../data-table.tsx';

/** The rows of a chart as a table. */
export function rowsTable(rows: VegaLiteBlock['rows']): TableData {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, 30);
  return { columns, rows: rows.map((row) => columns.map((column) => `${row[column] ?? ''}`)) };
}

/** Rows that are told in words, and characters of them: a text that is read aloud should end. */
const most = { rows: 60, characters: 4_000 };

/** What the rows of a chart say: on paper there is no table behind it. */
function rowsInWords(rows: VegaLiteBlock['rows']): string {
  const { columns, rows: cells } = rowsTable(rows);
  const lines: string[] = [];
  let length = 0;
  for (const row of cells.slice(0, most.rows)) {
    const line = row.flatMap((cell, at) => (cell ? `${columns[at]} ${cell}` : [])).join(', ');
    length += line.length;
    if (length > most.characters) break;
    lines.push(line);
  }
  const left = cells.length - lines.length;
  if (left > 0) lines.push(`and ${left} more ${left === 1 ? 'row' : 'rows'}`);
  return `${lines.join('; ')}.`;
}

/**
 * A chart in words: its author's, or what it is made of. The numbers themselves are in the table behind it, and on paper
 * in the words.
 */
export function describeChart({ title, description, rows, spec }: VegaLiteBlock, isOnPaper = false): string {
  if (description) return isOnPaper ? `${description} ${rowsInWords(rows)}` : description;
  const { mark } = spec;
  const type = typeof mark === 'string' ? mark : ((mark as { type?: string } | undefined)?.type ?? '');
  const fields = Object.keys(rows[0] ?? {})
    .slice(0, 6)
    .join(', ');
  const name = title ? `: ${title}` : '';
  const what = `Chart${type && ` (${type})`}${name}.`;
  return isOnPaper
    ? `${what} ${rowsInWords(rows)}`
    : `${what} ${rows.length} rows of ${fields}; see its data below.`;
}
