import { pages } from '@sextant/contracts/pages';
import { useLocation } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Holds the places of a chat's bar, answers and composer while its code is on the way; they come where these are. */
export function ChatSkeleton() {
  return (
    <div role="status" className="flex h-full min-h-0 flex-col">
      <span className="sr-only">Loading</span>
      <div className="flex min-h-12 shrink-0 items-center border-b border-line px-4 sm:px-6">
        <Skeleton className="h-4 w-48" />
      </div>
      <div className="min-h-0 grow" />
      <div className="shrink-0 px-3 pt-2 pb-1 sm:px-6">
        <div className="mx-auto w-full max-w-4xl">
          <div
            data-skeleton="composer"
            className="rounded-lg border border-line-strong bg-surface py-1.5 shadow-raised"
          >
            <div className="min-h-10" />
          </div>
          <div className="min-h-6" />
        </div>
      </div>
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <div className="flex h-dvh flex-col">
      <div className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3">
        {/* Below 64rem the history's button stands here. */}
        <span className="size-9 lg:hidden" />
        <span className="inline-flex px-1">
          <Logo />
        </span>
        <Skeleton className="ml-auto size-9 rounded-full" />
      </div>
      <div className="flex min-h-0 grow">
        <div className="hidden w-72 shrink-0 space-y-2 border-r border-line bg-surface p-3 lg:block">
          <Skeleton className="h-10 rounded-md" />
          <Skeleton className="h-9 rounded-md" />
        </div>
        <div className="min-w-0 grow">
          <ChatSkeleton />
        </div>
      </div>
    </div>
  );
}

/** What is shown while the code of a screen is on the way. */
export function RouteSkeleton() {
  const { pathname } = useLocation();
  return pathname.startsWith(pages.dashboard) ? <DashboardSkeleton /> : null;
}
