import type { Database } from '../platform/db/client.ts';

interface StoredAnswer {
  engine: string;
  text: string;
  crashes: number;
  has_ended: boolean;
}

/** What the database has of each answer of a turn, with the pieces of those that are still being written. */
export async function storedAnswers(
  database: Database,
  turnId: string,
): Promise<Record<string, StoredAnswer>> {
  const { rows } = await database.$client.query<StoredAnswer>(
    `select a.engine, a.crashes, a.has_ended, coalesce(string_agg(p.text, '' order by p."offset"), a.text) as text
       from answers a left join written_pieces p on p.turn_id = a.turn_id and p.answer_id = a.id and p.attempt = a.attempt and not a.has_ended
      where a.turn_id = $1 group by a.id`,
    [turnId],
  );
  return Object.fromEntries(rows.map((row) => [row.engine, row]));
}
