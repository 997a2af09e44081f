import type { Ledger, Overview } from '@sextant/contracts';
import { asMarkdownText } from './safe-markdown.ts';
import { table } from './table.ts';

type Label = (engine: string) => string;

const marks = { states: 'states', contradicts: 'CONTRADICTS', silent: '–' };

/** The overview of a turn: verdicts, statements, figures and synthesis. */
export function writeOverview(overview: Overview, ledger: Ledger | null, labelOf: Label): string[] {
  const titleOf = (work: string) => ledger?.rows.find(({ id }) => id === work)?.citation?.title ?? work;
  const { made_at, made_by } = overview;
  return [
    '### Overview',
    `${overview.answered.length} of ${overview.asked} engines answered. Made by ${asMarkdownText(made_by.label)}${made_by.model ? ` (\`${made_by.model}\`)` : ''} at ${made_at}.`,
    ...synthesis(overview, labelOf, titleOf),
    ...engineVerdicts(overview, labelOf),
    ...literature(overview, labelOf),
    ...positions(overview, labelOf),
    ...statements(overview, labelOf),
    ...figures(overview, labelOf, titleOf),
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
  const rows = engines.map(({ engine, passage, reason, verdict }) => [
    labelOf(engine),
    verdict,
    passage?.text ?? reason,
  ]);
  return ['#### What the engines say', table(['Engine', 'Verdict', 'In its words'], rows)];
}

function literature({ literature: { left_out, verdicts } }: Overview, labelOf: Label): string[] {
  const rows = verdicts.map(({ cited_by, n, passage, study_type, title, verdict, year }) => [
    title,
    [study_type, year, n !== null && `n = ${n}`].filter(Boolean).join(', '),
    verdict,
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
  return ['#### Positions taken', lines.join('\n')];
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

function figures({ comparisons, figures: stated }: Overview, labelOf: Label, titleOf: Label): string[] {
  if (comparisons.length === 0) return [];
  const byId = new Map(stated.map((each) => [each.id, each]));
  const rows = comparisons.flatMap(({ figures: ids, title }) =>
    ids.flatMap((id) => {
      const found = byId.get(id);
      if (!found) return [];
      const { figure, passage } = found;
      const interval =
        figure.low === null || figure.high === null
          ? ''
          : `${figure.low} to ${figure.high}${figure.level === null ? '' : ` (${figure.level} %)`}`;
      const who = passage.engine === null ? titleOf(passage.work ?? '') : labelOf(passage.engine);
      return [[title, who, `${figure.value} ${figure.unit ?? ''}`.trim(), interval, passage.text]];
    }),
  );
  return ['#### Figures', table(['What', 'Who', 'Value', 'Interval', 'In its words'], rows)];
}
