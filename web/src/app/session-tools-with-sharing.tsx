import type { SessionDetail } from '@sextant/contracts';
import { lazy, Suspense, useState } from 'react';
import { SessionTools } from '../features/export/session-tools.tsx';

const ShareDialog = lazy(() => import('../features/sharing/share-dialog.tsx'));

/** The tools of a session; sharing opens a window of its own. */
export function SessionToolsWithSharing({ session }: { session: SessionDetail }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <SessionTools session={session} onShare={() => setSharing(true)} />
      <Suspense>
        {isSharing && <ShareDialog open sessionId={session.session_id} onOpenChange={setSharing} />}
      </Suspense>
    </>
  );
}
