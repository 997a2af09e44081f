import {
  type DocumentTable,
  judgementWords,
  type Ledger,
  leftOutWords,
  type Overview,
} from '@sextant/contracts';
import {
  judgedCitationsTable,
  literatureTable,
  statementsTable,
  studiesTable,
  type ToldOverview,
  verdictsTable,
} from './overview-tables.ts';
import { asMarkdownText } from './safe-markdown.ts';
import { table } from './table.ts';
import { toTheSecond } from './times.ts';
import { titlesOf } from './titles-of.ts';

type Label = (engine: string) => string;

/** The overview of a turn: verdicts and studies by rules, and where a judge was, its synthesis and statements. */
export function writeOverview(told: ToldOverview): string[] {
  const { labelOf, ledger, overview } = told;
  const { answered, asked, judgement, made_at } = overview;
  return [
    '### Overview',
    `${answered.length} of ${asked} engines answered. Compared at ${toTheSecond(made_at)} UTC. ${asMarkdownText(judgementWords(judgement, labelOf).join(' '))}`,
    ...demo(overview, labelOf).map((text) => asMarkdownText(text).replace('Demo', '**Demo**')),
    ...synthesis(overview, labelOf, titlesOf(ledger)),
    ...written(verdictsTable(told)),
    ...written(literatureTable(told)),
    ...leftOut(overview, ledger),
    ...written(statementsTable(told)),
    ...written(judgedCitationsTable(told)),
    ...written(studiesTable(told)),
  ];
}

const written = (told: DocumentTable | null): string[] =>
  told
    ? [
        `#### ${told.title}`,
        table(
          told.columns,
          told.rows.map(({ cells }) => cells),
        ),
      ]
    : [];

/** One reader writes all answers of a demo: that they agree says nothing. */
export function demo({ asked, demo: engines }: Overview, labelOf: Label): string[] {
  if (engines.length === 0) return [];
  const who = engines.length === asked ? '' : ` (${engines.map(labelOf).join(', ')})`;
  return [`Demo${who}: one built-in reader; no vendor was asked. Its answers are not counted here.`];
}

/** The sentences of the synthesis, each with who stands behind it. */
export const synthesisLines = ({ synthesis }: Overview, labelOf: Label, titleOf: Label) =>
  synthesis.map(({ engines, role, text, works }) => ({
    text,
    behind: [role, [...engines.map(labelOf), ...works.map(titleOf)].join('; ')].filter(Boolean).join(': '),
  }));

function synthesis(overview: Overview, labelOf: Label, titleOf: Label): string[] {
  const { synthesis_missing: missing } = overview.judgement;
  const lines = synthesisLines(overview, labelOf, titleOf);
  if (lines.length === 0) return missing ? [asMarkdownText(missing)] : [];
  const items = lines.map(({ behind, text }) => `- ${asMarkdownText(text)} *(${asMarkdownText(behind)})*`);
  return ['#### Synthesis', items.join('\n')];
}

function leftOut({ literature: { left_out: without } }: Overview, ledger: Ledger | null): string[] {
  if (without.length === 0) return [];
  const titleOf = titlesOf(ledger);
  const lines = without.map(
    ({ title, why, work }) => `- ${asMarkdownText(title ?? titleOf(work))}: ${leftOutWords[why]}`,
  );
  return ['Left out of the literature’s verdict:', lines.join('\n')];
}
