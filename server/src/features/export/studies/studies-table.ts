import {
  type LedgerRow,
  type StudyCell,
  type StudyRow,
  studiesInOrder,
  studyTypeWords,
} from '@sextant/contracts';
import { closed } from '../closed.ts';
import { publications } from '../standing-words.ts';
import type { StudiedTurn } from './read-studied-turn.ts';

/** What stands in a cell: a number stays one, so that a spreadsheet can reckon with it. */
export type TableCell = string | number | null;

export interface TableRow {
  cells: TableCell[];
  isRetracted: boolean;
}

interface Column {
  name: string;
  /** In characters, where a workbook can be told. */
  width: number;
  /** Text of more than a line is wrapped. */
  isLong?: true;
  cellOf: (row: StudyRow, work: LedgerRow, name: string) => TableCell;
}

/** One row a study and effect, as on the page: retracted works last. */
export function tableOf({ labels, ledger, overview }: StudiedTurn): { columns: Column[]; rows: TableRow[] } {
  const studies = overview?.studies.rows ?? [];
  const engines = studies[0]?.cells.map(({ engine }) => engine) ?? [];
  const columns = [
    ...ofStudies,
    ...engines.map((engine) => columnOf(engine, labels.get(engine) ?? engine)),
    ...ofRecords,
  ];
  const works = new Map(ledger?.rows.map((row) => [row.id, row]));
  const rows = studiesInOrder(studies, works).flatMap(({ isRetracted, name, rows: ofWork, work }) =>
    ofWork.map((row) => ({
      isRetracted,
      cells: columns.map(({ cellOf }) => inACell(cellOf(row, work, name))),
    })),
  );
  return { columns, rows };
}

const ofStudies: Column[] = [
  { name: 'Study', width: 20, cellOf: (_row, { citation, id }, name) => (citation ? name : id) },
  { name: 'Title', width: 48, isLong: true, cellOf: (_row, { citation, label }) => citation?.title ?? label },
  { name: 'Year', width: 7, cellOf: (_row, { citation }) => citation?.year ?? null },
  {
    name: 'Design',
    width: 20,
    cellOf: (_row, { citation }) => (citation ? studyTypeWords[citation.study_type] : null),
  },
  { name: 'n', width: 9, cellOf: (_row, { citation }) => citation?.n ?? null },
  {
    name: 'Publication',
    width: 18,
    cellOf: (_row, { publication }) => publication && publications[publication],
  },
  { name: 'Outcome', width: 32, isLong: true, cellOf: ({ outcome }) => outcome },
  { name: 'Measure', width: 18, cellOf: ({ effect }) => effect && inWords(effect.kind) },
  { name: 'Effect', width: 9, cellOf: ({ effect }) => effect?.value ?? null },
  { name: 'Low', width: 9, cellOf: ({ effect }) => effect?.low ?? null },
  { name: 'High', width: 9, cellOf: ({ effect }) => effect?.high ?? null },
  { name: 'Interval (%)', width: 12, cellOf: ({ effect }) => effect?.level ?? null },
  { name: 'Unit', width: 9, cellOf: ({ effect }) => effect?.unit ?? null },
  { name: 'p is', width: 6, cellOf: ({ effect }) => (effect?.p ? relations[effect.p.relation] : null) },
  { name: 'p', width: 9, cellOf: ({ effect }) => effect?.p?.value ?? null },
  { name: 'As written', width: 32, isLong: true, cellOf: ({ written }) => closed(written) },
];

const ofRecords: Column[] = [
  { name: 'DOI', width: 26, cellOf: (_row, { citation }) => citation?.doi ?? null },
  // A name and no quantity: as a number it would be summed.
  { name: 'PMID', width: 11, cellOf: (_row, { citation }) => citation?.pmid ?? null },
  {
    name: 'Read from',
    width: 18,
    cellOf: (_row, { abstract_source: source }) =>
      source && (source === 'sextant-summary' ? 'Sextant’s summary' : 'Abstract'),
  },
  { name: 'Sentence', width: 60, isLong: true, cellOf: ({ passage }) => passage?.text ?? null },
];

const columnOf = (engine: string, label: string): Column => ({
  name: label,
  width: 24,
  isLong: true,
  cellOf: ({ cells, effect }) => {
    const cell = cells.find((each) => each.engine === engine);
    return cell ? cellWords(cell, effect !== null) : null;
  },
});

function cellWords({ state, stated }: StudyCell, hasEffect: boolean): string {
  if (state === 'same-number') return `Same number: ${closed(stated ?? '')}`;
  if (state === 'other-number') return `OTHER NUMBER: ${closed(stated ?? '')}`;
  if (state === 'not-cited') return 'Not cited';
  if (state === 'not-checked') return 'May cite it';
  if (state === 'unread-number') return 'Cited, numbers not matched';
  return hasEffect ? 'Cited, number not found' : 'Cited';
}

/** In words: a cell that begins with `=` or `<` would have to be escaped. */
const relations = { '=': 'equal', '<': 'below', '>': 'above', '<=': 'at most', '>=': 'at least' };

const inWords = (kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

/** What fits into a cell of Excel. */
const maxCharacters = 32_767;

/** Text in one line: what is blank before a formula would hide it from a check for formulas. */
function inACell(value: TableCell): TableCell {
  if (typeof value !== 'string') return value;
  return value.replace(/\s+/g, ' ').trim().slice(0, maxCharacters).toWellFormed() || null;
}
