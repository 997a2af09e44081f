import { readNumber } from '@sextant/contracts/blocks/table-text';
import { useMemo } from 'react';
import type { TableData } from './data-table.tsx';
import VegaLiteView from './kinds/vega-lite.tsx';

interface TablePlotProps extends TableData {
  /** Index of the column that names the bars. */
  label: number;
  /** Index of the column that is drawn. */
  value: number;
}

/** One column of a table as bars, in the order of its rows. */
export default function TablePlot({ columns, rows, label, value }: TablePlotProps) {
  const block = useMemo(() => {
    const values = rows.flatMap((row, index) => {
      const number = readNumber(row[value] ?? '');
      return number === null ? [] : [{ label: row[label] || `Row ${index + 1}`, value: number }];
    });
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
