import type { Conversation, Overview } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';

/** Longer no two judges take. */
const maxDurationMs = 5 * 60_000;

/** Whether a judge is still to speak; one whose server ended meanwhile never will. */
export const isBeingJudged = ({ judgement: { state }, made_at }: Overview): boolean =>
  (state === 'open' || state === 'second') && Date.now() - Date.parse(made_at) < maxDurationMs;

/** Whether there is more to come of a turn than was fetched. */
export const isUnfinished = ({ ended_at, findings, overview }: Conversation): boolean =>
  ended_at === null || isPending(findings) || (overview !== null && isBeingJudged(overview));
