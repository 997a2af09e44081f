import {
  type Evidence,
  evidenceNumbers,
  isCited,
  type Ledger,
  type LedgerRow,
  type Mention,
} from '@sextant/contracts';
import { asMarkdownText } from './safe-markdown.ts';
import { abstractName, relations, standingOf, stateOf, warningOf } from './standing-words.ts';
import { table } from './table.ts';
import { toTheSecond } from './times.ts';

const identifiersOf = ({ identifiers }: LedgerRow) =>
  identifiers
    .map(({ kind, value }) => (kind === 'url' ? value : `${kind.toUpperCase()} ${value}`))
    .join(', ');

/** What the answers cite: each work with how it stands, and each of its mentions with what checking it came to. */
export function writeSources(
  ledger: Ledger | null,
  labelOf: (engine: string) => string,
  textOf: (engine: string) => string,
): string[] {
  if (!ledger) return [];
  const works = ledger.rows
    .filter(isCited)
    .map((row) => [
      row.number === null ? '' : String(row.number),
      row.label,
      [row.citation?.journal, row.citation?.year].filter(Boolean).join(', '),
      identifiersOf(row),
      standingOf(row),
      `${toTheSecond(row.checked_at)} UTC`,
      [...new Set(row.mentions.map(({ engine }) => labelOf(engine)))].join(', '),
    ]);
  const order = ({ engine }: Mention) => ledger.scores.findIndex((score) => score.engine === engine);
  const mentions = ledger.rows
    .flatMap((row) => row.mentions.map((mention) => ({ mention, row })))
    .sort((a, b) => order(a.mention) - order(b.mention) || a.mention.from - b.mention.from)
    .map(({ mention, row }) => [
      labelOf(mention.engine),
      textOf(mention.engine).slice(mention.from, mention.to),
      row.label,
      stateOf(mention, row),
      saidOf(mention, row),
    ]);
  return [
    ...(works.length > 0
      ? [
          '### Sources cited',
          table(['No.', 'Work', 'Published', 'Identifiers', 'State', 'Checked', 'Cited by'], works),
          '### Each citation',
          table(['Engine', 'As written', 'Work', 'State', 'What the work says of the sentence'], mentions),
        ]
      : []),
    ...searchedAlone(ledger, labelOf),
  ];
}

/** What vendors' own searches brought and no answer cites. */
function searchedAlone({ rows }: Ledger, labelOf: (engine: string) => string): string[] {
  const works = rows
    .filter((row) => !isCited(row))
    .map((row) => [row.label, identifiersOf(row), standingOf(row), row.searched_by.map(labelOf).join(', ')]);
  if (works.length === 0) return [];
  return [
    '### Found by an engine’s own search, not cited',
    table(['Work', 'Identifiers', 'State', 'Found by'], works),
  ];
}

/** What the abstract, or Sextant's own summary, says of the citing sentence. */
function saidOf({ support }: Mention, row: LedgerRow): string {
  if (!support) return '';
  const quoted = support.sentence ? `: “${support.sentence.text}”` : '';
  return relations[support.relation](abstractName(row)) + quoted;
}

/** ` (RETRACTED, not cited)`, or nothing. */
const bracketed = (marks: readonly string[]): string => {
  const said = marks.filter(Boolean).join(', ');
  return said && ` (${said})`;
};

/** What was found before the engines were asked. */
export function writeEvidence(evidence: Evidence | null, ledger: Ledger | null): string[] {
  if (!evidence) return [];
  const rows = new Map(
    ledger?.rows.flatMap((row) => evidenceNumbers(row).map((number) => [number, row] as const)),
  );
  const sources = evidence.sources.map(({ found, label, state }) =>
    state === 'found' ? `${label}: ${found}` : `${label}: ${state}`,
  );
  const works = evidence.works.map(({ citation, number }) => {
    const place = [citation.journal, citation.year].filter(Boolean).join(', ');
    const row = rows.get(number);
    const marks = [warningOf(row?.publication ?? citation.status), row && isCited(row) ? '' : 'not cited'];
    return `- [${number}] ${asMarkdownText(citation.title)}${place ? `. ${asMarkdownText(place)}` : ''}${bracketed(marks)}`;
  });
  return [
    '### Evidence given to all engines',
    `Searched at ${toTheSecond(evidence.searched_at)} UTC for: ${asMarkdownText(evidence.query)}. ${asMarkdownText(sources.join('; '))}.`,
    ...(works.length > 0 ? [works.join('\n')] : []),
  ];
}
