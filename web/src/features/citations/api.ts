import type { Turn } from '@sextant/contracts';
import { api } from '../../lib/api.ts';

const citationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Asks the sources again about everything that a finished turn cites. */
    checkCitations: build.mutation<Turn, { turnId: string }>({
      query: ({ turnId }) => ({ url: `chat/turns/${turnId}/check/`, method: 'POST', body: {} }),
    }),
  }),
});

export const { useCheckCitationsMutation } = citationsApi;
