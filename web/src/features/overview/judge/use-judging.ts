import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { useReadOnly } from '../../../lib/read-only.ts';
import { useAppDispatch } from '../../../lib/store-hooks.ts';
import { isBeingJudged } from '../../../lib/turn/is-unfinished.ts';
import { receiveTurn } from '../../../lib/turn/live-turns.ts';
import { useJudgedTurnQuery } from '../api.ts';
import type { OverviewTurn } from '../use-overview.ts';

const pollMs = 3_000;

/** Looks after a turn that has ended until its judge has spoken: its own stream is over by then. */
export function useJudging({ hasEnded, overview, turnId }: OverviewTurn): void {
  const isReadOnly = useReadOnly();
  const isAwaited = hasEnded && !isReadOnly && overview !== null && isBeingJudged(overview);
  const { currentData } = useJudgedTurnQuery(turnId, { skip: !isAwaited, pollingInterval: pollMs });
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!isAwaited || !currentData?.overview || currentData.overview.made_at <= overview.made_at) return;
    receiveTurn(currentData);
    // The history counts a judge's verdicts, too.
    dispatch(api.util.invalidateTags(['chatSessions']));
  }, [currentData, dispatch, isAwaited, overview]);
}
