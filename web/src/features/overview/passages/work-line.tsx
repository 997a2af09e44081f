import { studyTypeWords } from '@sextant/contracts/study-type-words';
import { ExternalLink } from 'lucide-react';
import { useContext } from 'react';
import { stateOfWork } from '../../../lib/citation-state.ts';
import { grouped } from '../../../lib/grouped.ts';
import { StateLabel } from '../../../ui/state-label.tsx';
import { OverviewPlaceContext } from '../contexts.ts';

/** A cited work in a line: its number, title, kind, year and size, and how it stands where that is not "verified". */
export function WorkLine({ work }: { work: string }) {
  const row = useContext(OverviewPlaceContext).rows.get(work);
  if (!row) return null;
  const { citation, number } = row;
  const state = stateOfWork(row);
  const title = citation?.title ?? row.label;
  const facts = [
    citation && studyTypeWords[citation.study_type],
    citation?.year,
    citation?.n && `n = ${grouped(citation.n)}`,
  ].filter(Boolean);
  const address = citation?.url && /^https?:\/\//.test(citation.url) ? citation.url : null;
  return (
    <span className="text-sm">
      {number !== null && <span className="mr-1 text-ink-soft tabular-nums">[{number}]</span>}
      {state !== 'verified' && (
        <span className="mr-1">
          <StateLabel state={state} />
        </span>
      )}
      <span dir="auto">{title}</span>
      {facts.length > 0 && <span className="text-ink-soft"> · {facts.join(' · ')}</span>}
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="-my-1 ml-1 inline-flex min-h-6 min-w-6 items-center justify-center text-accent"
        >
          <ExternalLink aria-hidden="true" className="size-3.5" />
          <span className="sr-only">Open it (in a new tab)</span>
        </a>
      )}
    </span>
  );
}
