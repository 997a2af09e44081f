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
    /** The height of two frames ago. What readers move is the page as they see it, and that may be so far behind. */
    let shownHeight = page.scrollHeight;
    const note = () => {
      hasMoved = true;
    };
    const look = () => {
      const top = window.scrollY;
      const height = page.scrollHeight;
      // Only who goes up leaves the end. A page that grows moves its end away from a reader who stays, and one that
      // turns out shorter takes the reader along.
      const wentUp = last.top - top > Math.max(0, last.height - height);
      const end = top > last.top ? Math.min(height, shownHeight) : height;
      last = { top, height };
      if (hasMoved && end - window.innerHeight - top <= nearEnd) isAtEnd = true;
      else if (wentUp) isAtEnd = false;
    };
    const observer = new ResizeObserver(() => {
      // Who was moved up in this very frame has left the end, though no event has told of it yet.
      look();
      const height = page.scrollHeight;
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          shownHeight = height;
        }),
      );
      if (isActive.current && isAtEnd) window.scrollTo(0, height);
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
