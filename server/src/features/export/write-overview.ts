import {
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

/** The overview of a turn: verdicts and studies, and of one by an engine its synthesis and statements. */
export function writeOverview(overview: Overview, ledger: Ledger | null, labelOf: Label): string[] {
  const titleOf = (work: string) => ledger?.rows.find(({ id }) => id === work)?.citation?.title ?? work;
  const { made_at, made_by } = overview;
  const isByEngine = made_by.engine !== null;
  return [
    '### Overview',
    `${overview.answered.length} of ${overview.asked} engines answered. Made by ${asMarkdownText(made_by.label)}${made_by.model ? ` (\`${made_by.model}\`)` : ''} at ${made_at}.`,
    ...demo(overview, labelOf),
    ...(isByEngine ? synthesis(overview, labelOf, titleOf) : []),
    ...engineVerdicts(overview, labelOf),
    ...literature(overview, labelOf),
    ...positions(overview, labelOf),
    ...(isByEngine
      ? statements(overview, labelOf)
      : ['Statements are compared only when an engine makes the overview.']),
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

function synthesis({ synthesis: sentences }: Overview, labelOf: Label, titleOf: Label): string[] {
  if (sentences.length === 0) return [];
  const lines = sentences.map(({ engines, role, text, works }) => {
    const behind = [...engines.map(labelOf), ...works.map(titleOf)].join('; ');
    return `- ${asMarkdownText(text)} *(${role}${behind ? `: ${asMarkdownText(behind)}` : ''})*`;
  });
  return ['#### Synthesis', lines.join('\n')];
}

function engineVerdicts({ engines }: Overview, labelOf: Label): string[] {
  if (engines.length === 0) return [];
  const rows = engines.map(({ bottom_line, engine, passage, reason, verdict }) => [
    labelOf(engine),
    verdict ?? noVerdict,
    (verdict === null ? bottom_line : passage)?.text ?? reason,
  ]);
  return ['#### What the engines say', table(['Engine', 'Verdict', 'In its words'], rows)];
}

function literature({ literature: { left_out, verdicts } }: Overview, labelOf: Label): string[] {
  const rows = verdicts.map(({ cited_by, n, passage, study_type, title, verdict, year }) => [
    title,
    [study_type, year, n !== null && `n = ${n}`].filter(Boolean).join(', '),
    verdict ?? noVerdict,
    passage?.text ?? '',
    cited_by.map(labelOf).join(', '),
  ]);
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

function statements({ statements: all }: Overview, labelOf: Label): string[] {
  const engines = all[0]?.stances.map(({ engine }) => engine);
  if (!engines) return [];
  const rows = all.map(({ stances, text, works }) => [
    text,
    ...stances.map(({ differs_in, stance }) =>
      differs_in.length > 0 ? `${marks[stance]} (${differs_in.join(', ')})` : marks[stance],
    ),
    String(works.length),
  ]);
  return ['#### Statements', table(['Statement', ...engines.map(labelOf), 'Works'], rows)];
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
