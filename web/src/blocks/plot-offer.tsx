import { readNumber } from '@sextant/contracts/blocks/table-text';
import { withoutTags } from '@sextant/markdown/tags';
import { ChartColumn } from 'lucide-react';
import { Suspense, useContext, useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import type { TableData } from './data-table.tsx';
import { Drawing } from './drawing.tsx';
import { PaperContext } from './paper-context.ts';

const TablePlot = lazyPart(() => import('./table-plot.tsx'));

/** More bars than this are no picture. */
const maxRows = 60;

/** Columns whose every filled cell is a number, at least two of them. */
function numericColumns({ columns, rows }: TableData): number[] {
  return columns.flatMap((_, index) => {
    const filled = rows.map((row) => row[index] ?? '').filter((cell) => /[^\s–—-]/.test(cell));
    const isNumeric = filled.length >= 2 && filled.every((cell) => readNumber(cell) !== null);
    return isNumeric ? [index] : [];
  });
}

/** Offers a plot of a table's columns of numbers; nothing where it has none, and on paper, where nothing is pressed. */
export default function PlotOffer(table: TableData) {
  const columns = table.columns.map(withoutTags);
  const rows = table.rows.map((cells) => cells.map(withoutTags));
  const numeric = numericColumns({ columns, rows });
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const select = useId();
  const labels = columns.findIndex((_, index) => !numeric.includes(index));
  const others = numeric.filter((index) => labels >= 0 || index !== 0);
  const shown = chosen !== null && others.includes(chosen) ? chosen : others[0];
  const isOnPaper = useContext(PaperContext) !== null;
  if (isOnPaper || shown === undefined || rows.length > maxRows) return null;
  return (
    <div className="plot-offer mt-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="quiet" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ChartColumn aria-hidden="true" className="size-4" />
          {isOpen ? 'Hide the plot' : 'Plot'}
        </Button>
        {isOpen && others.length > 1 && (
          <label htmlFor={select} className="flex items-center gap-2 text-sm text-ink-soft">
            Column
            <select
              id={select}
              value={shown}
              onChange={(event) => setChosen(Number(event.target.value))}
              className="min-h-8 rounded-md border border-line-strong bg-surface px-2 text-ink"
            >
              {others.map((index) => (
                <option key={index} value={index}>
                  {columns[index]}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={<Drawing />}>
          <TablePlot columns={columns} rows={rows} label={Math.max(labels, 0)} value={shown} />
        </Suspense>
      )}
    </div>
  );
}
