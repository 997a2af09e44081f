import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { counted } from '../../../lib/grouped.ts';
import { AbstractsNote } from '../abstracts-note.tsx';
import { isCitedWork } from '../model/cited-works.ts';
import { isAway } from '../model/is-away.ts';
import type { AbstractsState } from '../use-abstracts.ts';
import type { CitedTurn } from '../use-cited-turn.ts';
import { CheckAgain } from './check-again.tsx';
import { ExportMenu } from './export-menu.tsx';
import { filterWorks, noFilter } from './filter-works.ts';
import { Filters } from './filters.tsx';
import { RetractionWarning } from './retraction-warning.tsx';
import { Scores } from './scores.tsx';
import { SearchReport } from './search-report.tsx';
import { SourceItem } from './source-item.tsx';
import { Unreached } from './unreached.tsx';

const heading = 'pt-2 text-sm font-semibold';

export interface SourcesProps {
  turn: CitedTurn;
  abstracts: AbstractsState;
}

/** All that a turn's answers cite, and what was found and is cited by none. */
export function Sources({ turn, abstracts }: SourcesProps) {
  const [filter, setFilter] = useState(noFilter);
  const { works, evidence, ledger, isChecked } = turn;
  const shown = filterWorks(works, filter);
  const cited = shown.filter(isCitedWork);
  const uncited = shown.filter((work) => !isCitedWork(work));
  return (
    <div className="space-y-3">
      <RetractionWarning works={works} />
      <Unreached sources={ledger?.unreached ?? []} />
      {works.length > 0 && <Filters works={works} filter={filter} onFilter={setFilter} />}
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="grow text-sm text-ink-soft">
          {shown.length === works.length
            ? counted(works.length, 'source')
            : `${shown.length} of ${counted(works.length, 'source')}`}
        </p>
        <ExportMenu turnId={turn.turnId} works={works} />
        <CheckAgain turn={turn} />
      </div>
      <AbstractsNote state={abstracts} />
      {works.length > 0 && shown.length === 0 && (
        <p className="text-ink-soft">No sources match these filters.</p>
      )}
      {cited.length > 0 && (
        <section aria-label="Cited" className="space-y-2">
          <h3 className={heading}>Cited in the answers ({cited.length})</h3>
          <ul className="space-y-2">
            {cited.map((work) => (
              <SourceItem key={work.id} work={work} />
            ))}
          </ul>
        </section>
      )}
      {uncited.length > 0 && (
        <section aria-label="Not cited" className="space-y-2">
          <h3 className={heading}>
            {ledger && isChecked ? 'Found but not cited' : 'Found, not cited so far'} ({uncited.length})
          </h3>
          <ul className="space-y-2">
            {uncited.map((work) => (
              <SourceItem key={work.id} work={work} />
            ))}
          </ul>
        </section>
      )}
      {ledger && ledger.scores.length > 0 && (
        <Folded title="Citations by engine">
          <Scores ledger={ledger} />
        </Folded>
      )}
      {evidence && (
        <Folded title="What was searched" isOpen={evidence.sources.some(isAway)}>
          <SearchReport evidence={evidence} />
        </Folded>
      )}
    </div>
  );
}

interface FoldedProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** What is looked at once the sources have been: folded below them. */
function Folded({ title, isOpen = false, children }: FoldedProps) {
  return (
    <details open={isOpen} className="group border-t border-line pt-1">
      <summary className="flex min-h-9 cursor-pointer list-none items-center gap-1 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  );
}
