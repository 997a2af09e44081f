import type { Ledger, Overview } from '@sextant/contracts';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { AppError } from '../../../errors.ts';
import type { Database } from '../../../platform/db/client.ts';
import { answers, sessions, turns } from '../../../platform/db/schema.ts';

/** What the table of a turn's studies is written from. */
export interface StudiedTurn {
  question: string;
  ledger: Ledger | null;
  overview: Overview | null;
  /** What each engine was called when it was asked. */
  labels: ReadonlyMap<string, string>;
}

/**
 * A turn with its studies.
 * @throws AppError `not-found` where there is no such turn, or not for this reader
 */
export async function readStudiedTurn(database: Database, turnId: string, whose: SQL): Promise<StudiedTurn> {
  const [turn] = await database
    .select({ question: turns.question, ledger: turns.ledger, overview: turns.overview })
    .from(turns)
    .innerJoin(sessions, eq(turns.sessionId, sessions.id))
    .where(and(eq(turns.id, turnId), whose));
  if (!turn) throw new AppError('not-found', 'This question does not exist.');
  const asked = await database
    .select({ engine: answers.engine, summary: answers.summary })
    .from(answers)
    .where(eq(answers.turnId, turnId))
    .orderBy(asc(answers.position));
  return { ...turn, labels: new Map(asked.map(({ engine, summary }) => [engine, summary.label])) };
}
