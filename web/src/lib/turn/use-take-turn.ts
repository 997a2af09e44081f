import type { Turn } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import { useCallback } from 'react';
import { useAuthorizedCall } from '../store-hooks.ts';
import { followTurn, isFollowing, receiveTurn } from './live-turns.ts';

/** Takes in a turn as the server has just told it, and follows it where something is still made of it. */
export function useTakeTurn(): (turn: Turn) => void {
  const call = useAuthorizedCall();
  return useCallback(
    (turn) => {
      const { findings, turn_id: id } = turn;
      receiveTurn(turn);
      if (isPending(findings) && !isFollowing(id))
        void followTurn(id, (signal) =>
          call('turnEvents', { params: { id } }, { accept: 'text/event-stream', signal }),
        );
    },
    [call],
  );
}
