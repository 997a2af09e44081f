import { useMemo } from 'react';
import type { ShownTurn } from '../../lib/turn/merge-turn.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { type CitedWork, citedWorks } from './model/cited-works.ts';

export interface CitedTurn extends ShownTurn {
  works: CitedWork[];
}

/** A turn with all that it found and cites. */
export function useCitedTurn(turnId: string): CitedTurn {
  const turn = useTurn(turnId);
  const { evidence, ledger, hasEnded } = turn;
  const works = useMemo(() => citedWorks(evidence, ledger, hasEnded), [evidence, ledger, hasEnded]);
  return { ...turn, works };
}
