import { type RefObject, useEffect, useRef } from 'react';

const handsOnPage = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Closer to the end than this counts as being at it, in pixels. */
const nearEnd = 40;

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
    /** The page's last two heights. What readers move is the page as they see it: a busy one may be a frame behind. */
    let heights = [page.scrollHeight, page.scrollHeight];
    const note = () => {
      hasMoved = true;
    };
    const look = () => {
      const top = window.scrollY;
      const height = page.scrollHeight;
      // Only who goes up leaves the end. A page that grows moves its end away from a reader who stays, and one that
      // turns out shorter takes the reader along.
      const wentUp = last.top - top > Math.max(0, last.height - height);
      const end = top > last.top ? Math.min(height, ...heights) : height;
      last = { top, height };
      if (hasMoved && end - window.innerHeight - top <= nearEnd) isAtEnd = true;
      else if (wentUp) isAtEnd = false;
    };
    const observer = new ResizeObserver(() => {
      heights = [...heights.slice(-1), page.scrollHeight];
      if (isActive.current && isAtEnd) window.scrollTo(0, page.scrollHeight);
    });
    observer.observe(grows.current);
    for (const hand of handsOnPage) window.addEventListener(hand, note, { passive: true, once: true });
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      for (const hand of handsOnPage) window.removeEventListener(hand, note);
      window.removeEventListener('scroll', look);
    };
  }, [grows, shown]);
}
