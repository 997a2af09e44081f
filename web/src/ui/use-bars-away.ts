import { useEffect } from 'react';
import { useMedia } from '../lib/use-media.ts';

/** A phone, or a desk's window at 200 % zoom: what stays in view there leaves little to read in. */
const small = '(max-width: 47.99rem), (max-height: 36rem)';
/** A finger trembles; less than this is no direction, in pixels. */
const minStep = 8;
const hands = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
/** The first lines of a page are read with its bars. */
const topOfPage = 64;

/**
 * Says on the root element, as `data-bars="away"`, that the bars of the page are to get out of the way: on a small window
 * while its reader scrolls down, until they scroll up. styles.css moves them; what has the focus stays.
 */
export function useBarsAway(): void {
  const isSmall = useMedia(small);
  useEffect(() => {
    if (!isSmall) return;
    const root = document.documentElement;
    let last = window.scrollY;
    // A page that is opened at its last turn has been scrolled by nobody.
    let hasMoved = false;
    const note = (event: Event) => {
      hasMoved = true;
      // A busy page may hear of the scroll before it hears of the wheel that caused it.
      if (event instanceof WheelEvent && event.deltaY > 0 && window.scrollY > topOfPage)
        root.dataset.bars = 'away';
    };
    const look = () => {
      const top = window.scrollY;
      if (!hasMoved) last = top;
      if (Math.abs(top - last) < minStep) return;
      if (top > last && top > topOfPage) root.dataset.bars = 'away';
      else delete root.dataset.bars;
      last = top;
    };
    for (const hand of hands) window.addEventListener(hand, note, { passive: true, once: true });
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      for (const hand of hands) window.removeEventListener(hand, note);
      window.removeEventListener('scroll', look);
      delete root.dataset.bars;
    };
  }, [isSmall]);
}
