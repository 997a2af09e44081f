import { useMemo } from 'react';
import type { ShownTurn } from '../../lib/turn/merge-turn.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { type CitedWork, citedWorks } from './model/cited-works.ts';

export interface CitedTurn extends ShownTurn {
  works: CitedWork[];
  /** Whether its ledger is the last one: before, no one knows what will not be cited. */
  isChecked: boolean;
}

/** A turn with all that it found and cites. */
export function useCitedTurn(turnId: string): CitedTurn {
  const turn = useTurn(turnId);
  const { evidence, findings, hasEnded, ledger } = turn;
  const isChecked = hasEnded && findings?.ledger.state !== 'pending';
  const works = useMemo(() => citedWorks(evidence, ledger, isChecked), [evidence, ledger, isChecked]);
  return { ...turn, works, isChecked };
}
