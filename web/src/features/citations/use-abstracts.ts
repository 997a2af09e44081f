import type { Conversation } from '@sextant/contracts';
import { useMemo } from 'react';
import { useLiveTurn } from '../../lib/answer-stream-hooks.ts';
import { useCitedTurnQuery } from './api.ts';

/** `loading`: they are on their way. `failed`: they could not be fetched. */
export type AbstractsState = 'there' | 'loading' | 'failed';

/** A turn with the abstracts of its works, fetched where they were left out. */
export function useAbstracts(conversation: Conversation): { turn: Conversation; state: AbstractsState } {
  const { abstracts, ledger, turn_id: turnId } = conversation;
  const live = useLiveTurn(turnId);
  // What streamed has them, unless the turn has been checked elsewhere since.
  const isKnown =
    live?.evidence !== undefined && (live.ledger?.checked_at ?? '') >= (ledger?.checked_at ?? '');
  const skip = abstracts === 'included' || isKnown;
  const { data, isError } = useCitedTurnQuery({ turnId, checkedAt: ledger?.checked_at }, { skip });
  const turn = useMemo<Conversation>(
    () =>
      data && !skip
        ? { ...conversation, evidence: data.evidence, ledger: data.ledger, abstracts: 'included' }
        : conversation,
    [conversation, data, skip],
  );
  if (skip || data) return { turn, state: 'there' };
  return { turn, state: isError ? 'failed' : 'loading' };
}
