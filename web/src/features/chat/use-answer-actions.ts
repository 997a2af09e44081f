import type { AnswerSummary } from '@sextant/contracts';
import { useCallback } from 'react';
import { errorText } from '../../lib/server-error.ts';
import { isFollowing } from '../../lib/turn/live-turns.ts';
import { useTextReader } from '../../lib/turn/use-turn.ts';
import { toast } from '../../ui/toast.ts';
import { useRetryEngineMutation, useStopTurnMutation } from './api.ts';
import { useSessionId } from './session-context.ts';
import { useFollow } from './use-ask.ts';

/** What can be done with one answer. */
export function useAnswerActions(turnId: string, { engine, label }: AnswerSummary) {
  const sessionId = useSessionId();
  const follow = useFollow();
  const [stopTurn] = useStopTurnMutation();
  const [retryEngine] = useRetryEngineMutation();
  const readText = useTextReader(turnId, engine);

  const stop = useCallback(async () => {
    const { error } = await stopTurn({ turnId, engine });
    if (error) toast.error(errorText(error, `${label} could not be stopped. Please try again.`));
  }, [stopTurn, turnId, engine, label]);

  const retry = useCallback(async () => {
    const { error } = await retryEngine({ turnId, engine });
    if (error) toast.error(errorText(error, `${label} could not be asked again. Please try again.`));
    else if (!isFollowing(turnId)) void follow(sessionId, turnId);
  }, [retryEngine, follow, sessionId, turnId, engine, label]);

  const copy = useCallback(async () => {
    try {
      await navigator.clipboard.writeText(readText());
      toast.success(`Answer of ${label} copied`);
    } catch {
      toast.error('The browser did not allow copying.');
    }
  }, [readText, label]);

  return { stop, retry, copy };
}
