import type { SessionListItem } from '@sextant/contracts';
import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { useAppDispatch } from '../../lib/store-hooks.ts';
import { useReturn } from '../../lib/use-return.ts';
import { Button } from '../../ui/button.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSessionsInfiniteQuery } from './api.ts';
import { groupSessions } from './groups.ts';
import { HistoryItem } from './history-item.tsx';
import { usePendingDeletions } from './pending-deletions.ts';
import { useDeleteSession, useLeftDeletions } from './use-delete-session.tsx';
import { useNow } from './use-now.ts';

const itemsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-history-item]')];

/** Up, Down, Home and End go from session to session. */
function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const items = itemsIn(event.currentTarget);
  const place = items.findIndex((item) => item.matches(':focus'));
  if (place < 0) return;
  const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: items.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}

/** Stands where the sessions will be. */
function Loading() {
  return (
    <div className="flex justify-center py-8 text-ink-faint">
      <Spinner label="Loading the chat history" className="size-5" />
    </div>
  );
}

/** The sessions in their groups, or those that hold the words searched for. */
export function HistoryList({ search }: { search: string }) {
  const { data, currentData, isLoading, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useSessionsInfiniteQuery(search);
  const deleted = usePendingDeletions();
  useLeftDeletions();
  const deleteSession = useDeleteSession();
  const now = useNow();
  const dispatch = useAppDispatch();
  // Another tab may have asked, renamed or deleted meanwhile.
  useReturn(useCallback(() => void dispatch(api.util.invalidateTags(['chatSessions'])), [dispatch]));
  const list = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);

  // The focus goes with the session that is deleted: it moves on to the next one, or the one before.
  const nextFocus = useRef<HTMLElement>(undefined);
  const onDelete = useCallback(
    (session: SessionListItem) => {
      const items = list.current ? itemsIn(list.current) : [];
      const place = items.findIndex(({ dataset }) => dataset.historyItem === session.session_id);
      nextFocus.current = items[place + 1] ?? items[place - 1];
      deleteSession(session);
    },
    [deleteSession],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is gone once it is among the deleted.
  useEffect(() => {
    nextFocus.current?.focus();
    nextFocus.current = undefined;
  }, [deleted]);

  useEffect(() => {
    if (!hasNextPage || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, fetchNextPage]);

  if (isLoading) return <Loading />;
  // What is held is of the words before, where the list for these could not be had, and while it is asked for again.
  if (error && !currentData)
    return (
      <LoadFailure className="px-3 py-4" onTryAgain={() => void refetch()}>
        The history could not be loaded.
      </LoadFailure>
    );
  const sessions = (data?.pages ?? [])
    .flatMap((page) => page.sessions)
    .filter(({ session_id }) => !deleted.has(session_id));
  // That the words before were found nowhere says nothing of these.
  if (sessions.length === 0 && !currentData) return <Loading />;
  if (sessions.length === 0 && !hasNextPage)
    return <p className="px-3 py-4 text-ink-faint">{search ? 'Nothing found' : 'No chat history found'}</p>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hands keys on between the links inside.
    <div ref={list} onKeyDown={onKeyDown}>
      {groupSessions(sessions, now).map((group) => (
        <section key={group.title} aria-label={group.title} className="mb-3">
          <h2 className="px-2.5 py-1 text-xs font-medium text-ink-faint">{group.title}</h2>
          <ul>
            {group.sessions.map((session) => (
              <HistoryItem
                key={session.session_id}
                session={session}
                search={search}
                now={now}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <div ref={end} className="flex justify-center py-3 text-ink-faint">
          {isFetchingNextPage ? (
            <Spinner label="Loading more" />
          ) : (
            <Button variant="quiet" size="sm" onClick={() => void fetchNextPage()}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
