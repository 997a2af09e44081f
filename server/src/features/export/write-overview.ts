import {
  type Confirmation,
  confirmationWords,
  judgedCell,
  judgementWords,
  type Ledger,
  type Overview,
  type StudyCellState,
  studiesInOrder,
  studyName,
} from '@sextant/contracts';
import { asMarkdownText } from './safe-markdown.ts';
import { table } from './table.ts';

type Label = (engine: string) => string;

const noVerdict = 'no verdict read';
const marks = { states: 'states', contradicts: 'CONTRADICTS', silent: '–' };

/** Tells whether the reader calls a mark of the judge wrong. */
type IsWrong = (cell: string) => boolean;

const wrongWords = 'you marked this as wrong';

/** The overview of a turn: verdicts and studies by rules, and where a judge was, its synthesis and statements. */
export function writeOverview(
  overview: Overview,
  ledger: Ledger | null,
  labelOf: Label,
  objections: readonly string[],
): string[] {
  const titleOf = (work: string) => ledger?.rows.find(({ id }) => id === work)?.citation?.title ?? work;
  const { answered, asked, judgement, made_at } = overview;
  const isWrong: IsWrong = (cell) => objections.includes(cell);
  return [
    '### Overview',
    `${answered.length} of ${asked} engines answered. Made at ${made_at}. ${asMarkdownText(judgementWords(judgement, labelOf).join(' '))}`,
    ...demo(overview, labelOf),
    ...synthesis(overview, labelOf, titleOf),
    ...engineVerdicts(overview, labelOf, isWrong),
    ...literature(overview, labelOf, isWrong),
    ...positions(overview, labelOf),
    ...statements(overview, labelOf, isWrong),
    ...citations(overview, labelOf, titleOf, isWrong),
    ...studies(overview, ledger, labelOf),
  ];
}

/** One reader writes all answers of a demo: that they agree says nothing. */
function demo({ asked, demo: engines }: Overview, labelOf: Label): string[] {
  if (engines.length === 0) return [];
  const who = engines.length === asked ? '' : ` (${engines.map(labelOf).join(', ')})`;
  return [
    `**Demo**${asMarkdownText(who)}: one reader, no vendor was asked. Its answers are not counted here.`,
  ];
}

function synthesis({ judgement, synthesis: sentences }: Overview, labelOf: Label, titleOf: Label): string[] {
  if (sentences.length === 0)
    return judgement.synthesis_missing ? [asMarkdownText(judgement.synthesis_missing)] : [];
  const lines = sentences.map(({ engines, role, text, works }) => {
    const behind = [...engines.map(labelOf), ...works.map(titleOf)].join('; ');
    return `- ${asMarkdownText(text)} *(${role}${behind ? `: ${asMarkdownText(behind)}` : ''})*`;
  });
  return ['#### Synthesis', lines.join('\n')];
}

function engineVerdicts({ engines }: Overview, labelOf: Label, isWrong: IsWrong): string[] {
  if (engines.length === 0) return [];
  const rows = engines.map((one) => {
    const { bottom_line, by, confirmation, engine, passage, reason, verdict } = one;
    return [
      labelOf(engine),
      `${verdict ?? noVerdict}${byJudge(by, confirmation, isWrong(judgedCell.verdict(one)))}`,
      (verdict === null ? bottom_line : passage)?.text ?? reason,
    ];
  });
  return ['#### What the engines say', table(['Engine', 'Verdict', 'In its words'], rows)];
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

function literature(
  { literature: { left_out, verdicts } }: Overview,
  labelOf: Label,
  isWrong: IsWrong,
): string[] {
  const rows = verdicts.map((one) => {
    const { by, cited_by, n, passage, study_type, title, verdict, year } = one;
    return [
      title,
      [study_type, year, n !== null && `n = ${n}`].filter(Boolean).join(', '),
      `${verdict ?? noVerdict}${byJudge(by, null, isWrong(judgedCell.work(one)))}`,
      passage?.text ?? '',
      cited_by.map(labelOf).join(', '),
    ];
  });
  const without = left_out.map(
    ({ title, why, work }) => `- ${asMarkdownText(title ?? work)}: ${why.replaceAll('-', ' ')}`,
  );
  return [
    ...(rows.length > 0
      ? [
          '#### What the literature says',
          table(['Work', 'Study', 'Verdict', 'In its words', 'Cited by'], rows),
        ]
      : []),
    ...(without.length > 0 ? ['Left out:', without.join('\n')] : []),
  ];
}

function positions({ positions: taken }: Overview, labelOf: Label): string[] {
  if (taken.length === 0) return [];
  const lines = taken.map(
    ({ engines, text }) => `- ${asMarkdownText(`${engines.map(labelOf).join(', ')}: ${text}`)}`,
  );
  return ['#### What the engines say', lines.join('\n')];
}

function statements({ statements: all }: Overview, labelOf: Label, isWrong: IsWrong): string[] {
  const engines = all[0]?.stances.map(({ engine }) => engine);
  if (!engines) return [];
  const rows = all.map((statement) => [
    statement.text,
    ...statement.stances.map((one) => {
      const { confirmation, differs_in, stance } = one;
      const said = [
        ...differs_in,
        confirmation && confirmationWords[confirmation],
        isWrong(judgedCell.stance(statement, one)) && wrongWords,
      ].filter(Boolean);
      return said.length > 0 ? `${marks[stance]} (${said.join(', ')})` : marks[stance];
    }),
    String(statement.works.length),
  ]);
  return ['#### Statements', table(['Statement', ...engines.map(labelOf), 'Works'], rows)];
}

function citations(
  { citations: judged }: Overview,
  labelOf: Label,
  titleOf: Label,
  isWrong: IsWrong,
): string[] {
  if (judged.length === 0) return [];
  const rows = judged.map((one) => {
    const said = [confirmationWords[one.confirmation], isWrong(judgedCell.citation(one)) && wrongWords];
    return [
      labelOf(one.engine),
      one.sentence,
      titleOf(one.work),
      `${one.relation === 'supports' ? 'supports it' : 'CONTRADICTS it'} (${said.filter(Boolean).join('; ')})`,
      one.passage.text,
    ];
  });
  return [
    '#### Cited sentences and their abstracts, by the judge',
    table(['Engine', 'Sentence', 'Work', 'Its abstract', 'In its words'], rows),
  ];
}

function studies({ studies: { rows } }: Overview, ledger: Ledger | null, labelOf: Label): string[] {
  const engines = rows[0]?.cells.map(({ engine }) => engine) ?? [];
  if (rows.length === 0) return [];
  const works = new Map(ledger?.rows.map((row) => [row.id, row]));
  const written = studiesInOrder(rows, works).flatMap(
    ({ isRetracted, rows: ofWork, work: { citation, label } }) =>
      ofWork.map(({ cells, outcome, written: effect }) => [
        `${isRetracted ? 'RETRACTED: ' : ''}${citation ? studyName(citation) : label}`,
        [citation?.study_type, citation?.n != null && `n = ${citation.n}`].filter(Boolean).join(', '),
        outcome,
        effect || 'no effect size read',
        ...cells.map(({ state, stated }) => cellWords[state](stated)),
      ]),
  );
  return ['#### Studies', table(['Study', 'Design', 'Outcome', 'Effect', ...engines.map(labelOf)], written)];
}

const cellWords: Record<StudyCellState, (stated: string | null) => string> = {
  'same-number': () => 'this number',
  'other-number': (stated) => `OTHER NUMBER: ${stated}`,
  'no-number': () => 'cited',
  'not-cited': () => '–',
};
