import type { Conversation, SessionDetail } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import { useCallback, useEffect } from 'react';
import { useAppDispatch } from '../../lib/store-hooks.ts';
import { isFetchedLate } from '../../lib/turn/live-turns.ts';
import { useReturn } from '../../lib/use-return.ts';
import { refetchLate, refetchSession } from './api.ts';
import { useFollow } from './use-ask.ts';

/** Turns whose stream was begun as they were fetched: one that is fetched again and has not ended is followed again. */
const begun = new WeakSet<Conversation>();

/**
 * Follows each fetched turn that has not ended, or of which something is still made. One that this tab knows to be done
 * with was read while that was being stored: it is read again, unless whoever heard of it does so.
 */
export function followFetched(
  { session_id, conversations }: Pick<SessionDetail, 'session_id' | 'conversations'>,
  follow: ReturnType<typeof useFollow>,
  readAgain: (conversation: Conversation) => void,
): void {
  for (const conversation of conversations) {
    if ((conversation.ended_at && !isPending(conversation.findings)) || begun.has(conversation)) continue;
    begun.add(conversation);
    if (isFetchedLate(conversation)) readAgain(conversation);
    else void follow(session_id, conversation.turn_id);
  }
}

/** Follows what there is to follow of a session: after a reload, in a second tab, after somebody asked elsewhere. */
export function useFollowedTurns({ session_id, conversations }: SessionDetail): void {
  const follow = useFollow();
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      followFetched({ session_id, conversations }, follow, (late) => {
        void dispatch(refetchLate(session_id, late));
      }),
    [conversations, session_id, follow, dispatch],
  );

  // Another tab may have asked meanwhile.
  useReturn(useCallback(() => void dispatch(refetchSession(session_id)), [dispatch, session_id]));
}
