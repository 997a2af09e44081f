import type { SessionDetail } from '@sextant/contracts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../lib/store-hooks.ts';
import { useTurn } from '../../lib/turn/use-turn.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useAnswerView } from './answer-views.ts';
import { fetchEarlier } from './api.ts';
import { ThinkingMessage, UserMessage } from './messages.tsx';
import type { WholeReply } from './read-whole-reply.ts';
import { Turn } from './turn.tsx';
import { useFollowEnd } from './use-follow-end.ts';

/** A turn before it was measured, in pixels. */
const estimatedHeight = 1_600;
/** Earlier turns are fetched when the reader is this close to the first one, in pixels. */
const fetchAhead = 1_500;

/** Closer to the end than this counts as being at it, in pixels. */
const nearEnd = 40;

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

const WholeAnswers = lazyPart(() => import('./whole-answers.tsx'));

/** A question that is no turn of the session: on its way, or answered by a server that did not keep it. */
export interface PendingQuestion {
  text: string;
  responses?: WholeReply['responses'];
}

interface TurnListProps {
  session: SessionDetail;
  pending: PendingQuestion | null;
}

/** Where the list begins in the page, in pixels: the page's bar stands above it, and at times that the connection is away. */
function useTopInPage(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);
  return top;
}

/** A reader's place in a page that is opened again is the last turn's, and not where the browser left it. */
function useOwnPlace(): void {
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);
}

/**
 * The turns of a session, which scroll with the page. Only those in view are on it, however many there are; it opens at
 * the beginning of the last one.
 */
export function TurnList({ session, pending }: TurnListProps) {
  const { conversations } = session;
  const list = useRef<HTMLDivElement>(null);
  const top = useTopInPage(list);
  const { loading, fetchMore } = useEarlier(session);
  const count = conversations.length + (pending === null ? 0 : 1);
  const lastKey = conversations.at(-1)?.turn_id ?? '';
  const view = useAnswerView();
  const { hasEnded, wasFollowed } = useTurn(lastKey);
  // Answers are followed while they come; columns follow their own ends.
  useFollowEnd(list, `${lastKey} ${view}`, (!hasEnded || wasFollowed) && view !== 'compare');
  const isPrinting = useIsPrinting();
  useOwnPlace();
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => conversations[index]?.turn_id ?? 'pending',
    anchorTo: 'end',
    scrollMargin: top,
    scrollPaddingStart: top,
    // Who follows the end of the page is kept there apart.
    scrollEndThreshold: -1,
    overscan: isPrinting ? count : 1,
  });

  // What is read begins below the page's bar: a turn that ends there, as the one before the last does where a session
  // opens, is above it, and what it grows by moves nothing. One that was only guessed is put right wherever it begins.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end, key, start }, _by, at) => {
    const offset = at.scrollOffset ?? 0;
    return at.itemSizeCache.has(key)
      ? end <= offset + top + 1 && at.scrollDirection !== 'backward'
      : start < offset;
  };

  // The turn being read stays where it is when the answers are laid out in another way.
  const shownView = useRef(view);
  useLayoutEffect(() => {
    if (shownView.current === view) return;
    shownView.current = view;
    const read = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + top);
    if (read) virtualizer.scrollToIndex(read.index, { align: 'start' });
  }, [view, virtualizer, top]);

  const last = useRef({ key: '', opened: false });
  /** Where the reader was before a question that is on its way was shown, in pixels. */
  const before = useRef<number | null>(null);
  useLayoutEffect(() => {
    // Before the list's place is known, so is no turn's.
    if (top === 0) return;
    const held = last.current;
    if (held.opened && held.key === lastKey && pending === null) {
      // A question that was not sent is gone from the page's end: who waited there for it goes back.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      if (before.current !== null && end - window.scrollY <= nearEnd)
        virtualizer.scrollToOffset(before.current);
      before.current = null;
      return;
    }
    before.current = pending && (before.current ?? window.scrollY);
    last.current = { key: lastKey, opened: true };
    virtualizer.scrollToIndex(count - 1, { align: 'start' });
  }, [virtualizer, count, lastKey, pending, top]);

  useEffect(() => {
    const look = () => {
      if (window.scrollY < fetchAhead) void fetchMore();
    };
    // A page that fills no window leaves nothing to scroll.
    if (document.documentElement.scrollHeight <= window.innerHeight) look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [fetchMore]);

  return (
    <div ref={list} className="relative grow">
      {session.previous !== null && (
        // By the browser’s own menu, which waits for nothing to be fetched.
        <p className="hidden pb-4 text-sm print:block">
          Earlier questions are not printed here. For the whole session, choose “Print, or save as PDF” in
          Sextant.
        </p>
      )}
      {loading && (
        // It takes no height: what is being read must not move for it.
        <div className="sticky top-[calc(var(--page-bar)+0.5rem)] z-10 flex h-0 justify-center">
          <span className="h-fit rounded-full bg-raised px-3 py-1.5 shadow-raised">
            <Spinner label="Loading earlier questions" />
          </span>
        </div>
      )}
      <div className="relative w-full print:h-auto!" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const conversation = conversations[index];
          return (
            <div
              key={key}
              data-index={index}
              ref={virtualizer.measureElement}
              className="absolute inset-x-0 px-4 py-5 sm:px-6"
              // Not by a transform, which what is sticky within it does not take into account.
              style={{ top: start - top }}
            >
              {conversation ? (
                <Turn turnId={conversation.turn_id} />
              ) : (
                <div className="space-y-5">
                  <UserMessage text={pending?.text ?? ''} />
                  {pending?.responses ? (
                    <Suspense fallback={<ThinkingMessage />}>
                      <WholeAnswers responses={pending.responses} />
                    </Suspense>
                  ) : (
                    <ThinkingMessage />
                  )}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
