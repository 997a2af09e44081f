import type { Conversation, SessionDetail } from '@sextant/contracts';
import { isPending } from '@sextant/contracts/finding-kinds';
import { useEffect } from 'react';
import { useAppDispatch } from '../../lib/store-hooks.ts';
import { isFetchedLate } from '../../lib/turn/live-turns.ts';
import { refetchSession } from './api.ts';
import { useFollow } from './use-ask.ts';

/** Turns whose stream was begun as they were fetched: one that is fetched again and has not ended is followed again. */
const begun = new WeakSet<Conversation>();

/** Follows every turn of a session that has not ended, or of which something is still made: after a reload, in a second tab, after somebody asked elsewhere. */
export function useFollowedTurns({ session_id, conversations }: SessionDetail): void {
  const follow = useFollow();
  const dispatch = useAppDispatch();
  useEffect(() => {
    for (const conversation of conversations) {
      if ((conversation.ended_at && !isPending(conversation.findings)) || begun.has(conversation)) continue;
      begun.add(conversation);
      if (!isFetchedLate(conversation)) void follow(session_id, conversation.turn_id);
    }
  }, [conversations, session_id, follow]);

  useEffect(() => {
    // Another tab may have asked meanwhile.
    const look = () => {
      if (document.visibilityState === 'visible') void dispatch(refetchSession(session_id));
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [dispatch, session_id]);
}
