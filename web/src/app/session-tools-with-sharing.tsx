import type { SessionDetail } from '@sextant/contracts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.tsx';

const SessionTools = lazyPart(async () => ({
  default: (await import('../features/export/session-tools.tsx')).SessionTools,
}));
const ShareDialog = lazyPart(() => import('../features/sharing/share-dialog.tsx'));

/** The tools of a session; sharing opens a window of its own. */
export function SessionToolsWithSharing({ session }: { session: SessionDetail }) {
  const [isSharing, setSharing] = useState(false);
  return (
    <>
      <Suspense fallback={<span className="size-9" />}>
        <SessionTools session={session} onShare={() => setSharing(true)} />
      </Suspense>
      <Suspense>
        {isSharing && <ShareDialog open sessionId={session.session_id} onOpenChange={setSharing} />}
      </Suspense>
    </>
  );
}
