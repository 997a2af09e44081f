import type { AnswerSummary } from '@sextant/contracts';
import { errorText } from '../../lib/server-error.ts';
import { useTextReader } from '../../lib/turn/use-turn.ts';
import { toast } from '../../ui/toast.ts';
import { useRetryEngineMutation, useStopTurnMutation } from './api.ts';
import { useSessionId } from './session-context.ts';
import { useFollow } from './use-ask.ts';

/** Whom a request to ask again is under way for: a second press before its reply is none of its own. */
const underWay = new Set<string>();

/** Asks an engine again, and follows what it writes. */
export function useRetry(turnId: string) {
  const sessionId = useSessionId();
  const follow = useFollow();
  const [retryEngine] = useRetryEngineMutation();
  return async (engine: string, label: string) => {
    const key = `${turnId} ${engine}`;
    if (underWay.has(key)) return;
    underWay.add(key);
    const { error } = await retryEngine({ turnId, engine }).finally(() => underWay.delete(key));
    if (error) toast.error(errorText(error, `${label} could not be asked again. Please try again.`));
    else void follow(sessionId, turnId);
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
