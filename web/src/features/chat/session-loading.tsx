import { Skeleton } from '../../ui/skeleton.tsx';

/** Holds the place of a session that is loading. */
export function SessionLoading() {
  return (
    <div role="status" className="answers-place px-4 py-6 sm:px-6">
      <span className="sr-only">Loading the session</span>
      <Skeleton className="mb-6 h-7 w-2/3" />
      <div className="answers-read">
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
