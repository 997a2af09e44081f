import type { Comparison, StatedFigure } from '@sextant/contracts';

/** Groups figures of one measure that state the same interval. */
export function compareFigures(figures: StatedFigure[]): Comparison[] {
  const groups = Map.groupBy(figures, ({ figure: { kind, low, high } }) => `${kind} ${low} ${high}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < 2) return [];
    return {
      title: first.figure.kind,
      kind: first.figure.kind,
      unit: first.figure.unit,
      figures: group.map(({ id }) => id),
      agrees: new Set(group.flatMap(({ passage }) => passage.engine ?? [])).size > 1 ? true : null,
      is_forest: first.figure.low !== null,
    };
  });
}
