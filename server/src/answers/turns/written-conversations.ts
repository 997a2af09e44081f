import { type AnswerSummary, type Conversation, ledgerVersion, overviewVersion } from '@sextant/contracts';
import type { Database } from '../../platform/db/client.ts';
import type { StoredStates } from '../../platform/db/schema.ts';
import { summaryOf } from './answer-states.ts';
import { statesOf } from './finding-states.ts';

/** A turn of a session, and a word that changes whenever anything of it does. */
export interface TurnVersion {
  id: string;
  position: number;
  version: string;
}

interface Page {
  /** Only turns before this position; null for all. */
  before: number | null;
  /** At most so many, the last ones; null for all. */
  limit: number | null;
}

/** The turns of a page, oldest first, without reading what is in them. Whose session it is must have been checked. */
export async function readTurnVersions(
  database: Database,
  sessionId: string,
  { before, limit }: Page,
): Promise<TurnVersion[]> {
  const { rows } = await database.$client.query<TurnVersion>({
    name: 'turn-versions',
    text: versionsStatement,
    values: [sessionId, before, limit, `${ledgerVersion} ${overviewVersion}`],
  });
  return rows.reverse();
}

/**
 * Turns as a session has them, each as JSON. What was found about a turn is most of it and goes through as text, as the
 * database gives it: nothing of it is read here.
 */
export async function writeConversations(
  database: Database,
  turns: readonly TurnVersion[],
  abstracts: Conversation['abstracts'],
): Promise<string[]> {
  if (turns.length === 0) return [];
  const ids = [turns.map(({ id }) => id)];
  const [found, answers] = await Promise.all([
    database.$client.query<TurnRow>({
      name: 'written-turns',
      text: turnsStatement,
      values: [...ids, String(ledgerVersion), String(overviewVersion)],
    }),
    database.$client.query<AnswerRow>({ name: 'written-answers', text: answersStatement, values: ids }),
  ]);
  const byId = new Map(found.rows.map((row) => [row.id, row]));
  const answersOf = Map.groupBy(answers.rows, ({ turn_id }) => turn_id);
  return turns.flatMap(({ id, version }) => {
    const row = byId.get(id);
    // Deleted with its session at this moment.
    return row ? [writeTurn(row, answersOf.get(id) ?? [], version, abstracts)] : [];
  });
}

/** A turn as the specification's session has it: two messages, and beside them all that is kept. */
function writeTurn(
  turn: TurnRow,
  answers: readonly AnswerRow[],
  version: string,
  abstracts: Conversation['abstracts'],
): string {
  const firstThere = answers.find(({ summary, text }) => text !== '' && summary.error === null);
  const small: Omit<Conversation, 'evidence' | 'ledger' | 'overview'> = {
    turn_id: turn.id,
    version,
    created_at: turn.created_at.toISOString(),
    ended_at: turn.ended_at?.toISOString() ?? null,
    messages: [
      { role: 'user', content: turn.question },
      {
        role: 'assistant',
        content: firstThere?.text ?? '',
        content_multiple: Object.fromEntries(
          answers.map(({ summary, text }) => [`content_${summary.engine}`, text]),
        ),
      },
    ],
    answers: answers.map(summaryOf),
    findings: statesOf({
      endedAt: turn.ended_at,
      findingStates: turn.finding_states,
      findingsVersion: turn.findings_version,
    }),
    abstracts,
  };
  const shown = (found: string | null) =>
    found === null
      ? 'null'
      : abstracts === 'left-out'
        ? found.replace(abstractInJson, '"abstract": null')
        : found;
  const large = `"evidence":${shown(turn.evidence)},"ledger":${shown(turn.ledger)},"overview":${turn.overview}`;
  return `${JSON.stringify(small).slice(0, -1)},${large}}`;
}

/**
 * The abstract of a work, a third of a turn's size and seldom read, in JSON as PostgreSQL writes it. Within a text its
 * quotation marks are escaped, so that no text looks like it.
 */
const abstractInJson = /"abstract": "[^"\\]*(?:\\.[^"\\]*)*"/g;

interface TurnRow {
  id: string;
  question: string;
  created_at: Date;
  ended_at: Date | null;
  finding_states: StoredStates;
  findings_version: number;
  evidence: string | null;
  ledger: string | null;
  overview: string | null;
}

interface AnswerRow {
  turn_id: string;
  summary: AnswerSummary;
  text: string;
}

/**
 * $1 session, $2 before which position, $3 how many, $4 in which form findings are known. What a row holds changes with
 * the transaction that wrote it, `xmin`, whoever writes it and whatever column; the text of a running answer grows by rows
 * of its own, which are only ever added.
 */
const versionsStatement = `
select t.id, t.position, left(md5(concat_ws(' ', $4::text, t.id, t.xmin,
  case when t.ended_at is null then (select count(*) from written_pieces p where p.turn_id = t.id) end,
  (select string_agg(concat_ws(' ', a.id, a.xmin), ' ' order by a.position) from answers a where a.turn_id = t.id)
  )), 16) as version
from turns t where t.session_id = $1::uuid and ($2::int is null or t.position < $2::int)
order by t.position desc limit $3::int`;

/** $1 turns, $2 and $3 the versions of ledger and overview that are known: an older one counts as none. */
const turnsStatement = `
select id, question, created_at, ended_at, finding_states, findings_version, evidence::text as evidence,
  case when ledger ->> 'version' = $2 then ledger::text end as ledger,
  case when overview ->> 'version' = $3 then overview::text end as overview
from turns where id = any($1::uuid[])`;

/** Of a running attempt the text as far as it has come, or what stood before it. */
const answersStatement = `
select a.turn_id, a.summary, coalesce(
  (select string_agg(p.text, '' order by p."offset") from written_pieces p
    where p.turn_id = a.turn_id and p.answer_id = a.id and p.attempt = a.attempt and not a.has_ended), a.text) as text
from answers a where a.turn_id = any($1::uuid[]) order by a.turn_id, a.position`;
