import { createHash, randomUUID } from 'node:crypto';
import type { AnswerSummary } from '@sextant/contracts';
import type pg from 'pg';
import type { Database } from '../../platform/db/client.ts';
import { type AnswerHead, waiting } from './answer-states.ts';
import type { StoredTurn } from './stored-turn.ts';

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

/** A question as it is asked, before it is known who runs it. */
export type Question = Omit<NewTurn, 'turnId' | 'run'>;

/**
 * Stores session, turn and answers in one statement: who asks waits for one reply of the database and one write to
 * its disk, not for eight. Two questions to one session at once would take the same place in it, since a statement that
 * waits for another one does not see what that has stored: the later one is stored once more, by one that begins when no
 * other has the session.
 * @returns the turn as it is stored; null where the session is not the user's, or the user is gone
 */
export async function storeQuestion(
  database: Database,
  input: NewTurn,
  bodyHash: string,
): Promise<StoredTurn | null> {
  const summaries = input.answers.map(waiting);
  const store = async (client: Pick<pg.ClientBase, 'query'>) => {
    const { rows } = await client.query<StoredRow>({
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
        JSON.stringify(summaries.map((summary, position) => ({ position, summary }))),
      ],
    });
    return toStored(input, summaries, rows);
  };
  try {
    return await store(database.$client);
  } catch (error) {
    if (!isUniqueViolation(error, 'turns_position')) throw error;
    return await holdingSession(database, input, store);
  }
}

/** Does `work` in a transaction that others who ask in this session wait for. */
async function holdingSession<T>(
  database: Database,
  { sessionId, userId }: Pick<NewTurn, 'sessionId' | 'userId'>,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect();
  let isBroken = true;
  try {
    await client.query('begin');
    await client.query('select from users where id = $1 for key share', [userId]);
    await client.query('select from sessions where id = $1 for no key update', [sessionId]);
    const done = await work(client);
    await client.query('commit');
    isBroken = false;
    return done;
  } finally {
    client.release(isBroken);
  }
}

/** What the database alone knows of what was stored; one row an answer. */
interface StoredRow {
  id: string;
  position: number;
  session_id: string;
  turn_position: number;
  created_at: Date;
}

/** A new turn as it would be read back: nothing of it has been answered or found yet. */
function toStored(
  { question, run, turnId }: NewTurn,
  summaries: readonly AnswerSummary[],
  rows: readonly StoredRow[],
): StoredTurn | null {
  const [first] = rows;
  if (!first) return null;
  return {
    turn: {
      id: turnId,
      sessionId: first.session_id,
      position: first.turn_position,
      question,
      createdAt: first.created_at,
      leaseOwner: run,
      evidence: null,
      ledger: null,
      overview: null,
      findingStates: {},
    },
    answers: rows
      .toSorted((one, other) => one.position - other.position)
      .flatMap(({ id, position }) => {
        const summary = summaries[position];
        return summary
          ? [
              {
                id,
                summary,
                engine: summary.engine,
                text: '',
                hasEnded: false,
                retryRequested: false,
                crashes: 0,
              },
            ]
          : [];
      }),
  };
}

/** How long a process may be silent before another takes its turns over. */
export const leaseSeconds = 3;
/** One that ends later than so many seconds from now was given by a clock that has been set back since. */
export const longestLeaseSeconds = 2 * leaseSeconds;

/** Whether this unique index refused a row. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code, constraint: violated } = current as { code?: string; constraint?: string };
    if (code === '23505' && violated === constraint) return true;
  }
  return false;
}

/**
 * The account is locked before its session, as its deletion does: in another order the two would wait for each other.
 * $1 session, $2 whether it is new, $3 user, $4 title, $5 turn, $6 question, $7 to $10 key, body, lease, $11 answers.
 */
const storeStatement = `
with owner as (
  select id from users where id = $3::uuid for key share
), made as (
  insert into sessions (id, user_id, title) select $1::uuid, o.id, $4 from owner o where $2::boolean returning id
), continued as (
  update sessions s set updated_at = now() from owner o
    where s.id = $1::uuid and s.user_id = o.id and not $2::boolean returning s.id
), session as (
  select id from made union all select id from continued
), turn as (
  insert into turns (id, session_id, user_id, position, question, idempotency_key, body_hash, lease_owner, lease_until)
  select $5::uuid, s.id, $3::uuid,
    1 + coalesce((select max(position) from turns where session_id = $1::uuid), 0),
    $6, $7, $8, $9::uuid, now() + make_interval(secs => $10)
  from session s returning id, session_id, position, created_at
)
insert into answers (turn_id, position, summary)
select t.id, a.position, a.summary from turn t, json_to_recordset($11::json) as a(position int, summary jsonb)
returning id, position, (select session_id from turn), (select position from turn) as turn_position,
  (select created_at from turn)`;

/** What must be the same when an `Idempotency-Key` comes again. */
export const hashBody = ({ question, sessionId }: Pick<NewTurn, 'question' | 'sessionId'>) =>
  createHash('sha256')
    .update(JSON.stringify([question, sessionId ?? null]))
    .digest('hex');
