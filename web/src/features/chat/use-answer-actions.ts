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

/** Asks an engine again, and follows what it writes. */
export function useRetry(turnId: string) {
  const sessionId = useSessionId();
  const follow = useFollow();
  const dispatch = useAppDispatch();
  const [retryEngine] = useRetryEngineMutation();
  return async (engine: string, label: string) => {
    const key = `${turnId} ${engine}`;
    if (underWay.has(key)) return;
    underWay.add(key);
    const { error } = await retryEngine({ turnId, engine }).finally(() => underWay.delete(key));
    if (!error) return void follow(sessionId, turnId);
    toast.error(errorText(error, `${label} could not be asked again. Please try again.`));
    // It may be at work already, asked in another window: what the session says is followed.
    void dispatch(refetchSession(sessionId));
  };
}

/** What can be done with one answer. */
export function useAnswerActions(turnId: string, { engine, label }: AnswerSummary) {
  const [stopTurn] = useStopTurnMutation();
  const retryOne = useRetry(turnId);
  const readText = useTextReader(turnId, engine);

  async function stop() {
    const { error } = await stopTurn({ turnId, engine });
    if (error) toast.error(errorText(error, `${label} could not be stopped. Please try again.`));
  }

  const retry = () => retryOne(engine, label);

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
