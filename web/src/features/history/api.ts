import type { SessionListItem, SessionsReply } from '@sextant/contracts';
import { api } from '../../lib/api.ts';

/** Sessions a page. */
const pageSize = 60;

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The history, newest first, page by page; with words to search for, those that hold them. */
    sessions: build.infiniteQuery<SessionsReply, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({
        url: 'chat/sessions/',
        params: {
          limit: pageSize,
          ...(queryArg && { q: queryArg }),
          ...(pageParam && { cursor: pageParam }),
        },
      }),
      providesTags: ['chatSessions'],
    }),
    renameSession: build.mutation<SessionListItem, { id: string; title: string }>({
      query: ({ id, title }) => ({ url: `chat/sessions/${id}/`, method: 'PATCH', body: { title } }),
      invalidatesTags: ['chatSessions'],
    }),
    deleteSession: build.mutation<void, string>({
      query: (id) => ({ url: `chat/sessions/${id}/`, method: 'DELETE' }),
      invalidatesTags: ['chatSessions'],
    }),
  }),
});

export const { useSessionsInfiniteQuery, useRenameSessionMutation } = historyApi;
export const { deleteSession } = historyApi.endpoints;
