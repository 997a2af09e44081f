import { createHash } from 'node:crypto';
import type { Turn } from '@sextant/contracts';
import { and, asc, eq, inArray, isNotNull, lt, max, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { answerPieces, answers, sessions, turns } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { toAnswerSummary } from './rows.ts';

/** How long a process may be silent before another takes its turns over. */
export const leaseSeconds = 3;

/** What a question is stored with. */
export interface NewTurn {
  userId: string;
  /** Continues this session; a new one is made without it. */
  sessionId: string | undefined;
  question: string;
  title: string;
  /** The caller's `Idempotency-Key`. */
  idempotencyKey: string | undefined;
  leaseOwner: string;
  answers: Pick<
    typeof answers.$inferInsert,
    'engine' | 'position' | 'label' | 'mode' | 'model' | 'parameters'
  >[];
}

export type TurnRow = typeof turns.$inferSelect;
export type AnswerRow = typeof answers.$inferSelect;
export interface StoredTurn {
  turn: TurnRow;
  answers: AnswerRow[];
}

/**
 * The text as far as it has come: the pieces of the running attempt, or what stood before it. Written by hand, since
 * the query builder leaves the tables' names out where it sees but one, and both tables have an `attempt`.
 */
export const shownText = sql<string>`coalesce(
  (select string_agg(p.text, '' order by p."offset") from answer_pieces p
    where p.answer_id = answers.id and p.attempt = answers.attempt),
  answers.text)`;

const missingSession = () => new AppError('not-found', 'This session does not exist.');
export const missingTurn = () => new AppError('not-found', 'This question does not exist.');

/** Reads and writes turns. Who may see a turn is checked here, by every call that names a user. */
export function createTurnStore(database: Database) {
  return {
    /**
     * Stores session, turn and answers in one transaction.
     * @returns the stored turn, or the earlier one of the same `Idempotency-Key`
     * @throws AppError `not-found` for a session that is not the user's, `idempotency-mismatch` for a changed body
     */
    async create(input: NewTurn): Promise<StoredTurn & { isNew: boolean }> {
      const bodyHash = hashBody(input);
      const earlier = await findByKey(input);
      if (earlier) return { ...(await checkSameBody(earlier, bodyHash)), isNew: false };
      try {
        return { ...(await insert(input, bodyHash)), isNew: true };
      } catch (error) {
        // Two requests with one key at once: the second finds what the first has stored.
        const winner = isUniqueViolation(error, 'turns_idempotency') ? await findByKey(input) : undefined;
        if (!winner) throw error;
        return { ...(await checkSameBody(winner, bodyHash)), isNew: false };
      }
    },

    /** @throws AppError `not-found`, for another user's turn too */
    async findOwn(turnId: string, userId: string): Promise<TurnRow> {
      const [turn] = await database
        .select()
        .from(turns)
        .where(and(eq(turns.id, turnId), eq(turns.userId, userId)));
      if (!turn) throw missingTurn();
      return turn;
    },

    /** The turn as the contract has it; null when it is gone. */
    async load(turnId: string): Promise<Turn | null> {
      const rows = await database
        .select({ turn: turns, answer: answers, text: shownText })
        .from(turns)
        .innerJoin(answers, eq(answers.turnId, turns.id))
        .where(eq(turns.id, turnId))
        .orderBy(asc(answers.position));
      const [first] = rows;
      if (!first) return null;
      return {
        turn_id: first.turn.id,
        session_id: first.turn.sessionId,
        question: first.turn.question,
        created_at: first.turn.createdAt.toISOString(),
        ended_at: first.turn.endedAt?.toISOString() ?? null,
        answers: rows.map(({ answer, text }) => ({ ...toAnswerSummary(answer), text })),
      };
    },

    /** The rows of a turn. @throws AppError `not-found` */
    async stored(turnId: string): Promise<StoredTurn> {
      const [turn] = await database.select().from(turns).where(eq(turns.id, turnId));
      if (!turn) throw missingTurn();
      const rows = await database
        .select()
        .from(answers)
        .where(eq(answers.turnId, turnId))
        .orderBy(asc(answers.position));
      return { turn, answers: rows };
    },

    /** The session's earlier questions, oldest first, each with the texts of the engines that answered. */
    async earlierTurns(sessionId: string, position: number) {
      const rows = await database
        .select({
          position: turns.position,
          question: turns.question,
          engine: answers.engine,
          text: shownText,
        })
        .from(turns)
        .leftJoin(answers, eq(answers.turnId, turns.id))
        .where(and(eq(turns.sessionId, sessionId), lt(turns.position, position)))
        .orderBy(asc(turns.position));
      const byPosition = new Map<number, { question: string; texts: Map<string, string> }>();
      for (const row of rows) {
        const turn = byPosition.get(row.position) ?? { question: row.question, texts: new Map() };
        if (row.engine && row.text) turn.texts.set(row.engine, row.text);
        byPosition.set(row.position, turn);
      }
      return [...byPosition.values()];
    },

    /** Ends the turn, unless another process has taken it over or an engine is to be asked again. */
    async end(turnId: string, leaseOwner: string): Promise<Date | null> {
      const [ended] = await database
        .update(turns)
        .set({ endedAt: sql`now()`, leaseOwner: null, leaseUntil: null })
        .where(
          and(
            eq(turns.id, turnId),
            eq(turns.leaseOwner, leaseOwner),
            sql`not exists (select 1 from answers a where a.turn_id = turns.id and a.retry_requested)`,
          ),
        )
        .returning({ endedAt: turns.endedAt });
      return ended?.endedAt ?? null;
    },

    /** Leaves a note for the process that runs the turn. */
    async requestStop(turnId: string, engine: string | undefined): Promise<void> {
      await database
        .update(answers)
        .set({ stopRequested: true })
        .where(
          and(
            eq(answers.turnId, turnId),
            sql`${answers.endedAt} is null`,
            engine ? eq(answers.engine, engine) : undefined,
          ),
        );
    },

    /**
     * Prepares another attempt of one engine. A finished turn is taken by `leaseOwner`, which then runs it; of a turn
     * that runs elsewhere, the process that runs it is asked to.
     * @returns whether the caller now owns the turn
     * @throws AppError `not-found` for an unknown engine, `conflict` while the engine is still at work
     */
    requestRetry: (turnId: string, engine: string, leaseOwner: string): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const [turn] = await transaction.select().from(turns).where(eq(turns.id, turnId)).for('update');
        if (!turn) throw missingTurn();
        const [answer] = await transaction
          .select()
          .from(answers)
          .where(and(eq(answers.turnId, turnId), eq(answers.engine, engine)));
        if (!answer) throw new AppError('not-found', 'This engine did not take part in the question.');
        if (!answer.endedAt || answer.retryRequested)
          throw new AppError('conflict', `${answer.label} is still at work on this question.`);
        const isFree = turn.endedAt !== null;
        await transaction
          .update(answers)
          .set({ retryRequested: true, stopRequested: false, crashes: 0 })
          .where(eq(answers.id, answer.id));
        if (isFree)
          await transaction
            .update(turns)
            .set({
              endedAt: null,
              leaseOwner,
              leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
            })
            .where(eq(turns.id, turnId));
        return isFree || turn.leaseOwner === leaseOwner;
      }),

    /**
     * Takes over turns whose process has fallen silent. The text of their unfinished answers is kept as it stands,
     * and each of them counts one crash more, unless its process had given the turn back in good order.
     */
    takeOver: (leaseOwner: string, butNot: string[]): Promise<StoredTurn[]> =>
      database.transaction(async (transaction) => {
        const orphans = await transaction
          .select()
          .from(turns)
          .where(
            and(
              sql`${turns.endedAt} is null`,
              sql`(${turns.leaseUntil} is null or ${turns.leaseUntil} < now())`,
              butNot.length > 0 ? sql`${turns.id} <> all(${sql.param(butNot)}::uuid[])` : undefined,
            ),
          )
          .orderBy(asc(turns.createdAt))
          .limit(20)
          .for('update', { skipLocked: true });
        if (orphans.length === 0) return [];
        const ids = orphans.map(({ id }) => id);
        const crashed = orphans.filter((orphan) => orphan.leaseOwner !== null).map(({ id }) => id);
        await transaction
          .update(turns)
          .set({ leaseOwner, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
          .where(inArray(turns.id, ids));
        await transaction
          .update(answers)
          .set({
            text: shownText,
            crashes: sql`${answers.crashes} + (${answers.turnId} = any(${sql.param(crashed)}::uuid[]))::int`,
          })
          .where(and(inArray(answers.turnId, ids), sql`${answers.endedAt} is null`));
        await transaction
          .delete(answerPieces)
          .where(
            inArray(
              answerPieces.answerId,
              transaction.select({ id: answers.id }).from(answers).where(inArray(answers.turnId, ids)),
            ),
          );
        const rows = await transaction
          .select()
          .from(answers)
          .where(inArray(answers.turnId, ids))
          .orderBy(asc(answers.position));
        return orphans.map((turn) => ({ turn, answers: rows.filter(({ turnId }) => turnId === turn.id) }));
      }),

    /** Gives turns back, so that another process may take them over at once. */
    async release(turnIds: string[], leaseOwner: string): Promise<void> {
      if (turnIds.length === 0) return;
      await database
        .update(turns)
        .set({ leaseOwner: null, leaseUntil: null })
        .where(and(inArray(turns.id, turnIds), eq(turns.leaseOwner, leaseOwner)));
    },
  };

  async function findByKey({ userId, idempotencyKey }: NewTurn): Promise<TurnRow | undefined> {
    if (!idempotencyKey) return undefined;
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
    return turn;
  }

  async function checkSameBody(turn: TurnRow, bodyHash: string): Promise<StoredTurn> {
    if (turn.bodyHash !== bodyHash)
      throw new AppError('idempotency-mismatch', 'This Idempotency-Key was used for another question.');
    const rows = await database.select().from(answers).where(eq(answers.turnId, turn.id));
    return { turn, answers: rows };
  }

  function insert(input: NewTurn, bodyHash: string): Promise<StoredTurn> {
    return database.transaction(async (transaction) => {
      let { sessionId } = input;
      if (sessionId) {
        const [own] = await transaction
          .update(sessions)
          .set({ updatedAt: sql`now()` })
          .where(and(eq(sessions.id, sessionId), eq(sessions.userId, input.userId)))
          .returning({ id: sessions.id });
        if (!own) throw missingSession();
      } else {
        const [made] = await transaction
          .insert(sessions)
          .values({ userId: input.userId, title: input.title })
          .returning({ id: sessions.id });
        sessionId = made?.id as string;
      }
      const [last] = await transaction
        .select({ position: max(turns.position) })
        .from(turns)
        .where(eq(turns.sessionId, sessionId));
      const [turn] = await transaction
        .insert(turns)
        .values({
          sessionId,
          userId: input.userId,
          position: (last?.position ?? 0) + 1,
          question: input.question,
          idempotencyKey: input.idempotencyKey ?? null,
          bodyHash,
          leaseOwner: input.leaseOwner,
          leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
        })
        .returning();
      if (!turn) throw new Error('the new turn was not returned');
      const rows = await transaction
        .insert(answers)
        .values(input.answers.map((answer) => ({ ...answer, turnId: turn.id })))
        .returning();
      return { turn, answers: rows.sort((a, b) => a.position - b.position) };
    });
  }
}
export type TurnStore = ReturnType<typeof createTurnStore>;

const hashBody = ({ question, sessionId }: NewTurn) =>
  createHash('sha256')
    .update(JSON.stringify([question, sessionId ?? null]))
    .digest('hex');

function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint: violated } = current as { code?: string; constraint?: string };
    if (code === '23505' && violated === constraint) return true;
  }
  return false;
}
