import type { TestDatabase } from './test-database.ts';
import type { TestUser } from './test-user.ts';

/** So many more turns of a session, each a copy of its first with longer answers. */
export async function addTurns(
  { database }: Pick<TestDatabase, 'database'>,
  sessionId: string,
  count: number,
  repeat = 1,
): Promise<void> {
  // Few at a time: megabytes a turn in one statement would outlast the time that a statement has.
  for (let first = 2; first < count + 2; first += 20)
    await database.$client.query(
      `with more as (
         insert into turns (session_id, user_id, position, question, ended_at, evidence, ledger, overview, finding_states)
         select session_id, user_id, n, question || ' ' || n, ended_at, evidence, ledger, overview, finding_states
         from turns, generate_series($2::int, $3::int) n where session_id = $1 and position = 1 returning id)
       insert into answers (turn_id, summary, position, text)
       select more.id, a.summary, a.position, repeat(a.text, $4::int)
       from more, answers a join turns t on t.id = a.turn_id and t.session_id = $1 and t.position = 1`,
      [sessionId, first, Math.min(first + 19, count + 1), repeat],
    );
}

/** Asks and reads all that comes of it; the session of the question. */
export async function askOne(user: TestUser, question: string): Promise<string> {
  const asked = await user.ask(question);
  await asked.all();
  return (asked.events[0] as { session_id: string }).session_id;
}
