import type { Turn } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import { useCallback } from 'react';
import { api } from '../api.ts';
import { useAppDispatch } from '../store-hooks.ts';
import { followTurn, receiveTurn } from './live-turns.ts';
import { useStreamOf } from './open-stream.ts';

/**
 * Takes in a turn as the server has just told it, and follows it where something is still made of it: its session and the
 * history are out of date then.
 */
export function useTakeTurn(): (turn: Turn) => void {
  const streamOf = useStreamOf();
  const dispatch = useAppDispatch();
  return useCallback(
    async (turn) => {
      const { findings, session_id, turn_id: id } = turn;
      receiveTurn(turn);
      if (isPending(findings) && (await followTurn(id, streamOf(id))))
        dispatch(api.util.invalidateTags(['chatSessions', { type: 'chatSession', id: session_id }]));
    },
    [streamOf, dispatch],
  );
}
