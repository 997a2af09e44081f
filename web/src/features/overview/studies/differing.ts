import type { LedgerRow, Overview } from '@sextant/contracts';

/**
 * How many numbers differ from what they are quoted of, the one contradiction that rules may claim, and what that is: a
 * bundled work has Sextant's own summary and no abstract. Null where none differs.
 */
export function differingWords(
  { studies: { rows } }: Overview,
  works: ReadonlyMap<string, LedgerRow>,
): string | null {
  const sources = rows.flatMap(({ cells, work }) =>
    cells
      .filter(({ state }) => state === 'other-number')
      .map(() => works.get(work)?.abstract_source === 'sextant-summary'),
  );
  if (sources.length === 0) return null;
  const source = sources.every(Boolean)
    ? 'Sextant’s summary'
    : sources.some(Boolean)
      ? 'the abstract or Sextant’s summary'
      : 'the abstract';
  return `${sources.length === 1 ? '1 number differs' : `${sources.length} numbers differ`} from ${source}`;
}
