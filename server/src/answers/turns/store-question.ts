import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/db/client.ts';
import { type AnswerHead, waiting } from './answer-states.ts';

/** What a question is stored with. */
export interface NewTurn {
  turnId: string;
  userId: string;
  /** Continues this session; a new one is made without it. */
  sessionId: string | undefined;
  question: string;
  title: string;
  /** The caller's `Idempotency-Key`. */
  idempotencyKey: string | undefined;
  /** Who runs it: a fresh id for each time that a turn is taken by a process, so that no two runs can both write. */
  run: string;
  /** The engines that are asked, in the order in which they are shown. */
  answers: AnswerHead[];
}

/** Two questions to one session at once would take the same place in it: the later one looks again. */
const maxTries = 5;

/**
 * Stores session, turn and answers in one statement: who asks waits for one reply of the database and one write to
 * its disk, not for eight.
 * @returns whether it is stored; not where the session is not the user's
 */
export async function storeQuestion(database: Database, input: NewTurn, bodyHash: string): Promise<boolean> {
  for (let tries = 1; ; tries++)
    try {
      const { rowCount } = await database.$client.query({
        name: 'store-question',
        text: storeStatement,
        values: [
          input.sessionId ?? randomUUID(),
          input.sessionId === undefined,
          input.userId,
          input.title,
          input.turnId,
          input.question,
          input.idempotencyKey ?? null,
          bodyHash,
          input.run,
          leaseSeconds,
          JSON.stringify(input.answers.map((head, position) => ({ position, summary: waiting(head) }))),
        ],
      });
      return rowCount !== 0;
    } catch (error) {
      if (!isUniqueViolation(error, 'turns_position') || tries === maxTries) throw error;
    }
}

/** How long a process may be silent before another takes its turns over. */
export const leaseSeconds = 3;

/** Whether this unique index refused a row. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint: violated } = current as { code?: string; constraint?: string };
    if (code === '23505' && violated === constraint) return true;
  }
  return false;
}

/** $1 session, $2 whether it is new, $3 user, $4 title, $5 turn, $6 question, $7 to $10 key, body, lease, $11 answers. */
const storeStatement = `
with made as (
  insert into sessions (id, user_id, title) select $1::uuid, $3::uuid, $4 where $2::boolean returning id
), continued as (
  update sessions set updated_at = now() where id = $1::uuid and user_id = $3::uuid and not $2::boolean returning id
), session as (
  select id from made union all select id from continued
), turn as (
  insert into turns (id, session_id, user_id, position, question, idempotency_key, body_hash, lease_owner, lease_until)
  select $5::uuid, s.id, $3::uuid,
    1 + coalesce((select max(position) from turns where session_id = $1::uuid), 0),
    $6, $7, $8, $9::uuid, now() + make_interval(secs => $10)
  from session s returning id
)
insert into answers (turn_id, position, summary)
select t.id, a.position, a.summary from turn t, json_to_recordset($11::json) as a(position int, summary jsonb)`;

/** What must be the same when an `Idempotency-Key` comes again. */
export const hashBody = ({ question, sessionId }: NewTurn) =>
  createHash('sha256')
    .update(JSON.stringify([question, sessionId ?? null]))
    .digest('hex');
