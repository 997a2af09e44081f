import { judgedCells, type Overview } from '@sextant/contracts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq } from '../../platform/db/orm.ts';
import { objections } from '../../platform/db/schema.ts';

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

    /** @throws AppError `not-found` for a mark that the overview does not have */
    async set(
      turnId: string,
      userId: string,
      { cell, wrong }: { cell: string; wrong: boolean },
      overview: Overview | null,
    ): Promise<void> {
      if (!wrong) {
        await database
          .delete(objections)
          .where(
            and(eq(objections.turnId, turnId), eq(objections.userId, userId), eq(objections.cell, cell)),
          );
        return;
      }
      if (!overview || !judgedCells(overview).includes(cell))
        throw new AppError('not-found', 'This mark is no longer in the overview.');
      await database.insert(objections).values({ turnId, userId, cell }).onConflictDoNothing();
    },
  };
}
