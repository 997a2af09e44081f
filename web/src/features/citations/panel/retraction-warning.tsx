import { Ban } from 'lucide-react';
import { useEngineNames } from '../../../lib/engine-names.ts';
import { type CitedWork, isCitedWork } from '../model/cited-works.ts';
import { titleOf } from '../model/title-of.ts';

/** Names the retracted works that answers rest on, before anything else. */
export function RetractionWarning({ works }: { works: readonly CitedWork[] }) {
  const { labelOf } = useEngineNames();
  const retracted = works.filter((work) => work.state === 'retracted' && isCitedWork(work));
  if (retracted.length === 0) return null;
  return (
    <div role="alert" className="rounded-md bg-bad px-3 py-2.5 text-surface">
      <p className="flex items-center gap-1.5 font-semibold">
        <Ban aria-hidden="true" className="size-4 shrink-0" />
        {retracted.length === 1
          ? 'A retracted work is cited'
          : `${retracted.length} retracted works are cited`}
      </p>
      <ul className="mt-1 space-y-1 text-sm">
        {retracted.map((work) => (
          <li key={work.id}>
            {titleOf(work)}: by {work.engines.map(labelOf).join(', ')}
          </li>
        ))}
      </ul>
    </div>
  );
}
