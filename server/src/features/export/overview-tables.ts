import {
  type Confirmation,
  confirmationWords,
  type DocumentTable,
  type EngineVerdict,
  judgedCell,
  type Ledger,
  type Overview,
  type StudyCellState,
  studiesInOrder,
  studyTypeWords,
  writeEffect,
} from '@sextant/contracts';
import { closed } from './closed.ts';
import { warningOf } from './standing-words.ts';
import { titlesOf } from './titles-of.ts';

type Label = (engine: string) => string;

/** Fewer words than these say little by themselves: "No, it does not." */
const tellingWords = 5;
const noVerdict = 'no verdict read';
const marks = { states: 'states', contradicts: 'CONTRADICTS', silent: '–' };

/** Tells whether the reader calls a mark of the judge wrong. */
type IsWrong = (cell: string) => boolean;

const wrongWords = 'you marked this as wrong';

/** An overview with what its tables are made from beside it. */
export interface ToldOverview {
  overview: Overview;
  ledger: Ledger | null;
  labelOf: Label;
  /** Marks of the judge that the reader calls wrong. */
  objections: readonly string[];
}

const tableOf = (title: string, columns: string[], rows: string[][]): DocumentTable | null =>
  rows.length > 0 ? { title, columns, rows: rows.map((cells) => ({ cells, is_struck: false })) } : null;

/** What each engine answers to a yes/no question, or says on an open one. */
export function verdictsTable({ overview, labelOf, objections }: ToldOverview): DocumentTable | null {
  const isWrong: IsWrong = (cell) => objections.includes(cell);
  const verdicts = overview.engines.map((one) => {
    const { by, confirmation, engine, reason, verdict } = one;
    const told = verdict === 'no-answer' ? 'no answer' : (verdict ?? noVerdict);
    const words = ownWords(one);
    return [
      labelOf(engine),
      `${told}${byJudge(by, confirmation, isWrong(judgedCell.verdict(one)))}${words ? '' : `. ${reason}`}`,
      words,
    ];
  });
  const positions = overview.positions.map(({ engines, text }) => [engines.map(labelOf).join(', '), text]);
  const title = 'What the engines say';
  return (
    tableOf(title, ['Engine', 'Verdict', 'In its words'], verdicts) ??
    tableOf(title, ['Engine', 'In its words'], positions)
  );
}

/** The words that gave the verdict; where they are a bare "No.", the sentence that says more, if there is one. */
function ownWords({ bottom_line, passage, verdict }: EngineVerdict): string {
  if (verdict === null || !passage) return bottom_line?.text ?? '';
  return passage.text.split(/\s+/).length < tellingWords ? (bottom_line ?? passage).text : passage.text;
}

/** " (by the judge; disputed between judges)" */
function byJudge(by: 'rules' | 'judge', confirmation: Confirmation | null, isWrong: boolean): string {
  if (by === 'rules') return '';
  const said = [
    'by the judge',
    confirmation && confirmationWords[confirmation],
    isWrong && wrongWords,
  ].filter(Boolean);
  return ` (${said.join('; ')})`;
}

/** `n = 4,744`; nothing where it is not known. */
const participants = (n: number | null) => n !== null && `n = ${n.toLocaleString('en')}`;

/** What the cited works say, by their abstracts. */
export function literatureTable({ overview, labelOf, objections }: ToldOverview): DocumentTable | null {
  const rows = overview.literature.verdicts.map((one) => {
    const { by, cited_by, n, passage, study_type, title, verdict, year } = one;
    const isWrong = objections.includes(judgedCell.work(one));
    return [
      title,
      [studyTypeWords[study_type], year, participants(n)].filter(Boolean).join(', '),
      `${verdict ?? noVerdict}${byJudge(by, null, isWrong)}`,
      passage?.text ?? '',
      cited_by.map(labelOf).join(', '),
    ];
  });
  return tableOf('What the literature says', ['Work', 'Study', 'Verdict', 'In its words', 'Cited by'], rows);
}

/** Whole claims, and which engine states or contradicts them. */
export function statementsTable({ overview, labelOf, objections }: ToldOverview): DocumentTable | null {
  const engines = overview.statements[0]?.stances.map(({ engine }) => engine) ?? [];
  const rows = overview.statements.map((statement) => [
    statement.text,
    ...statement.stances.map((one) => {
      const { confirmation, differs_in, stance } = one;
      const said = [
        ...differs_in,
        confirmation && confirmationWords[confirmation],
        objections.includes(judgedCell.stance(statement, one)) && wrongWords,
      ].filter(Boolean);
      return said.length > 0 ? `${marks[stance]} (${said.join(', ')})` : marks[stance];
    }),
    String(statement.works.length),
  ]);
  return tableOf('Statements', ['Statement', ...engines.map(labelOf), 'Works'], rows);
}

/** Sentences of answers against the abstracts that they cite, by the judge. */
export function judgedCitationsTable(told: ToldOverview): DocumentTable | null {
  const { labelOf, ledger, objections, overview } = told;
  const titleOf = titlesOf(ledger);
  const rows = overview.citations.map((one) => {
    const isWrong = objections.includes(judgedCell.citation(one));
    const said = [confirmationWords[one.confirmation], isWrong && wrongWords];
    return [
      labelOf(one.engine),
      one.sentence,
      titleOf(one.work),
      `${one.relation === 'supports' ? 'supports it' : 'CONTRADICTS it'} (${said.filter(Boolean).join('; ')})`,
      one.passage.text,
    ];
  });
  return tableOf(
    'Cited sentences and their abstracts, by the judge',
    ['Engine', 'Sentence', 'Work', 'Its abstract', 'In its words'],
    rows,
  );
}

/** The effects that the cited works state, beside how each engine gives them: retracted works last and struck. */
export function studiesTable({ overview, labelOf, ledger }: ToldOverview): DocumentTable | null {
  const { rows } = overview.studies;
  const engines = rows[0]?.cells.map(({ engine }) => engine) ?? [];
  if (rows.length === 0) return null;
  const works = new Map(ledger?.rows.map((row) => [row.id, row]));
  return {
    title: 'Studies',
    columns: ['Study', 'Design', 'Outcome', 'Effect', ...engines.map(labelOf)],
    rows: studiesInOrder(rows, works).flatMap(
      ({ isRetracted, name, rows: ofWork, work: { citation, publication } }) =>
        ofWork.map(({ cells, effect, outcome }) => ({
          is_struck: isRetracted,
          cells: [
            [warningOf(publication), name].filter(Boolean).join(': '),
            [citation && studyTypeWords[citation.study_type], participants(citation?.n ?? null)]
              .filter(Boolean)
              .join(', '),
            outcome,
            effect ? writeEffect(effect) : 'no effect size read',
            ...cells.map(({ state, stated }) => cellWords[state](stated)),
          ],
        })),
    ),
  };
}

const cellWords: Record<StudyCellState, (stated: string | null) => string> = {
  'same-number': () => 'this number',
  'other-number': (stated) => `OTHER NUMBER: ${closed(stated ?? '')}`,
  'unread-number': () => 'cited, numbers not matched',
  'no-number': () => 'cited',
  'not-cited': () => '–',
  'not-checked': () => 'may cite it',
};
