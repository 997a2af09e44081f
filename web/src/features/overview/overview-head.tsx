import type { Conversation } from '@sextant/contracts';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOverview } from './use-overview.ts';

const OverviewCard = lazy(() => import('./overview-card.tsx'));

interface OverviewHeadProps {
  conversation: Conversation;
  /** Shows an engine's answer where one answer is shown at a time. */
  onShowEngine: (engine: string) => void;
}

/** Keeps the place of what is to come, so that nothing below jumps. */
function Waiting() {
  return (
    <div className="min-h-64 space-y-4 p-4">
      <p className="text-sm text-ink-faint">The overview begins with the first answer that ends.</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
      <Skeleton className="h-3 w-3/4" />
    </div>
  );
}

/** What the answers come to together, at the head of a turn. */
export function OverviewHead({ conversation, onShowEngine }: OverviewHeadProps) {
  const turn = useOverview(conversation);
  if (!turn.overview && turn.hasEnded) return null;
  return (
    <section
      aria-label="Overview"
      data-overview={turn.turnId}
      className="rounded-lg border border-line bg-surface"
    >
      {turn.overview ? (
        <Suspense fallback={<Waiting />}>
          <OverviewCard turn={turn} overview={turn.overview} onShowEngine={onShowEngine} />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </section>
  );
}
