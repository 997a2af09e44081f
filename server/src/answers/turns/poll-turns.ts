import type { AnswerSummary } from '@sextant/contracts';
import type { Database } from '../../platform/db/client.ts';
import type { StoredStates } from '../../platform/db/schema.ts';
import type { StandingFindings } from './findings-store.ts';

/** What of an answer's running attempt has been read. */
export interface TextRead {
  /** UTF-16 units; what stood before the attempt does not count. */
  length: number;
  /** Of the last piece; -1 before the first. */
  number: number;
}

export const nothingRead: TextRead = { length: 0, number: -1 };

/** What is known of an answer whose turn runs elsewhere. */
interface KnownAnswer extends TextRead {
  turn_id: string;
  engine: string;
  attempt: number;
  has_ended: boolean;
}

export interface PollRow {
  turn_id: string;
  findings_version: number;
  finding_states: StoredStates;
  turn_ended_at: Date | null;
  summary: AnswerSummary;
  /** The whole text, of an answer that has ended since the last poll. */
  text: string | null;
  /** Text that came since the last poll, of a running attempt. */
  fresh: string | null;
  /** Of the last piece of `fresh`. */
  number: number | null;
}

/**
 * $1: what is known of each answer. Offsets and lengths are UTF-16 units, as JavaScript counts them. Pieces become
 * visible in the order of their numbers (`null` where a process of the version before writes them), so that those that
 * were read are passed over as whole rows.
 */
const pollStatement = `
select t.id as turn_id, t.ended_at as turn_ended_at, t.findings_version, t.finding_states,
  a.summary,
  case when a.has_ended and (k.attempt <> a.attempt or not k.has_ended) then a.text end as text,
  pieces.text as fresh, pieces.number
from json_to_recordset($1::json) as k(turn_id uuid, engine text, attempt int, length int, number int, has_ended boolean)
join turns t on t.id = k.turn_id
join answers a on a.turn_id = t.id and a.engine = k.engine
left join lateral (
  select string_agg(p.text, '' order by p."offset") as text, max(p.number) as number from written_pieces p
    where p.turn_id = t.id and p.answer_id = a.id and p.attempt = a.attempt and not a.has_ended
      and (p.number is null or p.number > case when k.attempt = a.attempt then k.number else -1 end)
      and p."offset" >= case when k.attempt = a.attempt then k.length else 0 end
) pieces on true`;

/** How turns stand that other processes run, and what is new of their answers: a row for each answer that is known. */
export async function pollTurns(database: Database, known: readonly KnownAnswer[]): Promise<PollRow[]> {
  const { rows } = await database.$client.query<PollRow>({
    name: 'poll-turns',
    text: pollStatement,
    values: [JSON.stringify(known)],
  });
  return rows;
}

/** How the findings of a polled turn stand. */
export const standingOf = (row: PollRow): StandingFindings => ({
  endedAt: row.turn_ended_at && new Date(row.turn_ended_at),
  findingStates: row.finding_states,
  findingsVersion: row.findings_version,
});
