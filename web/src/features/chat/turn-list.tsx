import type { SessionDetail } from '@sextant/contracts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../lib/store-hooks.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useAnswerView } from './answer-views.ts';
import { fetchEarlier } from './api.ts';
import type { WholeReply } from './ask-question.ts';
import { ThinkingMessage, UserMessage } from './messages.tsx';
import { Turn } from './turn.tsx';
import { WholeAnswers } from './whole-answers.tsx';

/** A turn before it was measured, in pixels. */
const estimatedHeight = 800;
/** Earlier turns are fetched when the reader is this close to the first one, in pixels. */
const fetchAhead = 1_500;

/** Fetches the page before the first turn, one at a time. */
function useEarlier({ session_id, previous }: SessionDetail) {
  const dispatch = useAppDispatch();
  const [loading, setLoading] = useState(false);
  const fetching = useRef(false);
  const fetchMore = useCallback(async () => {
    if (!previous || fetching.current) return;
    fetching.current = true;
    setLoading(true);
    await dispatch(fetchEarlier(session_id, previous));
    fetching.current = false;
    setLoading(false);
  }, [dispatch, session_id, previous]);
  return { loading, fetchMore };
}

/** Whether the page is being printed: then every turn is drawn, not only those in view. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The page is printed as it stands when the event has been handled.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** A question that is no turn of the session: on its way, or answered by a server that did not keep it. */
export interface PendingQuestion {
  text: string;
  responses?: WholeReply['responses'];
}

interface TurnListProps {
  session: SessionDetail;
  pending: PendingQuestion | null;
}

/** The turns of a session. Only those in view are on the page, however many there are; it opens at the last one. */
export function TurnList({ session, pending }: TurnListProps) {
  const { conversations } = session;
  const scroller = useRef<HTMLDivElement>(null);
  const { loading, fetchMore } = useEarlier(session);
  const count = conversations.length + (pending === null ? 0 : 1);
  const view = useAnswerView();
  const isPrinting = useIsPrinting();
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => conversations[index]?.turn_id ?? 'pending',
    anchorTo: 'end',
    // One answer alone is followed to its end as it grows. Side by side each card follows its own, and the page stays.
    scrollEndThreshold: view === 'focus' ? 40 : -1,
    overscan: isPrinting ? count : 1,
  });

  // The turn being read stays where it is when the answers are laid out anew.
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    const read = virtualizer.getVirtualItemForOffset(virtualizer.scrollOffset ?? 0);
    if (read) virtualizer.scrollToIndex(read.index, { align: 'start' });
  }, [view, virtualizer]);

  const last = useRef({ key: '', opened: false });
  const lastKey = conversations.at(-1)?.turn_id ?? '';
  useLayoutEffect(() => {
    const held = last.current;
    if (held.opened && held.key === lastKey && pending === null) return;
    const isNew = !held.opened || held.key !== lastKey || pending !== null;
    last.current = { key: lastKey, opened: true };
    if (isNew) virtualizer.scrollToIndex(count - 1, { align: 'start' });
  }, [virtualizer, count, lastKey, pending]);

  const onScroll = useCallback(() => {
    if ((scroller.current?.scrollTop ?? Number.POSITIVE_INFINITY) < fetchAhead) void fetchMore();
  }, [fetchMore]);
  // A page that fills no window leaves nothing to scroll.
  useEffect(() => {
    const box = scroller.current;
    if (box && box.scrollHeight <= box.clientHeight) void fetchMore();
  }, [fetchMore]);

  return (
    <div
      ref={scroller}
      onScroll={onScroll}
      className="relative min-h-0 grow overflow-y-auto [overflow-anchor:none]"
    >
      {loading && (
        // It takes no height: what is being read must not move for it.
        <div className="sticky top-2 z-10 flex h-0 justify-center">
          <span className="h-fit rounded-full bg-raised px-3 py-1.5 shadow-raised">
            <Spinner label="Loading earlier questions" />
          </span>
        </div>
      )}
      <div className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const conversation = conversations[index];
          return (
            <div
              key={key}
              data-index={index}
              ref={virtualizer.measureElement}
              className="absolute inset-x-0 top-0 px-4 py-5 sm:px-6"
              style={{ transform: `translateY(${start}px)` }}
            >
              {conversation ? (
                <Turn turnId={conversation.turn_id} />
              ) : (
                <div className="space-y-5">
                  <UserMessage text={pending?.text ?? ''} />
                  {pending?.responses ? <WholeAnswers responses={pending.responses} /> : <ThinkingMessage />}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
