import type { CitationFormat, ReferenceStyle } from '@sextant/contracts';
import { fetchCall } from '../../../lib/call.ts';
import { useShareToken } from '../../../lib/read-only.ts';
import { saveReply } from '../../../lib/save-file.ts';
import { useAuthorizedCall } from '../../../lib/store-hooks.ts';
import { useLazySharedReferencesQuery, useLazyTurnReferencesQuery } from '../api.ts';

/** What the server makes of a turn's citations; of a shared session, by its link. */
export function useCitationExport(turnId: string) {
  const token = useShareToken();
  const call = useAuthorizedCall();
  const [readOwn] = useLazyTurnReferencesQuery();
  const [readShared] = useLazySharedReferencesQuery();
  return {
    readReferences: (style: ReferenceStyle) =>
      (token === null ? readOwn({ turnId, style }) : readShared({ turnId, style, token })).unwrap(),
    saveCitations: async (format: CitationFormat) => {
      const query = { format };
      const reply =
        token === null
          ? await call('turnCitations', { params: { id: turnId }, query })
          : await fetchCall('sharedCitations', { params: { id: turnId, token }, query });
      await saveReply(reply, `citations.${format}`);
    },
  };
}
