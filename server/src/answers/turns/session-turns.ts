import { ledgerOfTexts, overviewOfTexts, type RecordedTurn, type TextOf } from '@sextant/contracts';
import type { Database } from '../../platform/db/client.ts';
import { and, asc, desc, eq, inArray, lt } from '../../platform/db/orm.ts';
import { answers, turns } from '../../platform/db/schema.ts';
import { summaryOf } from './answer-states.ts';
import { shownText } from './turn-store.ts';

interface TurnsPage {
  /** Only turns before this position; null for all. */
  before: number | null;
  /** At most so many, the last ones; null for all. */
  limit: number | null;
}

/** A session's turns with their answers, oldest first. Whose session it is must have been checked. */
export async function readTurns(database: Database, sessionId: string, { before, limit }: TurnsPage) {
  const query = database
    .select()
    .from(turns)
    .where(and(eq(turns.sessionId, sessionId), before === null ? undefined : lt(turns.position, before)))
    .orderBy(desc(turns.position));
  const found = (await (limit === null ? query : query.limit(limit))).reverse();
  if (found.length === 0) return [];
  const rows = await database
    .select({ answer: answers, text: shownText })
    .from(answers)
    .where(
      inArray(
        answers.turnId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(answers.position));
  const byTurn = Map.groupBy(rows, ({ answer }) => answer.turnId);
  return found.map((turn) => ({ turn, answers: byTurn.get(turn.id) ?? [] }));
}

/** The answers of turns as they are shown, by turn: what was read from others is no more to be told of them. */
export async function readShownTexts(
  database: Database,
  turnIds: readonly string[],
): Promise<(turnId: string) => TextOf> {
  const rows = await database
    .select({ turnId: answers.turnId, engine: answers.engine, text: shownText })
    .from(answers)
    .where(inArray(answers.turnId, [...turnIds]));
  const texts = new Map(rows.map(({ engine, text, turnId }) => [`${turnId} ${engine}`, text]));
  return (turnId) => (engine) => texts.get(`${turnId} ${engine}`) ?? '';
}

type TurnRows = Awaited<ReturnType<typeof readTurns>>[number];

/**
 * A turn as an exported record has it: everything, and nothing of whose it is. What was read from answers that have been
 * replaced since is left out.
 */
export function toRecordedTurn({ turn, answers }: TurnRows): Omit<RecordedTurn, 'objections'> {
  const { ledger, overview } = turn;
  const textOf = (engine: string) => answers.find(({ answer }) => answer.engine === engine)?.text ?? '';
  return {
    turn_id: turn.id,
    question: turn.question,
    created_at: turn.createdAt.toISOString(),
    ended_at: turn.endedAt?.toISOString() ?? null,
    answers: answers.map(({ answer, text }) => ({ ...summaryOf(answer), text })),
    evidence: turn.evidence,
    ledger: ledger && ledgerOfTexts(ledger, textOf),
    overview: overview && overviewOfTexts(overview, textOf),
  };
}
