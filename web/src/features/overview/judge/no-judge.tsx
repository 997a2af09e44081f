import type { Overview } from '@sextant/contracts';
import { isBeingJudged } from '../../../lib/turn/is-unfinished.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { OverviewTurn } from '../use-overview.ts';
import { AskJudge } from './ask-judge.tsx';

interface NoJudgeProps {
  turn: OverviewTurn;
  overview: Overview;
  /** What a judge does here: "compares statements". */
  what: string;
}

/** Stands where only a judge has something to show: that it is at work, or why there is none and what would bring one. */
export function NoJudge({ overview, turn, what }: NoJudgeProps) {
  const { missing } = overview.judgement;
  if (!turn.hasEnded) return <p className="text-ink-soft">A judge {what} once all engines have answered.</p>;
  if (isBeingJudged(turn))
    return (
      <p role="status" className="flex items-center gap-2 text-ink-soft">
        <Spinner /> The judge is reading the answers.
      </p>
    );
  return (
    <div className="space-y-2 text-ink-soft">
      {missing && missing.why !== 'by-reader' && (
        <p
          role="status"
          className={
            missing.why === 'failed' || missing.why.startsWith('limit')
              ? 'max-w-prose rounded-md bg-warn-soft px-3 py-2 text-sm text-warn'
              : 'max-w-prose'
          }
        >
          {missing.reason}
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2">
        Only a judge {what}. <AskJudge turn={turn} overview={overview} />
      </p>
    </div>
  );
}
