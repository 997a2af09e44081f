import { lazy, Suspense } from 'react';
import { useReadOnly } from '../../lib/read-only.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { foldedHeight } from './folded-height.ts';
import { useOverview } from './use-overview.ts';

const OverviewBody = lazy(() => import('./overview-body.tsx'));

interface OverviewHeadProps {
  turnId: string;
  /** Shows an engine's answer where one answer is shown at a time. */
  onShowEngine: (engine: string) => void;
}

/** As high as a folded overview, so that nothing below jumps when it comes. */
function Waiting() {
  return (
    <div className={`${foldedHeight} overflow-hidden px-4 py-3`}>
      <p className="text-sm text-ink-faint">The overview begins with the first answer that ends.</p>
      <div className="mt-3 grid gap-x-8 gap-y-3 md:grid-cols-2">
        <Skeleton className="h-12" />
        <Skeleton className="h-12" />
      </div>
    </div>
  );
}

/** What the answers come to together, at the head of a turn. */
export function OverviewHead({ turnId, onShowEngine }: OverviewHeadProps) {
  const turn = useOverview(turnId);
  const isReadOnly = useReadOnly();
  if (!turn.overview && turn.hasEnded && isReadOnly) return null;
  return (
    <section
      aria-label="Overview"
      data-overview={turnId}
      className="rounded-lg border border-line bg-surface"
    >
      {turn.overview || turn.hasEnded ? (
        <Suspense fallback={<Waiting />}>
          <OverviewBody turn={turn} onShowEngine={onShowEngine} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  );
}
