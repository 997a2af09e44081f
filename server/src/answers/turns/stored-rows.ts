import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, eq, isNotNull } from '../../platform/db/orm.ts';
import { answers, turns } from '../../platform/db/schema.ts';
import { missingTurn } from './findings-store.ts';
import { hashBody, type Question } from './store-question.ts';
import type { StoredTurn } from './stored-turn.ts';

/** The rows of a turn. @throws AppError `not-found` */
export async function readStored(database: Database, turnId: string): Promise<StoredTurn> {
  const [[turn], rows] = await Promise.all([
    database.select().from(turns).where(eq(turns.id, turnId)),
    database.select().from(answers).where(eq(answers.turnId, turnId)).orderBy(asc(answers.position)),
  ]);
  if (!turn) throw missingTurn();
  return { turn, answers: rows };
}

/**
 * The earlier turn of the same `Idempotency-Key`; null where there is none.
 * @throws AppError `idempotency-mismatch` for a changed body
 */
export async function findEarlier(database: Database, question: Question): Promise<StoredTurn | null> {
  const { idempotencyKey, userId } = question;
  if (!idempotencyKey) return null;
  const [turn] = await database
    .select()
    .from(turns)
    .where(
      and(
        eq(turns.userId, userId),
        isNotNull(turns.idempotencyKey),
        eq(turns.idempotencyKey, idempotencyKey),
      ),
    );
  if (!turn) return null;
  if (turn.bodyHash !== hashBody(question))
    throw new AppError('idempotency-mismatch', 'This Idempotency-Key was used for another question.');
  const rows = await database.select().from(answers).where(eq(answers.turnId, turn.id));
  return { turn, answers: rows };
}
