import { and, eq, ne } from '../../platform/db/orm.ts';
import { hasPending, turns } from '../../platform/db/schema.ts';
import type { Transaction } from '../../platform/jobs/jobs.ts';

/** A turn whose findings are to be made by jobs. */
export interface WaitingTurn {
  turnId: string;
  /** How many turns of the same person waited before it. */
  rank: number;
}

/** Counts, within the transaction that makes a turn wait, how many of the same person do already. */
export type RankOf = (transaction: Transaction, turnId: string, userId: string) => Promise<WaitingTurn>;

/**
 * Gives the turns of a person their ranks. Those that this process is making wait right now are counted by the process,
 * since no other transaction sees them yet: with a lock for each person, a person whose turns end together would hold as
 * many connections as there are turns, and everybody would wait for one. Where a person's turns end at one moment on
 * several processes, as many may share a rank.
 */
export function createTurnRanks() {
  const beingWritten = new Map<string, number>();

  function leave(userId: string): void {
    const left = (beingWritten.get(userId) ?? 0) - 1;
    if (left > 0) beingWritten.set(userId, left);
    else beingWritten.delete(userId);
  }

  return {
    /** @param write a whole transaction: what it asks the rank of counts for those after it until it is through */
    async whileWriting<T>(write: (rankOf: RankOf) => Promise<T>): Promise<T> {
      const counted: string[] = [];
      const rankOf: RankOf = async (transaction, turnId, userId) => {
        const unseen = beingWritten.get(userId) ?? 0;
        beingWritten.set(userId, unseen + 1);
        counted.push(userId);
        const seen = await transaction.$count(
          turns,
          and(eq(turns.userId, userId), ne(turns.id, turnId), hasPending),
        );
        return { turnId, rank: seen + unseen };
      };
      try {
        return await write(rankOf);
      } finally {
        counted.forEach(leave);
      }
    },
  };
}

export type TurnRanks = ReturnType<typeof createTurnRanks>;
