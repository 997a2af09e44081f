import { useOverview } from '../use-overview.ts';
import { useJudging } from './use-judging.ts';

/** Waits for the judge of a turn, also where its overview is not shown: the history counts what it says. */
export default function JudgeWatch({ turnId }: { turnId: string }) {
  useJudging(useOverview(turnId));
  return null;
}
