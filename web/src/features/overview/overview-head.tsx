import { lazyPart } from '../../ui/lazy-part.tsx';
import './overview.css';
import { type ReactNode, Suspense } from 'react';
import { EngineName } from './engine-name.tsx';
import { type OverviewTurn, useOverview } from './use-overview.ts';

const OverviewBody = lazyPart(() => import('./overview-body.tsx'));

interface OverviewHeadProps {
  turnId: string;
  /** Shows an engine's answer where one answer is shown at a time. */
  onShowEngine: (engine: string) => void;
  /** The last door, to what the answers cite. */
  sources: ReactNode;
  /** What is to be known of the sources at once. */
  warnings: ReactNode;
}

/** Holds the places of the strip, its line and the doors, which are always as high: nothing below moves when they come. */
function Waiting({
  turn,
  hasBegun,
  sources,
  warnings,
}: Pick<OverviewHeadProps, 'sources' | 'warnings'> & { turn: OverviewTurn; hasBegun: boolean }) {
  return (
    <>
      <ul className="overview-strip">
        {turn.answers.map(({ engine }) => (
          <li key={engine} className="overview-cell px-1 py-0.5">
            <EngineName engine={engine} />
          </li>
        ))}
      </ul>
      <div className="overview-line">
        {!hasBegun && (
          <span className="text-ink-faint">
            {turn.answers.some(({ state }) => state === 'done')
              ? 'Comparing the first answers…'
              : 'The overview starts when the first answer is finished.'}
          </span>
        )}
        {warnings}
      </div>
      <div className="overview-doors">{sources}</div>
    </>
  );
}

/** What the answers come to together, at the head of a turn: a strip, a line and a row of doors. */
export function OverviewHead({ turnId, onShowEngine, sources, warnings }: OverviewHeadProps) {
  const turn = useOverview(turnId);
  const hasBegun = turn.overview !== null || turn.hasEnded;
  const waiting = <Waiting turn={turn} hasBegun={hasBegun} sources={sources} warnings={warnings} />;
  return (
    <section
      aria-label="Overview"
      data-overview={turnId}
      tabIndex={-1}
      className="overview-place outline-none focus-visible:outline-2"
    >
      <div className="overview">
        {hasBegun ? (
          <Suspense fallback={waiting}>
            <OverviewBody turn={turn} onShowEngine={onShowEngine} sources={sources} warnings={warnings} />
          </Suspense>
        ) : (
          waiting
        )}
      </div>
    </section>
  );
}
