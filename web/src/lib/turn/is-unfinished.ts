import type { Conversation } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import { serverNow } from '../server-clock.ts';

/** Longer no two judges take. */
const maxDurationMs = 5 * 60_000;

/** Whether a judge is still to speak, by default or asked by a reader; one whose server ended meanwhile never will. */
export function isBeingJudged({
  findings,
  overview,
}: Pick<Conversation, 'overview'> & { findings: Conversation['findings'] | null }): boolean {
  const state = overview?.judgement.state;
  const since = findings?.judged_since ?? (state === 'open' || state === 'second' ? overview?.made_at : null);
  return !!since && serverNow() - Date.parse(since) < maxDurationMs;
}

/** Whether there is more to come of a turn than was fetched. */
export const isUnfinished = (turn: Conversation): boolean =>
  turn.ended_at === null || isPending(turn.findings) || isBeingJudged(turn);
