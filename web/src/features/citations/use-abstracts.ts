import { useEffect } from 'react';
import { receiveTurn } from '../../lib/turn/live-turns.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { useCitedTurnQuery } from './api.ts';

/** `loading`: they are on their way. `failed`: they could not be fetched. */
export type AbstractsState = 'there' | 'loading' | 'failed';

/** Fetches the abstracts of a turn's works where they were left out; `useTurn` has them then. */
export function useAbstracts(turnId: string): AbstractsState {
  const { hasAbstracts, ledger } = useTurn(turnId);
  const asked = { turnId, checkedAt: ledger?.checked_at };
  const { currentData, isError } = useCitedTurnQuery(asked, { skip: hasAbstracts });
  useEffect(() => {
    if (currentData && !hasAbstracts) receiveTurn(currentData);
  }, [currentData, hasAbstracts]);
  if (hasAbstracts || currentData) return 'there';
  return isError ? 'failed' : 'loading';
}
