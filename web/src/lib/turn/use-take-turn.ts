import type { Turn } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import { useCallback } from 'react';
import { followTurn, receiveTurn } from './live-turns.ts';
import { useStreamOf } from './open-stream.ts';

/** Takes in a turn as the server has just told it, and follows it where something is still made of it. */
export function useTakeTurn(): (turn: Turn) => void {
  const streamOf = useStreamOf();
  return useCallback(
    (turn) => {
      const { findings, turn_id: id } = turn;
      receiveTurn(turn);
      if (isPending(findings)) void followTurn(id, streamOf(id));
    },
    [streamOf],
  );
}
