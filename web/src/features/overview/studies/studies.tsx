import type { Overview, StudyRow } from '@sextant/contracts';
import { lazy, Suspense, useContext } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineName } from '../engine-name.tsx';
import { StudyRows } from './study-rows.tsx';
import { toForest } from './to-forest.ts';

const ForestPlot = lazy(() =>
  import('../../../blocks/kinds/forest.tsx').then((module) => ({ default: module.ForestPlot })),
);

/** Numbers that differ from the abstract's: the one contradiction that rules may claim. */
export const differing = ({ studies: { rows } }: Overview): number =>
  rows.reduce((sum, { cells }) => sum + cells.filter(({ state }) => state === 'other-number').length, 0);

/** The works that the answers cite, what they found, and how each engine gives it; retracted ones last. */
export function Studies({ overview: { studies } }: { overview: Overview }) {
  const { rows: works } = useContext(OverviewPlaceContext);
  if (studies.rows.length === 0)
    return <p className="text-ink-soft">No answer cites a study that a source knows.</p>;
  const engines = studies.rows[0]?.cells.map(({ engine }) => engine) ?? [];
  const byWork = [...Map.groupBy(studies.rows, ({ work }) => work)].flatMap(([id, rows]) => {
    const work = works.get(id);
    return work ? [{ work, rows }] : [];
  });
  const isRetracted = ({ work }: (typeof byWork)[number]) => work.publication === 'retracted';
  const ordered = [...byWork.filter((each) => !isRetracted(each)), ...byWork.filter(isRetracted)];
  return (
    <div className="space-y-4">
      <section
        aria-label="Studies and engines"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
        tabIndex={0}
        className="overflow-x-auto"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className="min-w-36 py-1.5 pr-3 font-semibold">
                Study
              </th>
              <th scope="col" className="min-w-52 py-1.5 pr-3 font-semibold">
                Effect
              </th>
              {engines.map((engine) => (
                <th key={engine} scope="col" className="px-1 py-1.5 text-center font-medium">
                  <EngineName engine={engine} />
                </th>
              ))}
            </tr>
          </thead>
          {ordered.map(({ rows, work }) => (
            <StudyRows key={work.id} rows={rows} work={work} />
          ))}
        </table>
      </section>
      {engines.length > 0 && (
        <p className="text-xs text-ink-soft">
          ✓ quotes this number · 0.94 quotes another · • cites the study, number not found · – does not cite
          it
        </p>
      )}
      <Plots rows={studies.rows} plots={studies.plots} />
    </div>
  );
}

function Plots({ plots, rows }: { plots: Overview['studies']['plots']; rows: readonly StudyRow[] }) {
  const { rows: works } = useContext(OverviewPlaceContext);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return plots.map((plot) => {
    const forest = toForest(plot, byId, works);
    return (
      forest && (
        <section key={plot.rows.join()} aria-label={plot.outcome}>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ForestPlot plot={forest} />
          </Suspense>
        </section>
      )
    );
  });
}
