import type { Evidence, Ledger, LedgerRow } from '@sextant/contracts';
import { asMarkdownText } from './safe-markdown.ts';
import { table } from './table.ts';

const name = ({ citation, identifiers }: LedgerRow) =>
  citation?.title ?? identifiers.map(({ kind, value }) => `${kind.toUpperCase()} ${value}`).join(', ');

const identifiersOf = ({ identifiers }: LedgerRow) =>
  identifiers
    .map(({ kind, value }) => (kind === 'url' ? value : `${kind.toUpperCase()} ${value}`))
    .join(', ');

/** What the answers cite, how each work stands, and when that was checked. */
export function writeSources(ledger: Ledger | null, labelOf: (engine: string) => string): string[] {
  if (!ledger || ledger.rows.length === 0) return [];
  const rows = ledger.rows.map((row) => [
    row.number === null ? '' : String(row.number),
    name(row),
    [row.citation?.journal, row.citation?.year].filter(Boolean).join(', '),
    identifiersOf(row),
    row.state.toUpperCase() + (row.reason ? `: ${row.reason}` : ''),
    row.checked_at,
    [...new Set(row.mentions.map(({ engine }) => labelOf(engine)))].join(', '),
  ]);
  return [
    '### Sources cited',
    table(['No.', 'Work', 'Published', 'Identifiers', 'State', 'Checked', 'Cited by'], rows),
  ];
}

/** What was found before the engines were asked. */
export function writeEvidence(evidence: Evidence | null, ledger: Ledger | null): string[] {
  if (!evidence) return [];
  const cited = new Set(
    ledger?.rows.filter(({ mentions }) => mentions.length > 0).map(({ number }) => number),
  );
  const sources = evidence.sources.map(({ found, label, state }) =>
    state === 'found' ? `${label}: ${found}` : `${label}: ${state}`,
  );
  const works = evidence.works.map(({ citation, number }) => {
    const place = [citation.journal, citation.year].filter(Boolean).join(', ');
    const mark = cited.has(number) ? '' : ' (cited by none)';
    return `- \\[${number}\\] ${asMarkdownText(citation.title)}${place ? `. ${asMarkdownText(place)}` : ''}${mark}`;
  });
  return [
    '### Evidence handed to all engines',
    `Searched at ${evidence.searched_at} for: ${asMarkdownText(evidence.query)}. ${asMarkdownText(sources.join('; '))}.`,
    ...(works.length > 0 ? [works.join('\n')] : []),
  ];
}
