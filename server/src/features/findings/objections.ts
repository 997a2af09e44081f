import { judgedCells, type Overview } from '@sextant/contracts';
import { missingTurn } from '../../answers/turns/findings-store.ts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq } from '../../platform/db/orm.ts';
import { objections, turns } from '../../platform/db/schema.ts';
import { holdAccount } from '../../platform/db/standing-account.ts';

/** Marks of the judge that readers call wrong. */
export function createObjections(database: Database) {
  return {
    async list(turnId: string, userId: string): Promise<string[]> {
      const rows = await database
        .select({ cell: objections.cell })
        .from(objections)
        .where(and(eq(objections.turnId, turnId), eq(objections.userId, userId)))
        .orderBy(asc(objections.createdAt), asc(objections.cell));
      return rows.map(({ cell }) => cell);
    },

    /**
     * @throws AppError `not-found` for a mark that the overview does not have, and for a turn that is gone; `unauthenticated`
     *   for a user who is
     */
    async set(
      turnId: string,
      userId: string,
      { cell, wrong }: { cell: string; wrong: boolean },
      overview: Overview | null,
    ): Promise<void> {
      if (wrong && !(overview && judgedCells(overview).includes(cell)))
        throw new AppError('not-found', 'This mark is no longer in the overview.');
      await database.transaction(async (transaction) => {
        await holdAccount(transaction, userId);
        const [turn] = await transaction
          .select({ id: turns.id })
          .from(turns)
          .where(eq(turns.id, turnId))
          .for('key share');
        if (!turn) throw missingTurn();
        if (wrong)
          await transaction.insert(objections).values({ turnId, userId, cell }).onConflictDoNothing();
        else
          await transaction
            .delete(objections)
            .where(
              and(eq(objections.turnId, turnId), eq(objections.userId, userId), eq(objections.cell, cell)),
            );
      });
    },
  };
}
