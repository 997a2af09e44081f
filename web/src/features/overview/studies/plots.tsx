import type { Overview, StudyCell, StudyRow } from '@sextant/contracts';
import type { ShownStudy } from '@sextant/contracts/study-order';
import { Suspense } from 'react';
import type { ForestMark } from '../../../blocks/forest/forest-marks.tsx';
import { measureNames } from '../../../blocks/forest/measure-names.ts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EngineName } from '../engine-name.tsx';
import { cellWords } from './study-cell.tsx';
import { StudyLegend } from './study-legend.tsx';
import { toForest } from './to-forest.ts';

const ForestPlot = lazyPart(async () => ({
  default: (await import('../../../blocks/kinds/forest.tsx')).ForestPlot,
}));

/** Studies of one outcome and measure under one another, one row a study, and who quotes it; nothing is pooled. */
export function Plots({
  plots,
  studies,
}: {
  plots: Overview['studies']['plots'];
  studies: readonly ShownStudy[];
}) {
  const byId = new Map(
    studies.flatMap((study) => study.rows.map((row) => [row.id, { row, study }] as const)),
  );
  const marksOf = useMarks();
  const drawn = plots.flatMap((plot) => {
    const forest = toForest(plot, byId);
    return forest ? [{ plot, ...forest }] : [];
  });
  const engines = drawn[0]?.drawn[0]?.cells.map(({ engine }) => engine) ?? [];
  return (
    <>
      {drawn.map(({ block, drawn: ofPlot, plot }) => (
        <figure
          key={plot.rows.join()}
          aria-label={plot.outcome}
          className="rounded-md border border-line bg-surface px-3 py-2"
        >
          <figcaption className="mb-1 text-sm">
            <span dir="auto" className="font-medium">
              {plot.outcome}
            </span>
            <span className="text-ink-soft">
              {' · '}
              {measureNames[block.measure]}
              {block.unit && `, ${block.unit}`}
            </span>
          </figcaption>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ForestPlot plot={block} marks={ofPlot.map(marksOf)} />
          </Suspense>
        </figure>
      ))}
      {drawn.length > 0 && engines.length > 0 && (
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-soft">
          {engines.map((engine) => (
            <EngineName key={engine} engine={engine} />
          ))}
          <span>
            <StudyLegend
              cells={drawn.flatMap(({ drawn: ofPlot }) => ofPlot.flatMap(({ cells }) => cells))}
              hasCross
            />
          </span>
        </p>
      )}
    </>
  );
}

/** As in the table. Null: it does not cite the study. */
const givesOf: Record<StudyCell['state'], ForestMark['gives'] | null> = {
  'same-number': 'same',
  'other-number': 'other',
  'unread-number': 'open',
  'no-number': 'none',
  'not-cited': null,
  'not-checked': 'unchecked',
};

/** How each gives the number of a row, each engine in its own place. */
function useMarks() {
  const { colourOf, labelOf } = useEngineNames();
  return ({ cells }: StudyRow) =>
    cells.map(({ engine, state }): ForestMark | null => {
      const gives = givesOf[state];
      return gives && { label: `${labelOf(engine)} ${cellWords[state]}`, colour: colourOf(engine), gives };
    });
}
