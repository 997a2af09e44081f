import type { ReferenceStyle } from '@sextant/contracts';
import { api } from '../../lib/api.ts';
import { endpoint } from '../../lib/endpoint.ts';

/** Which references are asked for. */
interface Wanted {
  turnId: string;
  style: ReferenceStyle;
}

const citationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A turn with the abstracts of its works. `checkedAt` tells one state of its ledger from another. */
    citedTurn: build.query(
      endpoint('turn', ({ turnId }: { turnId: string; checkedAt: string | undefined }) => ({
        params: { id: turnId },
      })),
    ),
    /** Asks the sources again about everything that a finished turn cites. */
    checkCitations: build.mutation(
      endpoint('checkCitations', (turnId: string) => ({ params: { id: turnId }, body: {} })),
    ),
    /** A turn's works as formatted references. */
    turnReferences: build.query(
      endpoint('turnReferences', ({ turnId, style }: Wanted) => ({
        params: { id: turnId },
        query: { style },
      })),
    ),
    /** The same of a session that somebody shares. */
    sharedReferences: build.query(
      endpoint('sharedReferences', ({ turnId, style, token }: Wanted & { token: string }) => ({
        params: { id: turnId, token },
        query: { style },
      })),
    ),
  }),
});

export const {
  useCheckCitationsMutation,
  useCitedTurnQuery,
  useLazySharedReferencesQuery,
  useLazyTurnReferencesQuery,
} = citationsApi;
