import type { Turn } from '@sextant/contracts';
import { api } from '../../lib/api.ts';

const citationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A turn with the abstracts of its works. `checkedAt` tells one state of its ledger from another. */
    citedTurn: build.query<Turn, { turnId: string; checkedAt: string | undefined }>({
      query: ({ turnId }) => `chat/turns/${turnId}/`,
    }),
    /** Asks the sources again about everything that a finished turn cites. */
    checkCitations: build.mutation<Turn, { turnId: string }>({
      query: ({ turnId }) => ({ url: `chat/turns/${turnId}/check/`, method: 'POST', body: {} }),
    }),
  }),
});

export const { useCheckCitationsMutation, useCitedTurnQuery } = citationsApi;
