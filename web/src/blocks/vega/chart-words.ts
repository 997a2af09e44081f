import type { VegaLiteBlock } from '@sextant/contracts/blocks/vega-lite';
import type { TableData } from '../data-table.tsx';

/** The rows of a chart as a table. */
export function rowsTable(rows: VegaLiteBlock['rows']): TableData {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].slice(0, 30);
  return { columns, rows: rows.map((row) => columns.map((column) => `${row[column] ?? ''}`)) };
}

/** A chart in words: its author's, or what it is made of. The numbers themselves are in the table behind it. */
export function describeChart({ title, description, rows, spec }: VegaLiteBlock): string {
  if (description) return description;
  const { mark } = spec;
  const type = typeof mark === 'string' ? mark : ((mark as { type?: string } | undefined)?.type ?? '');
  const fields = Object.keys(rows[0] ?? {})
    .slice(0, 6)
    .join(', ');
  const name = title ? `: ${title}` : '';
  return `Chart${type && ` (${type})`}${name}. ${rows.length} rows of ${fields}; see its data below.`;
}
