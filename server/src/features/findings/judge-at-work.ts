import type { EndedTurn, Turns } from '../../answers/turns/turns.ts';
import { AppError } from '../../errors.ts';
import { maxChanges } from './finding-job.ts';
import { waitsForJudge } from './judge-job.ts';

/** Milliseconds after which a judge that has not ended never will: no two judges take longer. */
const longest = 5 * 60_000;

/**
 * Asks a judge about a turn, unless one is at work, in whatever process: each is paid for. It is noted with the turn, by the
 * time of the database's clock: those of two processes may be minutes apart.
 * @throws AppError `conflict` while one is, and as `judge` does
 */
export async function whileNoOtherJudges<Result>(
  turns: Pick<Turns, 'readEnded' | 'saveLater'>,
  turnId: string,
  judge: (turn: EndedTurn) => Promise<Result>,
): Promise<Result> {
  const { begun, since } = await begin();
  try {
    return await judge(begun);
  } finally {
    await end().catch(() => {});
  }

  async function begin() {
    for (let tries = 0; tries < maxChanges; tries++) {
      const begun = await turns.readEnded(turnId);
      if (isAtWork(begun)) throw new AppError('conflict', 'A judge is reading these answers already.');
      const since = begun.at.toISOString();
      if (await turns.saveLater(turnId, begun, { states: { judge: { since } } })) return { begun, since };
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
function isAtWork({ at, endedAt, states: { judge }, turn }: EndedTurn): boolean {
  if (judge) return isRecent(judge.since);
  const overview = turn.overview?.read();
  // An overview has the time of its maker's clock, which may be slow: it was made after the end of its answers.
  return !!overview && waitsForJudge(overview) && (isRecent(overview.made_at) || isRecent(endedAt));

  function isRecent(since: string): boolean {
    return at.getTime() - Date.parse(since) < longest;
  }
}
