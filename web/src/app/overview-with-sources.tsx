import { Suspense } from 'react';
import type { HeadSlotProps } from '../features/chat/chat-slots.ts';
import { OverviewHead } from '../features/overview/overview-head.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const sources = () => import('../features/citations/sources-door.tsx');
const SourcesDoor = lazyPart(async () => ({ default: (await sources()).SourcesDoor }));
const SourcesWarnings = lazyPart(async () => ({ default: (await sources()).SourcesWarnings }));

/** The overview of a turn; one of its doors leads to the sources. */
export function OverviewWithSources({ turnId, onShowEngine }: HeadSlotProps) {
  return (
    <OverviewHead
      turnId={turnId}
      onShowEngine={onShowEngine}
      sources={
        <Suspense>
          <SourcesDoor turnId={turnId} />
        </Suspense>
      }
      warnings={
        <Suspense>
          <SourcesWarnings turnId={turnId} />
        </Suspense>
      }
    />
  );
}
