import type { AnswerSummary } from '@sextant/contracts';
import { summaryOf } from '../../answers/turns/answer-states.ts';
import { statesAtEnd } from '../../answers/turns/finding-states.ts';
import type { AddJobs } from '../../answers/turns/findings-store.ts';
import type { EvidenceGatherer } from '../../literature/evidence/gather-evidence.ts';
import type { Database } from '../../platform/db/client.ts';
import { and, eq, ne, sql } from '../../platform/db/orm.ts';
import { answers, sessions, turns, users } from '../../platform/db/schema.ts';
import { storableJson } from '../../platform/db/storable.ts';
import type { WrittenExample } from './written-example.ts';

/** Whose it is: an account without a password, that no one signs in to. By its id, since anybody may register an address. */
const owner = {
  id: '5e77a27e-0000-4000-8000-000000000001',
  email: 'example@sextant.invalid',
  fullName: 'Example',
};

export interface ExampleOptions {
  database: Database;
  /** Null without sources. */
  gatherer: EvidenceGatherer | null;
  /** Adds the jobs that a turn's end adds. */
  addJobs: AddJobs;
  /** Names of the engines, as shown. */
  labels: ReadonlyMap<string, string>;
}

/**
 * Stores the example as a session that has just been answered: the literature is searched for its question, and jobs
 * check its citations and lay its answers side by side as they do for any other. An earlier wording of it goes.
 * @returns whether it was stored; otherwise it was there
 */
export async function makeExample(
  example: WrittenExample,
  { addJobs, database, gatherer, labels }: ExampleOptions,
): Promise<boolean> {
  const isThere = await database.$count(sessions, eq(sessions.shareToken, example.token));
  if (isThere > 0) return false;
  const evidence = await gatherer?.gather(example.question, [], new AbortController().signal);
  return database.transaction(async (transaction) => {
    // Of several processes that start at once, the first to come makes it.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('example', 0))`);
    if ((await transaction.$count(sessions, eq(sessions.shareToken, example.token))) > 0) return false;
    await transaction.insert(users).values(owner).onConflictDoNothing();
    if ((await transaction.$count(users, eq(users.id, owner.id))) === 0)
      throw new Error('the address of the example has been registered by somebody');
    await transaction
      .delete(sessions)
      .where(and(eq(sessions.userId, owner.id), ne(sessions.shareToken, example.token)));
    const [session] = await transaction
      .insert(sessions)
      .values({ userId: owner.id, title: example.question, shareToken: example.token })
      .returning({ id: sessions.id });
    const [turn] = await transaction
      .insert(turns)
      .values({
        sessionId: session?.id ?? '',
        userId: owner.id,
        position: 1,
        question: example.question,
        endedAt: new Date(),
        evidence: evidence ? storableJson(evidence) : null,
        findingStates: statesAtEnd,
      })
      .returning({ id: turns.id });
    const turnId = turn?.id ?? '';
    await transaction.insert(answers).values(
      example.answers.map(({ engine, text }, position) => ({
        turnId,
        position,
        text,
        summary: summaryOfWritten(engine, labels.get(engine) ?? engine),
      })),
    );
    await addJobs(transaction, { turnId, rank: 0 });
    return true;
  });
}

/** Whether its findings are made, or could not be. */
export async function isExampleMade(database: Database, { token }: WrittenExample): Promise<boolean> {
  const made = await database.$count(
    turns,
    sql`${turns.sessionId} in (select id from sessions where share_token = ${token})
      and not jsonb_path_exists(${turns.findingStates}, '$.* ? (@.state == "pending")')
      and coalesce(${turns.overview} #>> '{judgement,state}', '') not in ('open', 'second')`,
  );
  return made > 0;
}

function summaryOfWritten(engine: string, label: string): AnswerSummary {
  const now = new Date().toISOString();
  const head = { engine, label, mode: 'example', model: 'written for this example', parameters: {} } as const;
  const written = {
    ...head,
    state: 'done',
    attempt: 1,
    started_at: now,
    ended_at: now,
    finish_reason: 'stop',
  };
  return summaryOf({ summary: written as AnswerSummary });
}
