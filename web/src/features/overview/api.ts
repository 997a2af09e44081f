import type { Turn } from '@sextant/contracts';
import { api } from '../../lib/api.ts';

const overviewApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Has the overview of a finished turn made anew by an engine, or by rules. */
    makeOverview: build.mutation<Turn, { turnId: string; engine: string | null }>({
      query: ({ engine, turnId }) => ({
        url: `chat/turns/${turnId}/overview/`,
        method: 'POST',
        body: { engine },
      }),
    }),
  }),
});

export const { useMakeOverviewMutation } = overviewApi;
