import { api } from '../../lib/api.ts';
import { endpoint } from '../../lib/endpoint.ts';

/** Sessions a page. */
const pageSize = 60;

/** One page of the history: the words to search for, and where it begins. */
interface HistoryPage {
  queryArg: string;
  pageParam: string | null;
}

/** What each session was last renamed to here. */
const latestTitle = new Map<string, string>();

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The history, newest first, page by page; with words to search for, those that hold them. */
    sessions: build.infiniteQuery({
      ...endpoint('sessions', ({ queryArg, pageParam }: HistoryPage) => ({
        query: { limit: pageSize, q: queryArg || undefined, cursor: pageParam ?? undefined },
      })),
      infiniteQueryOptions: {
        initialPageParam: null as string | null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      providesTags: ['chatSessions'],
    }),
    renameSession: build.mutation({
      ...endpoint('renameSession', ({ id, title }: { id: string; title: string }) => ({
        params: { id },
        body: { title },
      })),
      invalidatesTags: (_reply, error, { id }) =>
        error ? [] : ['chatSessions', { type: 'chatSession', id }],
      // Until the lists have come again, and where they do not, they have the new title all the same.
      async onQueryStarted({ id }, { dispatch, getState, queryFulfilled }) {
        const reply = await queryFulfilled.catch(() => null);
        if (!reply) return;
        const { title } = reply.data;
        latestTitle.set(id, title);
        const show = () => {
          for (const words of historyApi.util.selectCachedArgsForQuery(getState(), 'sessions'))
            dispatch(
              historyApi.util.updateQueryData('sessions', words, ({ pages }) => {
                for (const session of pages.flatMap(({ sessions }) => sessions))
                  if (session.session_id === id) session.title = title;
              }),
            );
        };
        show();
        // A list that was asked for before comes with the title of before.
        await Promise.allSettled(dispatch(historyApi.util.getRunningQueriesThunk()));
        if (latestTitle.get(id) === title) show();
      },
    }),
    deleteSession: build.mutation({
      ...endpoint('deleteSession', (id: string) => ({ params: { id } })),
      // What is held of it is forgotten, and read again where it is shown.
      invalidatesTags: (_reply, _error, id) => ['chatSessions', { type: 'chatSession', id }],
    }),
  }),
});

export const { useSessionsInfiniteQuery, useRenameSessionMutation } = historyApi;
export const { deleteSession } = historyApi.endpoints;
