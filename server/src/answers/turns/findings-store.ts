import { ledgerVersion, overviewVersion } from '@sextant/contracts';
import { AppError } from '../../errors.ts';
import { againAfterDeadlock } from '../../platform/db/after-deadlock.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, inArray, isNotNull, type SQL, sql } from '../../platform/db/orm.ts';
import { type StoredStates, turns } from '../../platform/db/schema.ts';
import { Written } from '../../platform/db/written.ts';
import type { Transaction } from '../../platform/jobs/jobs.ts';
import type { FindingPart, Findings, FindingsSoFar } from './findings.ts';
import type { TurnRanks, WaitingTurn } from './turn-ranks.ts';

/** Adds jobs with the transaction that makes them needed. */
export type AddJobs = (transaction: Transaction, turn: WaitingTurn) => Promise<void>;

export const missingTurn = () => new AppError('not-found', 'This question does not exist.');

export const stillAnswered = () =>
  new AppError('conflict', 'This question is still being answered. Try again once it is done.');

/** A turn as it was read: by its version nothing has been found since. */
export interface SeenTurn {
  version: number;
}

/** What has come of a job, or of a request. */
export interface LaterChange {
  found?: Partial<Findings>;
  states: StoredStates;
  addJobs?: AddJobs;
  /** That of the jobs, where the one that leads to them had one; without it, it is counted. */
  rank?: number | undefined;
}

/** How the findings of a turn stand in the database. */
export interface StandingFindings {
  endedAt: Date | null;
  findingStates: StoredStates;
  /** One more than before the change that led to it. */
  findingsVersion: number;
}

/** Kinds that are not named stay as they are. */
const merged = (states: StoredStates) => sql`${turns.findingStates} || ${JSON.stringify(states)}::jsonb`;

/** As the columns of `turns` are written. */
const columnsOf = (found: Partial<Findings>) =>
  Object.fromEntries(Object.entries(found).map(([part, { json }]) => [part, sql`${json}::jsonb`])) as Partial<
    Record<FindingPart, SQL>
  >;

/** Findings as text; those that an older version of this product wrote count as none, as in the schema. */
export const writtenColumns = {
  evidence: sql<string | null>`${turns.evidence}::text`,
  searchedAt: sql<string | null>`${turns.evidence} ->> 'searched_at'`,
  ledger: sql<
    string | null
  >`case when ${turns.ledger} ->> 'version' = ${String(ledgerVersion)} then ${turns.ledger}::text end`,
  checkedAt: sql<string | null>`${turns.ledger} ->> 'checked_at'`,
  overview: sql<
    string | null
  >`case when ${turns.overview} ->> 'version' = ${String(overviewVersion)} then ${turns.overview}::text end`,
  madeAt: sql<string | null>`${turns.overview} ->> 'made_at'`,
};

/** What was found, of a row with `writtenColumns`. */
export const foundIn = (row: Record<keyof typeof writtenColumns, string | null>): FindingsSoFar => ({
  evidence: row.evidence === null ? null : new Written(row.evidence, row.searchedAt ?? ''),
  ledger: row.ledger === null ? null : new Written(row.ledger, row.checkedAt ?? ''),
  overview: row.overview === null ? null : new Written(row.overview, row.madeAt ?? ''),
});

/** Reads and writes what was found about turns beside their answers. Part of the store of turns. */
export function createFindingsStore(database: Database, ranks: TurnRanks) {
  return {
    /** What was found about turns beside their answers. */
    async findings(turnIds: string[]) {
      const rows = await database
        .select({ ...writtenColumns, turnId: turns.id, version: turns.findingsVersion })
        .from(turns)
        .where(inArray(turns.id, turnIds));
      return rows.map(({ turnId, version, ...row }) => ({ turnId, version, ...foundIn(row) }));
    },

    /** Writes what was found about a running turn, unless another run has taken it over. */
    async saveFindings(turnId: string, run: string, found: Partial<Findings>): Promise<void> {
      await database
        .update(turns)
        .set({ ...columnsOf(found), findingsVersion: sql`${turns.findingsVersion} + 1` })
        .where(and(eq(turns.id, turnId), eq(turns.leaseOwner, run), sql`${turns.endedAt} is null`));
    },

    /**
     * Writes what was found about a finished turn that no one owns, and how its findings stand now, unless it has changed
     * since `seen`.
     * @param addJobs jobs that this makes needed
     * @returns how its findings stand then; null where nothing was written
     */
    async saveLater(
      turnId: string,
      seen: SeenTurn,
      { addJobs, found, rank, states }: LaterChange,
    ): Promise<StandingFindings | null> {
      const write = async (writer: Pick<Database, 'update'>) => {
        const [changed] = await writer
          .update(turns)
          .set({
            ...(found && columnsOf(found)),
            findingStates: merged(states),
            findingsVersion: sql`${turns.findingsVersion} + 1`,
          })
          .where(and(eq(turns.id, turnId), eq(turns.findingsVersion, seen.version), isNotNull(turns.endedAt)))
          .returning({
            userId: turns.userId,
            endedAt: turns.endedAt,
            findingStates: turns.findingStates,
            findingsVersion: turns.findingsVersion,
          });
        return changed ?? null;
      };
      // At its end it counts in the owner's row, which the deletion of the account locks before its turns.
      return await againAfterDeadlock(async () => {
        if (!addJobs) return await write(database);
        return await ranks.whileWriting((rankOf) =>
          database.transaction(async (transaction) => {
            const changed = await write(transaction);
            if (changed)
              await addJobs(
                transaction,
                rank === undefined ? await rankOf(transaction, turnId, changed.userId) : { turnId, rank },
              );
            return changed;
          }),
        );
      });
    },

    /**
     * Notes that findings of a finished turn are wanted again.
     * @throws AppError `conflict` while it is being answered, `not-found` when it is gone
     */
    want: (turnId: string, states: StoredStates, addJobs: AddJobs): Promise<void> =>
      ranks.whileWriting((rankOf) =>
        database.transaction(async (transaction) => {
          const [wanted] = await transaction
            .update(turns)
            .set({ findingStates: merged(states), findingsVersion: sql`${turns.findingsVersion} + 1` })
            .where(and(eq(turns.id, turnId), isNotNull(turns.endedAt)))
            .returning({ userId: turns.userId });
          if (!wanted)
            throw (await transaction.$count(turns, eq(turns.id, turnId))) > 0
              ? stillAnswered()
              : missingTurn();
          await addJobs(transaction, await rankOf(transaction, turnId, wanted.userId));
        }),
      ),
  };
}
