import { useEffect } from 'react';
import { useTakeTurn } from '../../lib/turn/use-take-turn.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { useCitedTurnQuery } from './api.ts';

/** `loading`: they are on their way. `failed`: they could not be fetched. */
export type AbstractsState = 'there' | 'loading' | 'failed';

/** Fetches the abstracts of a turn's works where they were left out; `useTurn` has them then. */
export function useAbstracts(turnId: string): AbstractsState {
  const { hasAbstracts, ledger } = useTurn(turnId);
  const asked = { turnId, checkedAt: ledger?.checked_at };
  const { currentData, isError } = useCitedTurnQuery(asked, { skip: hasAbstracts });
  const take = useTakeTurn();
  useEffect(() => {
    if (currentData && !hasAbstracts) take(currentData);
  }, [currentData, hasAbstracts, take]);
  if (hasAbstracts || currentData) return 'there';
  return isError ? 'failed' : 'loading';
}
