import type { CallReply } from '@sextant/contracts/routes/index';
import { api } from '../../lib/api.ts';
import { endpoint } from '../../lib/endpoint.ts';

const ofSession = (id: string) => ({ params: { id } });

export const sharingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The link of one's own session, if there is one. */
    share: build.query(endpoint('share', ofSession)),
    shareSession: build.mutation({
      ...endpoint('shareSession', (id: string) => ({ ...ofSession(id), body: {} })),
      onQueryStarted: hold,
    }),
    unshareSession: build.mutation({ ...endpoint('unshareSession', ofSession), onQueryStarted: hold }),
    /** The link to the example. */
    example: build.query(endpoint<'example', void>('example', () => ({}))),
    /** A session that somebody shares. */
    sharedSession: build.query(endpoint('sharedSession', (token: string) => ({ params: { token } }))),
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
    queryFulfilled: Promise<{ data: CallReply<'share'> }>;
  },
): Promise<void> {
  try {
    const { data } = await queryFulfilled;
    dispatch(sharingApi.util.upsertQueryData('share', id, data));
  } catch {
    // Who pressed is told by the mutation itself.
  }
}

export const {
  useExampleQuery,
  useShareQuery,
  useShareSessionMutation,
  useUnshareSessionMutation,
  useSharedSessionQuery,
} = sharingApi;
