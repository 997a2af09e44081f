import type { AnswerSummary, Conversation } from '@sextant/contracts';
import { useCallback } from 'react';
import { isFollowing, readLiveAnswer } from '../../lib/answer-stream-store.ts';
import { errorText } from '../../lib/server-error.ts';
import { toast } from '../../ui/toast.ts';
import { useRetryEngineMutation, useStopTurnMutation } from './api.ts';
import { useSessionId } from './session-context.ts';
import { storedText } from './turn-answers.ts';
import { useFollow } from './use-ask.ts';

/** What can be done with one answer. */
export function useAnswerActions(conversation: Conversation, { engine, label }: AnswerSummary) {
  const sessionId = useSessionId();
  const follow = useFollow();
  const [stopTurn] = useStopTurnMutation();
  const [retryEngine] = useRetryEngineMutation();
  const turnId = conversation.turn_id;

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
    const text = readLiveAnswer(turnId, engine)?.text ?? storedText(conversation, engine);
    try {
      await navigator.clipboard.writeText(text);
      toast.success(`Answer of ${label} copied`);
    } catch {
      toast.error('The browser did not allow copying.');
    }
  }, [conversation, turnId, engine, label]);

  return { stop, retry, copy };
}
