import type { Database } from '../../platform/db/client.ts';
import { asc, inArray, sql } from '../../platform/db/orm.ts';
import { answerPieces, answers, turnPieces, turns } from '../../platform/db/schema.ts';
import { leaseSeconds, longestLeaseSeconds } from './store-question.ts';
import type { StoredTurn } from './stored-turn.ts';
import { shownText } from './turn-store.ts';
import { objectedEngine } from './withdrawn-objections.ts';

/** So many are taken by one statement: a process that has died leaves a hundred at once. */
const maxTaken = 200;

/** An unfinished turn that no one writes right now, as it was seen. */
export interface UnownedTurn {
  turnId: string;
  /** The run whose lease has run out; null where it was given back. */
  run: string | null;
  /** When it ran out, in the database's words. */
  until: string | null;
}

/**
 * That a lease has run out: also one that ends later than any is given, as where the database's clock was set back. While
 * its owner lives, that one's next write brings it back.
 */
const hasRunOut = `(lease_until is null or lease_until not between now() and now() + make_interval(secs => ${longestLeaseSeconds}))`;

/** Turns whose process has fallen silent, and how another takes them. */
export function createTakeOver(database: Database) {
  return {
    /**
     * Those that no one writes, by the database's own clock, the oldest first.
     * @throws where nothing can be written: their owners could not either
     */
    async unowned(): Promise<UnownedTurn[]> {
      const { rows } = await database.$client.query<UnownedTurn>({
        name: 'unowned-turns',
        text: unownedStatement,
      });
      return rows;
    },

    /**
     * Takes those that are still as they were seen, for one run. The text of their unfinished answers is kept as it
     * stands, and each of them counts one crash more, unless its process had given the turn back in good order.
     */
    takeOver: (seen: readonly UnownedTurn[], run: string): Promise<StoredTurn[]> =>
      database.transaction(async (transaction) => {
        const orphans = await transaction
          .select()
          .from(turns)
          .where(
            sql`ended_at is null and ${sql.raw(hasRunOut)}
              and (id, coalesce(lease_owner::text, ''), coalesce(lease_until::text, '')) in (
                select s."turnId", coalesce(s.run, ''), coalesce(s.until, '')
                from json_to_recordset(${JSON.stringify(seen)}::json) as s("turnId" uuid, run text, until text))`,
          )
          .orderBy(asc(turns.createdAt))
          // One that is locked is being written: by its owner after all, or by another that takes it.
          .for('update', { skipLocked: true });
        if (orphans.length === 0) return [];
        const ids = orphans.map(({ id }) => id);
        const crashed = orphans.filter(({ leaseOwner }) => leaseOwner !== null).map(({ id }) => id);
        await transaction
          .update(turns)
          .set({ leaseOwner: run, leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
          .where(inArray(turns.id, ids));
        // The text that is kept takes the place of an earlier one for good, whatever the next attempt comes to.
        await transaction.execute(sql`
          delete from objections o using answers
            where ${inArray(answers.turnId, ids)} and o.turn_id = answers.turn_id
              and not answers.has_ended and answers.engine = ${sql.raw(objectedEngine)}
              and ${shownText} <> answers.text`);
        await transaction
          .update(answers)
          .set({
            text: shownText,
            crashes: sql`${answers.crashes} + (${answers.turnId} = any(${sql.param(crashed)}::uuid[]))::int`,
          })
          .where(sql`${inArray(answers.turnId, ids)} and not ${answers.hasEnded}`);
        await transaction.delete(turnPieces).where(inArray(turnPieces.turnId, ids));
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
        const byTurn = Map.groupBy(rows, ({ turnId }) => turnId);
        return orphans.map((turn) => ({
          turn: { ...turn, leaseOwner: run },
          answers: byTurn.get(turn.id) ?? [],
        }));
      }),
  };
}

const unownedStatement = `
select id as "turnId", lease_owner as run, lease_until::text as until from turns
 where ended_at is null and ${hasRunOut}
 order by created_at limit ${maxTaken} for update skip locked`;
