import { Link } from 'react-router';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Holds the place of a session that is loading. */
export function SessionLoading() {
  return (
    <div role="status" className="px-4 py-6 sm:px-6">
      <span className="sr-only">Loading the session</span>
      <Skeleton className="mb-6 h-7 w-2/3" />
      <div className="answer-grid">
        {[1, 2, 3, 4].map((place) => (
          <div key={place} className="space-y-3 rounded-md border border-line bg-surface p-4">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-11/12" />
            <Skeleton className="h-3 w-4/5" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A session that is not there, or is somebody else's. */
export function SessionMissing() {
  return (
    <div className="mx-auto max-w-xl px-4 py-16">
      <title>Session not found · Sextant</title>
      <h1 className="font-serif text-2xl font-semibold">This session is not here</h1>
      <p className="mt-2 text-ink-soft">It may have been deleted, or it belongs to another account.</p>
      <Link to="/dashboard" className={`mt-6 ${buttonClass()}`}>
        Ask a new question
      </Link>
    </div>
  );
}

/** A session that could not be fetched. */
export function SessionUnreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-xl px-4 py-16" role="alert">
      <title>Sextant</title>
      <h1 className="font-serif text-2xl font-semibold">The session could not be loaded</h1>
      <p className="mt-2 text-ink-soft">The server did not answer. Nothing is lost; please try again.</p>
      <Button className="mt-6" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
