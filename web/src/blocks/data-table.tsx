import { readNumber } from '@sextant/contracts/blocks/table-text';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { stopIfWide } from '../lib/stop-if-wide.ts';

export interface TableData {
  columns: string[];
  rows: string[][];
}

/** Rows that are shown at once: more would hold the page up. */
const shown = 200;

/** A plain table; columns of numbers stand to the right. */
export function PlainTable({ columns, rows, label }: TableData & { label: string }) {
  const numeric = columns.map(
    (_, index) =>
      rows.some((row) => row[index]) && rows.every((row) => !row[index] || readNumber(row[index]) !== null),
  );
  return (
    <section ref={stopIfWide} className="markdown-table overflow-x-auto" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
              <th key={index} scope="col" className={numeric[index] ? 'text-right' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move.
            <tr key={line}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never move.
                <td key={index} className={numeric[index] ? 'text-right' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown && (
        <p className="p-2 text-sm text-ink-faint">
          The first {shown} of {rows.length} rows. The source has them all.
        </p>
      )}
    </section>
  );
}

/** The data behind a picture, folded away until asked for. */
export function DataTable({ columns, rows }: TableData) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t border-line px-3 py-1 text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-8 items-center gap-1 rounded-sm text-ink-soft hover:text-ink"
      >
        <ChevronRight aria-hidden="true" className={isOpen ? 'size-4 rotate-90' : 'size-4'} />
        Data
      </button>
      {isOpen && (
        <div className="pb-2">
          <PlainTable columns={columns} rows={rows} label="Data of the picture" />
        </div>
      )}
    </div>
  );
}
