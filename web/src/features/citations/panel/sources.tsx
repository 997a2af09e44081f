import { useState } from 'react';
import { AbstractsNote } from '../abstracts-note.tsx';
import { counted } from '../model/words.ts';
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
  const cited = shown.filter(({ row }) => row !== null);
  const uncited = shown.filter(({ row }) => row === null);
  return (
    <div className="space-y-3">
      <RetractionWarning works={works} />
      <div className="flex flex-wrap gap-2">
        <ExportMenu turnId={turn.turnId} works={works} />
        <CheckAgain turn={turn} />
      </div>
      <Unreached sources={ledger?.unreached ?? []} />
      {evidence && <SearchReport evidence={evidence} />}
      {ledger && <Scores scores={ledger.scores} />}
      {works.length > 0 && <Filters works={works} filter={filter} onFilter={setFilter} />}
      <p role="status" className="text-sm text-ink-soft">
        {shown.length === works.length
          ? counted(works.length, 'source')
          : `${shown.length} of ${counted(works.length, 'source')}`}
      </p>
      <AbstractsNote state={abstracts} />
      {works.length > 0 && shown.length === 0 && (
        <p className="text-ink-soft">No source is left by this filter.</p>
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
            {ledger && isChecked ? 'Found but cited by none' : 'Found, not cited so far'} ({uncited.length})
          </h3>
          <ul className="space-y-2">
            {uncited.map((work) => (
              <SourceItem key={work.id} work={work} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
