import type { Evidence, LedgerRow, Overview } from '@sextant/contracts';
import { evidenceNumbers } from '@sextant/contracts/evidence-numbers';
import { isCited } from '@sextant/contracts/is-cited';
import { leftOutWords } from '@sextant/contracts/left-out-words';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { StateLabel } from '../../../ui/state-label.tsx';
import { JudgedCitations } from '../judge/judged-citations.tsx';
import { WorkLine } from '../passages/work-line.tsx';
import type { OverviewTurn } from '../use-overview.ts';
import { CitedBy } from './cited-by.tsx';
import { YearsAndTypes } from './years-and-types.tsx';

/** What nobody is to take up from here without knowing of it. */
const gravest = ['retracted', 'concern'] as const;

/** What was published against a work that no answer cites: in its record, or found out since. */
function againstUncited({ citation, number }: Evidence['works'][number], rows: Iterable<LedgerRow>) {
  const row = [...rows].find((each) => evidenceNumbers(each).includes(number));
  return gravest.find((state) => citation.status === state || row?.publication === state);
}

/** The literature behind the answers: when and how it was made, who cites what, what has no say and what no one cites. */
export function Literature({
  overview,
  turn: { evidence, rows },
}: {
  overview: Overview;
  turn: OverviewTurn;
}) {
  const { labelOf } = useEngineNames();
  const cited = [...rows.values()].filter(isCited);
  const uncited = (evidence?.works ?? [])
    .filter(({ number }) => overview.uncited.includes(number))
    .map((work) => ({ ...work, against: againstUncited(work, rows.values()) }));
  const { left_out } = overview.literature;
  if (cited.length === 0 && uncited.length === 0)
    return (
      <p className="text-ink-soft">
        {overview.unchecked.length > 0
          ? 'Not all citations are checked yet.'
          : 'No answer cites a work so far.'}
      </p>
    );
  return (
    <div className="space-y-5">
      {cited.length > 0 && (
        <>
          <YearsAndTypes rows={cited} />
          <CitedBy rows={cited} engines={overview.answered} unchecked={overview.unchecked} />
        </>
      )}
      <JudgedCitations citations={overview.citations} />
      {left_out.length > 0 && (
        <section aria-label="Left out">
          <h3 className="mb-1 text-sm font-semibold">Left out of the literature’s verdict</h3>
          <ul className="space-y-1 text-sm">
            {left_out.map(({ cited_by, title, why, work }) => (
              <li key={work}>
                {rows.has(work) ? <WorkLine work={work} /> : title}
                <span className="text-ink-soft">
                  {' '}
                  – {leftOutWords[why]}; cited by {cited_by.map(labelOf).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {uncited.length > 0 && (
        <section aria-label="Found but not cited">
          <h3 className="mb-1 text-sm font-semibold">Found but not cited</h3>
          <ul className="space-y-1 text-sm">
            {uncited.map(({ against, citation, number }) => (
              <li key={number}>
                <span className="mr-1 text-ink-soft tabular-nums">[{number}]</span>
                {against && (
                  <span className="mr-1">
                    <StateLabel state={against} />
                  </span>
                )}
                <span dir="auto">{citation.title}</span>
                {citation.year !== null && <span className="text-ink-soft"> · {citation.year}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
