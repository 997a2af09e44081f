import type { AnswerSummary } from '@sextant/contracts';
import { errorText } from '../../lib/server-error.ts';
import { useAppDispatch } from '../../lib/store-hooks.ts';
import { useTextReader } from '../../lib/turn/use-turn.ts';
import { toast } from '../../ui/toast.ts';
import { refetchSession, useRetryEngineMutation, useStopTurnMutation } from './api.ts';
import { useSessionId } from './session-context.ts';
import { useFollow } from './use-ask.ts';

/** Whom a request to ask again is under way for: a second press before its reply is none of its own. */
const underWay = new Set<string>();

/** Asks an engine again for the answer that is shown, and follows what it writes. */
export function useRetry(turnId: string) {
  const sessionId = useSessionId();
  const follow = useFollow();
  const dispatch = useAppDispatch();
  const [retryEngine] = useRetryEngineMutation();
  return async ({ attempt, engine, label }: Pick<AnswerSummary, 'attempt' | 'engine' | 'label'>) => {
    const key = `${turnId} ${engine}`;
    if (underWay.has(key)) return;
    underWay.add(key);
    const { error } = await retryEngine({ turnId, engine, attempt }).finally(() => underWay.delete(key));
    if (!error) return void follow(sessionId, turnId);
    toast.error(errorText(error, `${label} could not be asked again. Please try again.`));
    // Another window may have asked it: what it writes, or has written, is in the session.
    void dispatch(refetchSession(sessionId));
  };
}

/** What can be done with one answer. */
export function useAnswerActions(turnId: string, answer: AnswerSummary) {
  const { engine, label } = answer;
  const [stopTurn] = useStopTurnMutation();
  const retryOne = useRetry(turnId);
  const readText = useTextReader(turnId, engine);

  async function stop() {
    const { error } = await stopTurn({ turnId, engine });
    if (error) toast.error(errorText(error, `${label} could not be stopped. Please try again.`));
  }

  const retry = () => retryOne(answer);

  async function copy() {
    try {
      await navigator.clipboard.writeText(readText());
      toast.success(`Answer of ${label} copied`);
    } catch {
      toast.error('The browser did not allow copying.');
    }
  }

  return { stop, retry, copy };
}
