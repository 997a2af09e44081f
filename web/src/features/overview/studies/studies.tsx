import type { Overview } from '@sextant/contracts';
import { type ShownStudy, studiesInOrder } from '@sextant/contracts/study-order';
import { useContext } from 'react';
import { useMedia } from '../../../lib/use-media.ts';
import { OverviewPlaceContext } from '../contexts.ts';
import { EngineTable } from '../engine-table.tsx';
import { DownloadStudies } from './download-studies.tsx';
import { Plots } from './plots.tsx';
import { StudyCard } from './study-card.tsx';
import { StudyLegend } from './study-legend.tsx';
import { StudyRows } from './study-rows.tsx';

const heads = [
  { name: 'Study', className: 'min-w-32' },
  { name: 'Effect', className: 'min-w-44' },
];

/** The works that the answers cite, what they found, and how each engine gives it; retracted ones apart, below. */
export function Studies({ overview: { studies, unchecked } }: { overview: Overview }) {
  const { rows: works } = useContext(OverviewPlaceContext);
  const isWide = useMedia('(min-width: 40rem)');
  if (studies.rows.length === 0)
    return (
      <p className="text-ink-soft">
        {unchecked.length > 0
          ? 'Not all citations are checked yet.'
          : 'No answer cites a study that any source knows.'}
      </p>
    );
  const engines = studies.rows[0]?.cells.map(({ engine }) => engine) ?? [];
  const ordered = studiesInOrder(studies.rows, works);
  const Shown = isWide ? StudyTable : StudyCards;
  return (
    <div className="space-y-4">
      <div className="space-y-2">
        <Shown
          engines={engines}
          standing={ordered.filter(({ isRetracted }) => !isRetracted)}
          retracted={ordered.filter(({ isRetracted }) => isRetracted)}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-xs text-ink-soft">
            <StudyLegend cells={studies.rows.flatMap(({ cells }) => cells)} />
          </p>
          <DownloadStudies />
        </div>
      </div>
      <Plots studies={ordered} plots={studies.plots} />
    </div>
  );
}

interface ShownStudies {
  engines: readonly string[];
  standing: readonly ShownStudy[];
  retracted: readonly ShownStudy[];
}

const retractedHead = 'Retracted';

function StudyTable({ engines, retracted, standing }: ShownStudies) {
  return (
    <EngineTable label="Studies and engines" before={heads} engines={engines}>
      {standing.map((study) => (
        <StudyRows key={study.work.id} study={study} />
      ))}
      {retracted.length > 0 && (
        <tbody className="border-b border-line">
          <tr>
            <th
              scope="rowgroup"
              colSpan={engines.length + heads.length}
              className="pt-4 pb-1 text-left text-xs font-semibold text-bad"
            >
              {retractedHead}
            </th>
          </tr>
        </tbody>
      )}
      {retracted.map((study) => (
        <StudyRows key={study.work.id} study={study} />
      ))}
    </EngineTable>
  );
}

function StudyCards({ retracted, standing }: ShownStudies) {
  return (
    <>
      <ul aria-label="Studies and engines" className="space-y-2">
        {standing.map((study) => (
          <StudyCard key={study.work.id} study={study} />
        ))}
      </ul>
      {retracted.length > 0 && (
        <>
          <h4 className="pt-2 text-xs font-semibold text-bad">{retractedHead}</h4>
          <ul aria-label="Retracted studies" className="space-y-2">
            {retracted.map((study) => (
              <StudyCard key={study.work.id} study={study} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
