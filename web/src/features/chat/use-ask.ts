import { useCallback } from 'react';
import { useAppDispatch, useAuthorizedCall } from '../../lib/store-hooks.ts';
import { followTurn } from '../../lib/turn/live-turns.ts';
import { useStreamOf } from '../../lib/turn/open-stream.ts';
import { invalidateSessions, refetchSession, sessionBegun, turnBegun } from './api.ts';
import { type AskedQuestion, askQuestion } from './ask-question.ts';
import type { WholeReply } from './read-whole-reply.ts';

/**
 * Reads a turn to its end, over as many connections as it takes, and then fetches its session and the history again: also
 * where the turn is gone, and most likely the session with it.
 */
export function useFollow(): (
  sessionId: string,
  turnId: string,
  first?: AskedQuestion['events'],
) => Promise<void> {
  const streamOf = useStreamOf();
  const dispatch = useAppDispatch();
  return useCallback(
    async (sessionId, turnId, first) => {
      if (!(await followTurn(turnId, streamOf(turnId), first))) return;
      await dispatch(refetchSession(sessionId));
      dispatch(invalidateSessions());
    },
    [streamOf, dispatch],
  );
}

interface Question {
  text: string;
  sessionId?: string;
  idempotencyKey: string;
}

/** All answers came at once; `isKept` says that the session, fetched again, ends with them. */
type AnsweredAtOnce = WholeReply & { isKept: boolean };

/**
 * Asks a question; resolves once the server has stored it, and goes on reading its answers whatever page is shown.
 * Throws `QuestionFailedError`.
 */
export function useAsk(): (question: Question) => Promise<AskedQuestion | AnsweredAtOnce> {
  const call = useAuthorizedCall();
  const dispatch = useAppDispatch();
  const follow = useFollow();
  return useCallback(
    async (question) => {
      const asked = await askQuestion(call, question);
      if (!('turnId' in asked)) {
        const id = asked.session_id ?? question.sessionId;
        const { data } = id ? await dispatch(refetchSession(id)) : {};
        dispatch(invalidateSessions());
        const asks = (text: string) => text.trim() === question.text.trim();
        const isKept = data?.conversations.at(-1)?.messages.some(({ content }) => asks(content)) ?? false;
        return { ...asked, isKept };
      }
      const { sessionId, turnId, events } = asked;
      void follow(sessionId, turnId, events);
      if (question.sessionId) dispatch(turnBegun(sessionId, turnId, question.text));
      else await dispatch(sessionBegun(sessionId, turnId, question.text));
      dispatch(invalidateSessions());
      return asked;
    },
    [call, dispatch, follow],
  );
}
