import { type RefObject, useEffect, useRef } from 'react';

const handsOnPage = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Closer to the end than this counts as being at it, in pixels. */
const nearEnd = 40;

/** How long the page may go on moving after the hand that moved it, in milliseconds. */
const movesFor = 1_000;
/** How long it is remembered how high the page was, in milliseconds: a hand may have to wait so long for a busy page. */
const remembered = 5_000;

/**
 * Keeps the page at its end while it grows, for a reader who has gone there, and until they go up.
 * @param grows the part of the page that grows
 * @param shown what the page shows; with another value readers start over
 * @param active whether readers are taken along at all
 */
export function useFollowEnd(grows: RefObject<HTMLElement | null>, shown: string, active: boolean): void {
  const isActive = useRef(active);
  useEffect(() => {
    isActive.current = active;
  }, [active]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn and view starts over.
  useEffect(() => {
    if (!grows.current) return;
    const page = document.documentElement;
    // A page may stand at its end by itself: it is short, or has been opened there.
    let hasMoved = false;
    let isAtEnd = false;
    let last = { top: window.scrollY, height: page.scrollHeight };
    /** The height of two frames ago. What readers move is the page as they see it, and that may be so far behind. */
    let shownHeight = page.scrollHeight;
    /** How high the page has been since when, the latest last. */
    let heights = [{ since: 0, height: page.scrollHeight }];
    /** How high it was when a hand moved it last, and when the page heard of that. */
    let aimed = { height: 0, heard: Number.NEGATIVE_INFINITY };
    const note = ({ timeStamp }: Event) => {
      hasMoved = true;
      const height = heights.findLast(({ since }) => since <= timeStamp)?.height ?? page.scrollHeight;
      aimed = { height, heard: performance.now() };
    };
    /** Where the end is for somebody who goes down: a page that was busy may have grown before it hears of them. */
    const endGoneTo = (height: number) =>
      Math.min(height, shownHeight, performance.now() - aimed.heard < movesFor ? aimed.height : height);
    const look = () => {
      const top = window.scrollY;
      const height = page.scrollHeight;
      // Only who goes up leaves the end. A page that grows moves its end away from a reader who stays, and one that
      // turns out shorter takes the reader along.
      const wentUp = last.top - top > Math.max(0, last.height - height);
      const end = top > last.top ? endGoneTo(height) : height;
      // An end that comes to its reader is not one they have gone to.
      const hasCome = height < last.height && top <= last.top;
      last = { top, height };
      if (hasMoved && !hasCome && end - window.innerHeight - top <= nearEnd) isAtEnd = true;
      else if (wentUp) isAtEnd = false;
    };
    const observer = new ResizeObserver(() => {
      // Who was moved up in this very frame has left the end, though no event has told of it yet.
      look();
      const height = page.scrollHeight;
      const now = performance.now();
      heights = [
        ...heights.filter((_, index) => now - (heights[index + 1]?.since ?? now) < remembered),
        { since: now, height },
      ];
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          shownHeight = height;
        }),
      );
      if (isActive.current && isAtEnd) window.scrollTo(0, height);
    });
    observer.observe(grows.current);
    for (const hand of handsOnPage) window.addEventListener(hand, note, { passive: true });
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      for (const hand of handsOnPage) window.removeEventListener(hand, note);
      window.removeEventListener('scroll', look);
    };
  }, [grows, shown]);
}
