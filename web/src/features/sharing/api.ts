import type { SharedSession } from '@sextant/contracts';
import { api } from '../../lib/api.ts';

const sharePath = (id: string) => `chat/sessions/${encodeURIComponent(id)}/share/`;

const sharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The link of one's own session, if there is one. */
    share: build.query<{ token: string | null }, string>({ query: sharePath }),
    shareSession: build.mutation<{ token: string | null }, string>({
      query: (id) => ({ url: sharePath(id), method: 'POST', body: {} }),
      onQueryStarted: hold,
    }),
    unshareSession: build.mutation<{ token: string | null }, string>({
      query: (id) => ({ url: sharePath(id), method: 'DELETE' }),
      onQueryStarted: hold,
    }),
    /** A session that somebody shares. */
    sharedSession: build.query<SharedSession, string>({
      query: (token) => `shared/${encodeURIComponent(token)}/`,
    }),
  }),
});

/** What the server answers is the link as it is now. */
async function hold(
  id: string,
  {
    dispatch,
    queryFulfilled,
  }: {
    // biome-ignore lint/suspicious/noExplicitAny: the store's own type is not known here, and what it returns is not used.
    dispatch: (action: any) => unknown;
    queryFulfilled: Promise<{ data: { token: string | null } }>;
  },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(sharingApi.util.upsertQueryData('share', id, data));
  } catch {
    // Who pressed is told by the mutation itself.
  }
}

export const { useShareQuery, useShareSessionMutation, useUnshareSessionMutation, useSharedSessionQuery } =
  sharingApi;
