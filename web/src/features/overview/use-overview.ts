import type { LedgerRow } from '@sextant/contracts';
import { useMemo } from 'react';
import type { ShownTurn } from '../../lib/turn/merge-turn.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';

export interface OverviewTurn extends ShownTurn {
  /** Works that the answers cite, by the ids that the overview names them by. */
  rows: ReadonlyMap<string, LedgerRow>;
}

/** A turn with the works that its overview speaks of. */
export function useOverview(turnId: string): OverviewTurn {
  const turn = useTurn(turnId);
  const rows = useMemo(() => new Map(turn.ledger?.rows.map((row) => [row.id, row])), [turn.ledger]);
  return { ...turn, rows };
}
