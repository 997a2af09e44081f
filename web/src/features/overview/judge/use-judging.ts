import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { useReadOnly } from '../../../lib/read-only.ts';
import { useAppDispatch } from '../../../lib/store-hooks.ts';
import { isBeingJudged } from '../../../lib/turn/is-unfinished.ts';
import { useTakeTurn } from '../../../lib/turn/use-take-turn.ts';
import { useJudgedTurnQuery } from '../api.ts';
import type { OverviewTurn } from '../use-overview.ts';

const pollMs = 3_000;

/** Looks after a turn that has ended until its judge has spoken: its own stream is over by then. */
export function useJudging(turn: OverviewTurn): void {
  const { findings, hasEnded, turnId } = turn;
  const isReadOnly = useReadOnly();
  const isAwaited = hasEnded && !isReadOnly && isBeingJudged(turn);
  const version = findings?.version ?? 0;
  const { currentData } = useJudgedTurnQuery(turnId, { skip: !isAwaited, pollingInterval: pollMs });
  const dispatch = useAppDispatch();
  const take = useTakeTurn();
  useEffect(() => {
    if (!isAwaited || !currentData || currentData.findings.version <= version) return;
    take(currentData);
    // The history counts a judge's verdicts, too.
    dispatch(api.util.invalidateTags(['chatSessions']));
  }, [currentData, dispatch, isAwaited, take, version]);
}
