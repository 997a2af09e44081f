import { pages } from '@sextant/contracts/pages';
import { useLocation } from 'react-router';
import { Logo } from '../ui/logo.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Holds the places of a chat's answers and composer while its code is on the way; they come where these are. */
export function ChatSkeleton() {
  return (
    <div role="status" className="flex grow flex-col">
      <span className="sr-only">Loading</span>
      <div className="grow" />
      <div className="sticky bottom-0 shrink-0 px-3 pt-2 pb-1 sm:px-6">
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
    <div className="flex min-h-dvh flex-col">
      <div className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-surface px-3">
        {/* The history's button stands here. */}
        <span className="size-9" />
        <span className="inline-flex px-1">
          <Logo />
        </span>
        <Skeleton className="ml-auto size-9 rounded-full" />
      </div>
      <div className="flex grow">
        <div className="hidden w-72 shrink-0 space-y-2 border-r border-line bg-surface p-3 lg:block">
          <Skeleton className="h-10 rounded-md" />
          <Skeleton className="h-9 rounded-md" />
        </div>
        <div className="flex min-w-0 grow flex-col">
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
