import type { TableFormat } from '@sextant/contracts';
import { stringify } from 'csv-stringify/sync';
import writeWorkbook, { type CellObject, type Row } from 'write-excel-file/node';
import { toTheSecond } from '../times.ts';
import type { StudiedTurn } from './read-studied-turn.ts';
import { tableOf } from './studies-table.ts';

/** The studies of a turn as a table for spreadsheets. */
export const writeStudies = (turn: StudiedTurn, format: TableFormat): string | Promise<Buffer> =>
  format === 'csv' ? writeCsv(turn) : writeXlsx(turn);

/** Titles and numbers come from papers and engines: what would be a formula is escaped, and numbers are left alone. */
function writeCsv(turn: StudiedTurn): string {
  const { columns, rows } = tableOf(turn);
  return stringify([columns.map(({ name }) => name), ...rows.map(({ cells }) => cells)], {
    // Without it Excel reads the file in the letters of its country.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/** In a workbook text is text, whatever it begins with. */
function writeXlsx(turn: StudiedTurn): Promise<Buffer> {
  const { columns, rows } = tableOf(turn);
  const head = columns.map(({ name }): CellObject => ({ value: name, fontWeight: 'bold', wrap: true }));
  const body = rows.map(
    ({ cells, isRetracted }): Row =>
      cells.map((value, index) => {
        if (value === null) return null;
        const look: CellObject = { alignVertical: 'top', ...(columns[index]?.isLong && { wrap: true }) };
        const struck = { textDecoration: { strikethrough: true }, textColor: '#8a1c1c' };
        // Typed, since the library takes the type of a text from the text.
        const typed = typeof value === 'number' ? { value, type: Number } : { value, type: String };
        return { ...look, ...(isRetracted && struck), ...typed };
      }),
  );
  return writeWorkbook([
    {
      sheet: 'Studies',
      data: [head, ...body],
      columns: columns.map(({ width }) => ({ width })),
      orientation: 'landscape',
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    {
      sheet: 'About',
      data: about(turn).map((line) => [{ value: line, type: String, wrap: true }]),
      columns: [{ width: 100 }],
    },
  ]).toBuffer();
}

/** What a reader of the workbook alone must know of it. */
function about({ overview, question }: StudiedTurn): string[] {
  return [
    question,
    ...(overview
      ? [
          `${overview.answered.length} of ${overview.asked} engines answered. Compared at ${toTheSecond(overview.made_at)} UTC.`,
        ]
      : []),
    ...(overview && overview.demo.length > 0
      ? ['Demo engines are one built-in reader; no vendor was asked: they have no column.']
      : []),
    'One row a study and effect, as its abstract gives it, or Sextant’s summary where “Read from” says so. Nothing is pooled. Retracted works stand last, struck through.',
    'Same number: the answer gives the effect as written here.',
    'OTHER NUMBER: the answer gives another number for this study and outcome.',
    'Cited, number not found: the answer cites the study, and no number that could be this one stands where it does.',
    'Cited, numbers not matched: a number stands there that could be this one, and what it is told of was not read.',
    'Not cited: the answer does not cite the study.',
    'May cite it: a citation of the answer may be of the study, or its citations were not checked when this was made.',
  ];
}
