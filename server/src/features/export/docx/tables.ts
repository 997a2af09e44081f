import type { DocumentTable } from '@sextant/contracts';
import { BorderStyle, Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import { runsRightToLeft } from './direction.ts';
import { line, lines } from './page.ts';
import { type ParagraphRuns, plainText } from './text-runs.ts';

/** Of all that stands in a cell, in half points: a table of ten columns still fits across a page. */
const size = 15;
/** A column is at least so wide and at most so much of the measure, in characters. */
const fewest = 5;
const most = 36;
/** A longer word may be broken. */
const longest = 18;
/** In twentieths of a point: a bold character of the size, and what is left free on each side of a cell. */
const character = 84;
const beside = 70;

/** A cell: its text as it is measured, and as it is written. */
interface Cell {
  text: string;
  runs: ParagraphRuns;
}

const border = { style: BorderStyle.SINGLE, size: 4, color: line };
const borders = {
  top: border,
  bottom: border,
  left: border,
  right: border,
  insideHorizontal: border,
  insideVertical: border,
};

/** Each column as wide as its texts ask for: no word broken while there is room for all, and no column of a letter. */
function widthsOf(rows: readonly (readonly Cell[])[], room: number): number[] {
  const columns = Math.max(...rows.map((cells) => cells.length));
  const asked = Array.from({ length: columns }, (_, column) => {
    const texts = rows.map((cells) => cells[column]?.text ?? '');
    const longestWord = Math.max(
      ...texts.map((text) => Math.max(...text.split(/[\s/-]+/).map((word) => word.length))),
    );
    const average = texts.reduce((sum, { length }) => sum + length, 0) / texts.length;
    const wanted = Math.min(most, Math.max(fewest, Math.min(longestWord + 1, longest), average));
    return { wanted, least: Math.min(longestWord, longest) * character + 2 * beside };
  });
  const all = asked.reduce((sum, { wanted }) => sum + wanted, 0);
  const shared = asked.map(({ least, wanted }) => ({ least, width: (wanted / all) * room }));
  const missing = shared.reduce((sum, { least, width }) => sum + Math.max(0, least - width), 0);
  const spare = shared.reduce((sum, { least, width }) => sum + Math.max(0, width - least), 0);
  // Columns that have more than their longest word needs give to those that have less.
  const given = spare > missing ? missing / spare : 0;
  return shared.map(({ least, width }) =>
    Math.floor(width > least ? width - (width - least) * given : given > 0 ? least : width),
  );
}

/** A table with a head that stands on every page it goes over, in columns of their measure. */
export function tableIn(room: number, [head = [], ...body]: readonly (readonly Cell[])[]): Table {
  const widths = widthsOf([head, ...body], room);
  const row = (cells: readonly Cell[], isHead: boolean) =>
    new TableRow({
      ...(isHead && { tableHeader: true }),
      cantSplit: true,
      children: widths.map(
        (width, column) =>
          new TableCell({
            width: { size: width, type: WidthType.DXA },
            ...(isHead && { shading: { fill: 'eef3f6' } }),
            children: [
              new Paragraph({
                spacing: { after: 0, ...lines(220) },
                ...cells[column]?.runs,
              }),
            ],
          }),
      ),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    ...(runsRightToLeft(head.map(({ text }) => text).join(' ')) && { visuallyRightToLeft: true }),
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    margins: { top: 15, bottom: 15, left: beside, right: beside, marginUnitType: WidthType.DXA },
    borders,
    rows: [row(head, true), ...body.map((cells) => row(cells, false))],
  });
}

/** A table of plain texts. */
export function plainTable({ columns, rows }: DocumentTable, room: number): Table {
  const cell = (text: string, look: { bold?: boolean; strike?: boolean }): Cell => ({
    text,
    runs: plainText(text, { size, ...look }),
  });
  return tableIn(room, [
    columns.map((name) => cell(name, { bold: true })),
    ...rows.map(({ cells, is_struck: strike }) => cells.map((text) => cell(text, { strike }))),
  ]);
}

export const cellSize = size;
