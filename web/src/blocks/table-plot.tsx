import { useMemo } from 'react';
import type { TableData } from './data-table.tsx';
import VegaLiteView from './kinds/vega-lite.tsx';
import { tableBars } from './table-bars.ts';

interface TablePlotProps extends TableData {
  /** Index of the column that names the bars. */
  label: number;
  /** Index of the column that is drawn. */
  value: number;
}

/** One column of a table as bars, in the order of its rows. */
export default function TablePlot({ columns, rows, label, value }: TablePlotProps) {
  const block = useMemo(() => {
    const values = tableBars(rows, label, value);
    const spec = {
      data: { values },
      mark: 'bar',
      encoding: {
        y: { field: 'label', type: 'nominal', sort: null, title: columns[label] ?? null },
        x: { field: 'value', type: 'quantitative', title: columns[value] ?? null },
      },
    };
    const title = `${columns[value]} by ${columns[label]}`;
    return { title, description: null, rows: values, spec };
  }, [columns, rows, label, value]);
  return <VegaLiteView block={block} source={JSON.stringify(block.spec, null, 2)} />;
}
