import { judgementWords, type LedgerRow, type Overview } from '@sextant/contracts';

/** The synthesis as text, each sentence with its engines and the works behind it, and who made it. */
export function writeSynthesis(
  { answered, asked, judgement, synthesis }: Overview,
  rows: ReadonlyMap<string, LedgerRow>,
  labelOf: (engine: string) => string,
): string {
  const used = [...new Set(synthesis.flatMap(({ works }) => works))];
  const marks = (works: readonly string[]) =>
    works.length === 0 ? '' : ` [${works.map((work) => used.indexOf(work) + 1).join(', ')}]`;
  const sentences = synthesis.map(({ engines, text, works }) => {
    const names = engines.length > 0 ? ` (${engines.map(labelOf).join(', ')})` : '';
    return `- ${text}${names}${marks(works)}`;
  });
  const references = used.map((work, index) => {
    const row = rows.get(work);
    const { citation, identifiers = [] } = row ?? {};
    const name = citation ? `${citation.title}${citation.year === null ? '' : ` (${citation.year})`}` : work;
    const identifier = citation?.doi ?? citation?.pmid ?? identifiers[0]?.value ?? '';
    return `${index + 1}. ${name}. ${identifier}`.trim();
  });
  return [
    ...sentences,
    '',
    `${answered.length} of ${asked} engines answered. ${judgementWords(judgement, labelOf).join(' ')}`,
    ...(references.length > 0 ? ['', ...references] : []),
  ].join('\n');
}
