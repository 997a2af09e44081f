import { ledgerOfTexts } from '@sextant/contracts';
import { readShownTexts } from '../../../answers/turns/session-turns.ts';
import type { Database } from '../../../platform/db/client.ts';
import { eq } from '../../../platform/db/orm.ts';
import { turns } from '../../../platform/db/schema.ts';
import type { CitedTurn } from './write-references.ts';

/** What a turn found and cites; null when it has been deleted. Who may read it must have been checked. */
export async function readCitedTurn(database: Database, turnId: string): Promise<CitedTurn | null> {
  const [turn] = await database
    .select({ evidence: turns.evidence, ledger: turns.ledger })
    .from(turns)
    .where(eq(turns.id, turnId));
  if (!turn?.ledger) return turn ?? null;
  const textsOf = await readShownTexts(database, [turnId]);
  return { ...turn, ledger: ledgerOfTexts(turn.ledger, textsOf(turnId)) };
}
