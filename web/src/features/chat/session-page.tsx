import { Suspense } from 'react';
import { useParams } from 'react-router';
import { StoredTurns } from '../../lib/turn/stored-turns.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSessionQuery } from './api.ts';
import { SessionIdContext } from './session-context.ts';
import { SessionLoading } from './session-loading.tsx';
import { SessionUnreachable } from './session-unreachable.tsx';
import { SessionView } from './session-view.tsx';

const SessionMissing = lazyPart(() => import('./session-missing.tsx'));

function Session({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useSessionQuery({ id }, { refetchOnMountOrArgChange: true });
  // It may have been deleted since it was read. Whatever else keeps it from being read again, what was read stands.
  if (error && 'status' in error && (error.status === 404 || error.status === 400))
    return (
      <Suspense fallback={<SessionLoading />}>
        <SessionMissing />
      </Suspense>
    );
  if (data)
    return (
      <StoredTurns conversations={data.conversations}>
        <SessionView session={data} />
      </StoredTurns>
    );
  if (error && !isFetching) return <SessionUnreachable onRetry={refetch} />;
  return <SessionLoading />;
}

/** The page of one session: its questions and answers, and the next question. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <SessionIdContext value={id}>
      {/* A draft, a scroll position and a question on its way belong to one session: another one starts over. */}
      <Session key={id} id={id} />
    </SessionIdContext>
  );
}
