import type { Comparison, LedgerRow, StatedFigure } from '@sextant/contracts';
import { type ForestBlock, forestMeasure } from '@sextant/contracts/blocks/forest';

const yearAndName = ({ citation, number }: LedgerRow): string => {
  const first = citation?.authors[0]?.family;
  const mark = number === null ? '' : ` [${number}]`;
  return `${[first, citation?.year].filter(Boolean).join(' ') || citation?.title || 'Study'}${mark}`;
};

/** A comparison as a forest plot; null where fewer than two of its figures have an interval. */
export function toForest(
  comparison: Comparison,
  figures: ReadonlyMap<string, StatedFigure>,
  rows: ReadonlyMap<string, LedgerRow>,
  labelOf: (engine: string) => string,
): ForestBlock | null {
  const measure = forestMeasure.safeParse(comparison.kind);
  if (!comparison.is_forest || !measure.success) return null;
  const drawn = comparison.figures.flatMap((id) => {
    const stated = figures.get(id);
    if (!stated) return [];
    const { figure, passage } = stated;
    const { high, low, value } = figure;
    if (low === null || high === null || low > value || value > high) return [];
    const row = passage.work === null ? undefined : rows.get(passage.work);
    const label = passage.engine !== null ? labelOf(passage.engine) : row ? yearAndName(row) : 'Study';
    const n = row?.citation?.n;
    return [{ label: label.slice(0, 200), value, low, high, ...(n != null && { n }) }];
  });
  if (drawn.length < 2) return null;
  const unit = comparison.unit ?? undefined;
  return {
    title: comparison.title.slice(0, 200),
    measure: measure.data,
    ...(unit && { unit }),
    rows: drawn.slice(0, 60),
  };
}
