import { foldedHeight } from './folded-height.ts';
import OverviewCard from './overview-card.tsx';
import OverviewState from './overview-state.tsx';
import type { OverviewTurn } from './use-overview.ts';

interface OverviewBodyProps {
  turn: OverviewTurn;
  onShowEngine: (engine: string) => void;
}

/** An overview; where there is none of answers that have ended, why. */
export default function OverviewBody({ turn, onShowEngine }: OverviewBodyProps) {
  const { hasEnded, overview } = turn;
  const place = `${foldedHeight} px-4 py-3 text-sm`;
  if (!overview)
    return (
      <div className={place}>
        <OverviewState turn={turn} />
      </div>
    );
  if (overview.answered.length === 0 && hasEnded)
    return (
      <p className={`${place} text-ink-soft`}>
        No engine found anything to answer with, so there is nothing to compare.
      </p>
    );
  return <OverviewCard turn={turn} overview={overview} onShowEngine={onShowEngine} />;
}
