import type { AnswerSummary, FindingStates } from '@sextant/contracts';
import { AppError } from '../../errors.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, isNull, sql } from '../../platform/db/orm.ts';
import { answers, type StoredStates, turns } from '../../platform/db/schema.ts';
import { checkAccount } from '../../platform/db/standing-account.ts';
import { summaryOf } from './answer-states.ts';
import { readEarlierTurns } from './earlier-turns.ts';
import { statesAtEnd, statesOf } from './finding-states.ts';
import type { WrittenTurn } from './findings.ts';
import { type AddJobs, createFindingsStore, foundIn, missingTurn, writtenColumns } from './findings-store.ts';
import {
  hashBody,
  isUniqueViolation,
  leaseSeconds,
  type NewTurn,
  type Question,
  storeQuestion,
} from './store-question.ts';
import { findEarlier, readStored } from './stored-rows.ts';
import type { StoredTurn, TurnRow } from './stored-turn.ts';
import { createTurnRanks } from './turn-ranks.ts';

/**
 * The text as far as it has come: the pieces of the running attempt, or what stood before it. Written by hand, since
 * the query builder leaves the tables' names out where it sees but one, and both tables have an `attempt`.
 */
export const shownText = sql<string>`coalesce(
  (select string_agg(p.text, '' order by p."offset") from written_pieces p
    where p.turn_id = answers.turn_id and p.answer_id = answers.id and p.attempt = answers.attempt and not answers.has_ended),
  answers.text)`;

/** One row a turn: its findings are large, and would come once more with each answer. */
const wholeTurn = {
  id: turns.id,
  sessionId: turns.sessionId,
  question: turns.question,
  createdAt: turns.createdAt,
  endedAt: turns.endedAt,
  ...writtenColumns,
  findingStates: turns.findingStates,
  findingsVersion: turns.findingsVersion,
  answers: sql<{ summary: AnswerSummary; text: string }[]>`coalesce(
    (select json_agg(json_build_object('summary', answers.summary, 'text', ${shownText}) order by answers.position)
      from answers where answers.turn_id = turns.id), '[]')`,
};

const earlierQuestions = sql<string[]>`coalesce(
  (select json_agg(earlier.question order by earlier.position) from turns earlier
    where earlier.session_id = turns.session_id and earlier.position < turns.position), '[]')`;

type WholeTurn = Pick<TurnRow, Exclude<keyof typeof wholeTurn, 'answers' | keyof typeof writtenColumns>> &
  Record<keyof typeof writtenColumns, string | null> & {
    answers: { summary: AnswerSummary; text: string }[];
  };

const toTurn = (row: WholeTurn): WrittenTurn => ({
  turn_id: row.id,
  session_id: row.sessionId,
  question: row.question,
  created_at: row.createdAt.toISOString(),
  ended_at: row.endedAt?.toISOString() ?? null,
  answers: row.answers.map(({ summary, text }) => ({ ...summaryOf({ summary }), text })),
  ...foundIn(row),
  findings: statesOf(row),
});

/** A turn as jobs about it read it. */
export interface TurnWithStates {
  turn: WrittenTurn;
  states: StoredStates;
  /** Of its findings. */
  version: number;
  earlierQuestions: readonly string[];
  /** When it stood so, by the database's clock, which all processes share. */
  at: Date;
}

const missingSession = () => new AppError('not-found', 'This session does not exist.');

/** Questions of one key that are deleted one after the other, each before it is found. */
const maxDeleted = 3;

export interface EndOfTurn {
  endedAt: Date;
  findings: FindingStates;
}

/** That an engine is to be asked again. */
export interface RetryRequest {
  engine: string;
  /** The attempt that its reader has seen; undefined: whichever stands. */
  seen: number | undefined;
  /** That which takes the turn where it has ended. */
  run: string;
}

/** An engine of a turn that was about to end is to be asked again, or is already. */
class AskedAgain extends Error {}

/** Reads and writes turns. Who may see a turn is checked here, by every call that names a user. */
export function createTurnStore(database: Database) {
  const ranks = createTurnRanks();
  return {
    /**
     * Stores session, turn and answers in one transaction.
     * @returns the stored turn, or the earlier one of the same `Idempotency-Key`
     * @throws AppError `not-found` for a session that is not the user's, `unauthenticated` for a user who is gone,
     *   `idempotency-mismatch` for a changed body
     */
    async create(input: NewTurn): Promise<StoredTurn & { isNew: boolean }> {
      for (let tries = 1; ; tries++)
        try {
          const stored = await storeQuestion(database, input, hashBody(input));
          if (!stored) {
            await checkAccount(database, input.userId);
            throw missingSession();
          }
          return { ...stored, isNew: true };
        } catch (error) {
          // It was sent again, as few are: the others need not wait for a look.
          if (!isUniqueViolation(error, 'turns_idempotency')) throw error;
          const earlier = await findEarlier(database, input);
          if (earlier) return { ...earlier, isNew: false };
          // That one has been deleted with its session since.
          if (tries === maxDeleted) throw error;
        }
    },

    findEarlier: (question: Question) => findEarlier(database, question),

    /** @throws AppError `not-found`, for another user's turn too */
    async checkOwner(turnId: string, userId: string): Promise<void> {
      const [turn] = await database
        .select({ id: turns.id })
        .from(turns)
        .where(and(eq(turns.id, turnId), eq(turns.userId, userId)));
      if (!turn) throw missingTurn();
    },

    /** Those of these turns that are there. */
    async standing(turnIds: readonly string[]): Promise<Set<string>> {
      const { rows } = await database.$client.query<{ id: string }>({
        name: 'turns-standing',
        text: 'select id from turns where id = any($1::uuid[])',
        values: [turnIds],
      });
      return new Set(rows.map(({ id }) => id));
    },

    /** The turn, its findings as they are written; null when it is gone. */
    async load(turnId: string): Promise<WrittenTurn | null> {
      const [row] = await database.select(wholeTurn).from(turns).where(eq(turns.id, turnId));
      return row ? toTurn(row) : null;
    },

    /** The turn, how its findings are stored, and the questions before it in its session, oldest first; null when it is gone. */
    async loadWithStates(turnId: string): Promise<TurnWithStates | null> {
      const [row] = await database
        .select({ ...wholeTurn, earlierQuestions, at: sql`now()`.mapWith(turns.createdAt) })
        .from(turns)
        .where(eq(turns.id, turnId));
      if (!row) return null;
      const { at, earlierQuestions: earlier, findingStates: states, findingsVersion: version } = row;
      return { turn: toTurn(row), states, version, earlierQuestions: earlier, at };
    },

    ...createFindingsStore(database, ranks),

    stored: (turnId: string) => readStored(database, turnId),

    /** @see readEarlierTurns */
    earlierTurns: (sessionId: string, position: number, engines: readonly string[]) =>
      readEarlierTurns(database, sessionId, position, engines),

    /**
     * Ends the turn, unless another run has taken it over or an engine is to be asked again. What is made of its
     * answers is pending from then on, and the jobs that make it are added with the same transaction.
     * @param addJobs null: nothing is to be made of them, and what was made of them before stands
     */
    end: (turnId: string, run: string, addJobs: AddJobs | null): Promise<EndOfTurn | null> =>
      ranks
        .whileWriting((rankOf) =>
          database.transaction(async (transaction) => {
            const [row] = await transaction
              .update(turns)
              .set({
                endedAt: sql`now()`,
                leaseOwner: null,
                leaseUntil: null,
                // A judge that was at work has been left.
                findingStates: addJobs ? statesAtEnd : sql`${turns.findingStates} - 'judge'`,
                findingsVersion: sql`${turns.findingsVersion} + 1`,
              })
              .where(and(eq(turns.id, turnId), eq(turns.leaseOwner, run), isNull(turns.endedAt)))
              .returning({
                endedAt: turns.endedAt,
                userId: turns.userId,
                findingStates: turns.findingStates,
                findingsVersion: turns.findingsVersion,
              });
            if (!row?.endedAt) return null;
            // Looked for once the turn is locked: the statement above would not see one that it waited for. One that was
            // asked meanwhile is wanted no more, and at work.
            const { rows } = await transaction.execute<{ is_asked_again: boolean }>(sql`
              with gone as (delete from turn_pieces where turn_id = ${turnId})
              select exists (select 1 from answers where turn_id = ${turnId} and (retry_requested or not has_ended))
                as is_asked_again`);
            if (rows[0]?.is_asked_again) throw new AskedAgain();
            await addJobs?.(transaction, await rankOf(transaction, turnId, row.userId));
            return { endedAt: row.endedAt, findings: statesOf(row) };
          }),
        )
        .catch((error: unknown) => {
          if (error instanceof AskedAgain) return null;
          throw error;
        }),

    /** Leaves a note for the process that runs the turn; like that one it locks the turn before its answers. */
    requestStop: (turnId: string, engine: string | undefined): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction
          .select({ id: turns.id })
          .from(turns)
          .where(eq(turns.id, turnId))
          .for('no key update');
        await transaction
          .update(answers)
          .set({ stopRequested: true })
          .where(
            and(
              eq(answers.turnId, turnId),
              // One that is to be asked again has ended until the process that runs it hears of that.
              sql`(not ${answers.hasEnded} or ${answers.retryRequested})`,
              engine ? eq(answers.engine, engine) : undefined,
            ),
          );
      }),

    /**
     * Prepares another attempt of one engine. A finished turn is taken for `run`; of one that is still running, who runs
     * it is asked to.
     * @returns whether the turn is this run's now
     * @throws AppError `not-found` for an unknown engine; `conflict` while the engine is still at work, or where another
     *   attempt stands than was seen
     */
    requestRetry: (turnId: string, { engine, run, seen }: RetryRequest): Promise<boolean> =>
      database.transaction(async (transaction) => {
        const [turn] = await transaction.select().from(turns).where(eq(turns.id, turnId)).for('update');
        if (!turn) throw missingTurn();
        const [answer] = await transaction
          .select()
          .from(answers)
          .where(and(eq(answers.turnId, turnId), eq(answers.engine, engine)));
        if (!answer) throw new AppError('not-found', 'This engine did not take part in the question.');
        if (!answer.hasEnded || answer.retryRequested)
          throw new AppError('conflict', `${answer.summary.label} is still answering this question.`);
        if (seen !== undefined && seen !== answer.attempt)
          throw new AppError(
            'conflict',
            `${answer.summary.label} was asked again meanwhile. See how that ended before you ask once more.`,
          );
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
              leaseOwner: run,
              leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})`,
            })
            .where(eq(turns.id, turnId));
        return isFree;
      }),

    /** Gives turns back that these runs still own, so that another process may take them over at once. */
    async release(runs: string[]): Promise<void> {
      if (runs.length === 0) return;
      await database
        .update(turns)
        .set({ leaseOwner: null, leaseUntil: null })
        .where(and(inArray(turns.leaseOwner, runs), isNull(turns.endedAt)));
    },
  };
}
export type TurnStore = ReturnType<typeof createTurnStore>;
