import type { SessionsReply } from '@sextant/contracts';
import type { AuthorizedCall } from '../../lib/authorized-call.ts';
import type { AppDispatch } from '../../lib/store-hooks.ts';
import { refetchSession } from './api.ts';
import { type Draft, hasCome, isSince } from './drafts.ts';

/** Sessions that are looked at: whoever asked a question before this page was loaded has asked few since. */
const limit = 5;

/** The session that a first question has begun of which no page has heard; null where none is known. */
export async function findBegun(
  call: AuthorizedCall,
  dispatch: AppDispatch,
  draft: Draft,
): Promise<string | null> {
  const response = await call('sessions', { query: { limit } });
  if (!response.ok) return null;
  const { sessions } = (await response.json()) as SessionsReply;
  for (const session of sessions.filter((each) => isSince(draft, each))) {
    const { data } = await dispatch(refetchSession(session.session_id));
    if (data && hasCome(draft, data.conversations)) return session.session_id;
  }
  return null;
}
