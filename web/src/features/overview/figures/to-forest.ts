import type { Comparison, LedgerRow, StatedFigure } from '@sextant/contracts';
import type { ForestBlock, ForestMeasure } from '@sextant/contracts/blocks/forest';
import { measureNames } from '../../../blocks/forest/measure-names.ts';

const yearAndName = ({ citation, number }: LedgerRow): string => {
  const first = citation?.authors[0]?.family;
  const mark = number === null ? '' : ` [${number}]`;
  return `${[first, citation?.year].filter(Boolean).join(' ') || citation?.title || 'Study'}${mark}`;
};

// Asked of the list and not of the schema, which would bring its library into the first load of a session.
const isForestMeasure = (kind: string): kind is ForestMeasure => Object.hasOwn(measureNames, kind);

/** A comparison as a forest plot; null where fewer than two of its figures have an interval. */
export function toForest(
  comparison: Comparison,
  figures: ReadonlyMap<string, StatedFigure>,
  rows: ReadonlyMap<string, LedgerRow>,
  labelOf: (engine: string) => string,
): ForestBlock | null {
  const { kind: measure } = comparison;
  if (!comparison.is_forest || !isForestMeasure(measure)) return null;
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
    measure,
    ...(unit && { unit }),
    rows: drawn.slice(0, 60),
  };
}
