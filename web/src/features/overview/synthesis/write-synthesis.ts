import { judgementWords, type LedgerRow, type Overview } from '@sextant/contracts';
import { states } from '../../../lib/citation-looks.ts';
import { stateOfWork } from '../../../lib/citation-state.ts';
import { countIncomplete } from '../count-incomplete.ts';
import type { OverviewTurn } from '../use-overview.ts';

/** How a work stands, where that is not "verified": it belongs beside it wherever it goes. */
function signOf(row: LedgerRow | undefined): string {
  const state = row ? stateOfWork(row) : 'verified';
  return state === 'verified' ? '' : ` [${states[state].label}]`;
}

/** The synthesis as text, each sentence with its engines and the works behind it, and who made it. */
export function writeSynthesis(
  overview: Overview,
  { answers, rows }: Pick<OverviewTurn, 'answers' | 'rows'>,
  labelOf: (engine: string) => string,
): string {
  const { answered, asked, judgement, synthesis } = overview;
  const incomplete = countIncomplete(answers, overview);
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
    const name = citation
      ? `${citation.title}${citation.year === null ? '' : ` (${citation.year})`}`
      : (row?.label ?? work);
    const identifier = citation?.doi ?? citation?.pmid ?? identifiers[0]?.value ?? '';
    return `${index + 1}. ${name}. ${identifier}`.trim() + signOf(row);
  });
  return [
    ...sentences,
    '',
    `${answered.length - incomplete} of ${asked} engines answered${incomplete > 0 ? `, ${incomplete} incomplete` : ''}. ${judgementWords(judgement, labelOf).join(' ')}`,
    ...(references.length > 0 ? ['', ...references] : []),
  ].join('\n');
}
