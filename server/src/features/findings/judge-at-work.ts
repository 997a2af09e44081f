import type { EndedTurn, Turns } from '../../answers/turns/turns.ts';
import { AppError } from '../../errors.ts';
import { maxChanges } from './finding-job.ts';
import { waitsForJudge } from './judge-job.ts';

/** Milliseconds after which a judge that has not ended never will: no two judges take longer. */
const longest = 5 * 60_000;

/**
 * Asks a judge about a turn, unless one is at work, in whatever process: each is paid for. It is noted with the turn.
 * @throws AppError `conflict` while one is, and as `judge` does
 */
export async function whileNoOtherJudges<Result>(
  turns: Pick<Turns, 'readEnded' | 'saveLater'>,
  turnId: string,
  judge: (turn: EndedTurn) => Promise<Result>,
): Promise<Result> {
  const since = new Date().toISOString();
  const begun = await begin();
  try {
    return await judge(begun);
  } finally {
    await end().catch(() => {});
  }

  async function begin(): Promise<EndedTurn> {
    for (let tries = 0; tries < maxChanges; tries++) {
      const turn = await turns.readEnded(turnId);
      if (isAtWork(turn)) throw new AppError('conflict', 'A judge is reading these answers already.');
      if (await turns.saveLater(turnId, turn, { states: { judge: { since } } })) return turn;
    }
    throw new AppError('conflict', 'Something changed in the meantime. Please try again.');
  }

  async function end(): Promise<void> {
    for (let tries = 0; tries < maxChanges; tries++) {
      const turn = await turns.readEnded(turnId);
      if (turn.states.judge?.since !== since) return;
      if (await turns.saveLater(turnId, turn, { states: { judge: null } })) return;
    }
  }
}

/** One whom a reader has asked, or the one that judges by default. */
function isAtWork({ states: { judge }, turn }: EndedTurn): boolean {
  const overview = turn.overview?.read();
  const since = judge?.since ?? (overview && waitsForJudge(overview) ? overview.made_at : null);
  return since !== null && Date.now() - Date.parse(since) < longest;
}
