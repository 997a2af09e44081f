import type { Comparison, Overview, StatedFigure } from '@sextant/contracts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useContext, useMemo } from 'react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineName } from '../engine-name.tsx';
import { DetailButton } from '../passages/detail-button.tsx';
import { PassageQuote } from '../passages/passage-quote.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import { writeFigure } from './figure-words.ts';
import { toForest } from './to-forest.ts';

const ForestPlot = lazy(() =>
  import('../../../blocks/forest.tsx').then((module) => ({ default: module.ForestPlot })),
);

function Stated({ stated: { figure, passage } }: { stated: StatedFigure }) {
  const written = writeFigure(figure);
  return (
    <li className="flex flex-wrap items-center gap-x-2">
      <span className="min-w-24">
        {passage.engine !== null ? (
          <EngineName engine={passage.engine} />
        ) : (
          passage.work !== null && <WorkLine work={passage.work} />
        )}
      </span>
      <DetailButton
        label={`${written}: where it stands`}
        className="min-h-6 px-1.5 tabular-nums underline decoration-dotted underline-offset-4"
        detail={(close) => <PassageQuote passage={passage} onShown={close} />}
      >
        {written}
      </DetailButton>
    </li>
  );
}

function Compared({
  comparison,
  figures,
}: {
  comparison: Comparison;
  figures: ReadonlyMap<string, StatedFigure>;
}) {
  const { rows } = useContext(OverviewPlaceContext);
  const { labelOf } = useEngineNames();
  const forest = toForest(comparison, figures, rows, labelOf);
  return (
    <section aria-label={comparison.title} className="space-y-2 border-b border-line pb-4 last:border-0">
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {comparison.title}
        {comparison.agrees === true && (
          <span className="inline-flex items-center gap-1 text-sm font-medium text-good">
            <CircleCheck aria-hidden="true" className="size-4" /> Same number
          </span>
        )}
        {comparison.agrees === false && (
          <span className="inline-flex items-center gap-1 text-sm font-medium text-bad">
            <TriangleAlert aria-hidden="true" className="size-4" /> The numbers differ
          </span>
        )}
      </h3>
      {forest && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ForestPlot plot={forest} />
        </Suspense>
      )}
      <ul className="space-y-1 text-sm">
        {comparison.figures.map((id) => {
          const stated = figures.get(id);
          return stated && <Stated key={id} stated={stated} />;
        })}
      </ul>
    </section>
  );
}

/** Numbers that speak of one thing, side by side; as a forest plot where they have intervals. */
export function Figures({ overview: { comparisons, figures } }: { overview: Overview }) {
  const byId = useMemo(() => new Map(figures.map((stated) => [stated.id, stated])), [figures]);
  if (comparisons.length === 0)
    return <p className="text-ink-soft">No number is stated twice, so there is nothing to compare.</p>;
  return (
    <div className="space-y-4">
      {comparisons.map((comparison) => (
        <Compared key={comparison.figures.join()} comparison={comparison} figures={byId} />
      ))}
    </div>
  );
}
