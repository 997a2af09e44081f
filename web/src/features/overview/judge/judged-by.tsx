import { judgementWords, type Overview } from '@sextant/contracts';
import { useEngineNames } from '../../../lib/engine-names.ts';
import type { OverviewTurn } from '../use-overview.ts';
import { AskJudge } from './ask-judge.tsx';

/** Who judged, what that took, and what was dropped. */
export function JudgedBy({ overview, turn }: { overview: Overview; turn: OverviewTurn }) {
  const { labelOf } = useEngineNames();
  return (
    <footer className="mt-3 space-y-1 text-sm text-ink-soft">
      {judgementWords(overview.judgement, labelOf).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {turn.hasEnded && <AskJudge turn={turn} overview={overview} />}
    </footer>
  );
}
