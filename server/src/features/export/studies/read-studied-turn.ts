import { type Ledger, ledgerOfTexts, type Overview, overviewOfTexts } from '@sextant/contracts';
import { shownText } from '../../../answers/turns/turn-store.ts';
import type { Database } from '../../../platform/db/client.ts';
import { asc, eq } from '../../../platform/db/orm.ts';
import { answers, turns } from '../../../platform/db/schema.ts';

/** What the table of a turn's studies is written from. */
export interface StudiedTurn {
  question: string;
  ledger: Ledger | null;
  overview: Overview | null;
  /** What each engine was called when it was asked. */
  labels: ReadonlyMap<string, string>;
}

/** A turn with its studies; null when it has been deleted. Who may read it must have been checked. */
export async function readStudiedTurn(database: Database, turnId: string): Promise<StudiedTurn | null> {
  const [turn] = await database
    .select({ question: turns.question, ledger: turns.ledger, overview: turns.overview })
    .from(turns)
    .where(eq(turns.id, turnId));
  if (!turn) return null;
  const asked = await database
    .select({ engine: answers.engine, summary: answers.summary, text: shownText })
    .from(answers)
    .where(eq(answers.turnId, turnId))
    .orderBy(asc(answers.position));
  const textOf = (engine: string) => asked.find((answer) => answer.engine === engine)?.text ?? '';
  const { ledger, overview, question } = turn;
  return {
    question,
    ledger: ledger && ledgerOfTexts(ledger, textOf),
    overview: overview && overviewOfTexts(overview, textOf),
    labels: new Map(asked.map(({ engine, summary }) => [engine, summary.label])),
  };
}
