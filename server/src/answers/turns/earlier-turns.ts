import type { Database } from '../../platform/db/client.ts';
import { type EarlierTurn, historyLength } from './prompt.ts';

interface EarlierRow {
  position: number;
  question: string;
  engine: string | null;
  text: string | null;
}

/**
 * $1 session, $2 before which position, $3 engines, $4 characters of a prompt. A text is left out where
 * those after it fill a prompt by themselves: the first that has no room comes along, and the prompt ends before it. A
 * character has three bytes at most for each of its UTF-16 units. Of a text that is left out nothing is read but its length.
 */
const earlierStatement = `
with earlier as (
  select t.id as turn_id, t.position, t.question, a.id, a.engine, a.attempt, a.has_ended, a.text,
    sum((octet_length(t.question) + octet_length(a.text)) / 3)
      over (partition by a.engine order by t.position desc rows between unbounded preceding and 1 preceding) as later
  from turns t left join answers a on a.turn_id = t.id and a.engine = any($3::text[])
  where t.session_id = $1::uuid and t.position < $2
)
select e.position, e.question, e.engine, case when coalesce(e.later, 0) <= $4 then coalesce(
  (select string_agg(p.text, '' order by p."offset") from written_pieces p
    where p.turn_id = e.turn_id and p.answer_id = e.id and p.attempt = e.attempt and not e.has_ended), e.text) end as text
from earlier e order by e.position`;

/**
 * The session's earlier questions, oldest first, each with the texts of these engines as far back as a prompt may
 * reach.
 * @param position of the question that they are read for; those before it are meant
 */
export async function readEarlierTurns(
  database: Database,
  sessionId: string,
  position: number,
  engines: readonly string[],
): Promise<EarlierTurn[]> {
  if (position === 1) return [];
  const { rows } = await database.$client.query<EarlierRow>({
    name: 'earlier-turns',
    text: earlierStatement,
    values: [sessionId, position, engines, historyLength],
  });
  const byPosition = new Map<number, { question: string; texts: Map<string, string> }>();
  for (const row of rows) {
    const turn = byPosition.get(row.position) ?? { question: row.question, texts: new Map() };
    if (row.engine && row.text) turn.texts.set(row.engine, row.text);
    byPosition.set(row.position, turn);
  }
  return [...byPosition.values()];
}
